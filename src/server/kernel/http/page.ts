import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import type { Locale } from '#domain/site.ts'
import sans from '#styles/fonts/commissioner.woff2?url'
import serif from '#styles/fonts/source-serif-4.woff2?url'
import theme from '#styles/tokens.css?raw'
import base from './page.css?raw'

export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>

/** The pages run no script and load nothing from other hosts. */
export const PLAIN_PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** The tokens use Tailwind's syntax, but Tailwind does not process this page. */
const tokens = theme.replace(/@theme[^{]*\{/, ':root {')
const fonts = `@font-face { font-family: "Commissioner Variable"; src: url("${sans}"); font-weight: 400 700; font-display: swap }
@font-face { font-family: "Source Serif 4 Variable"; src: url("${serif}"); font-weight: 400 600; font-display: swap }`

/** A page of the demo with the shop's tokens, one inline style sheet and no script. */
export async function renderPlainPage(page: { title: string; locale: Locale; body: Markup; status?: number }): Promise<Response> {
  const text = await html`<!doctype html>
    <html lang="${page.locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${page.title}</title>
        <link rel="icon" href="/brand/mark.svg" />
        <style>
          ${raw(fonts)}
          ${raw(tokens)}
          ${raw(base)}
        </style>
      </head>
      <body>
        ${page.body}
      </body>
    </html>`
  return new Response(text.toString(), {
    status: page.status ?? 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'content-security-policy': PLAIN_PAGE_POLICY,
      'x-content-type-options': 'nosniff'
    }
  })
}
