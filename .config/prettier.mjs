import oxfmt from '../.oxfmtrc.json' with { type: 'json' }

const { semi, singleQuote, printWidth, arrowParens, trailingComma } = oxfmt

/** For .astro files, which oxfmt does not format yet. */
export default {
  semi,
  singleQuote,
  printWidth,
  arrowParens,
  trailingComma,
  plugins: ['prettier-plugin-astro'],
  overrides: [{ files: '*.astro', options: { parser: 'astro' } }]
}
