import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** First words of exported functions: verbs in use, prefixes of predicates and of conversions. A new verb is added here. */
const VERBS = new Set(
  `accept add allocate apply approve assign authenticate authorize begin block book break build buy calculate call cancel capture change
   charge check choose claim clean clear close coalesce collect combine compare compile complete configure confirm continue copy count create credit crop
   deallocate decide decode defer define delete deliver describe detect discard disconnect dismiss dispatch dispose download draw drop dump empty end ensure
   escape expire explain export extend fail fetch filter find finish flush follow forget format free from generate grant group guess has hash hold identify
   implement import improve index insert inspect intersect invalidate invite is issue join keep lay learn limit link list load localize
   lock log make map mark mask match measure merge migrate move normalize notify omit on open order parse pay place plan play post preview price print
   promise publish purge push put query queue quote rate read receive recharge record redact recolour refresh refund refuse register reindex
   reissue reject release remove rename render renew repeat replace reply report request require reserve reset resolve respond restock
   restore resume retry return review revoke run save scale schedule score seal search seed select send set settle show shuffle slice sort split spread start
   stem stop store stream submit suggest sum switch sync take to toggle tokenize track transact translate understand undo unescape unpublish
   update upload use verify view void wait warn with withdraw without write can`.split(/\s+/)
)
const FUNCTION = /^export (?:async )?(?:function\*? (\w+)|const (\w+) = (?:async )?(?:<[^>]*>)?\([^=]*=>)/gm

/** The infrastructure of `kernel` follows its libraries: a column is `tugrik('total')`, as Drizzle's is `text('name')`. */
const files = globSync('src/{domain,i18n,server}/**/*.ts').filter(file => !file.startsWith('src/server/kernel/'))

test('the name of an exported function begins with a verb', () => {
  const names = files.flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(FUNCTION)].map(([, declared = '', arrow]) => ({ file, name: arrow ?? declared }))
  )
  expect(names.length).toBeGreaterThan(1500)
  expect(names.filter(({ name }) => !VERBS.has(/^[a-z]+/.exec(name)?.[0] ?? ''))).toEqual([])
})

/** Methods of classes, indented by two; a constructor, getters, and those that implement an interface of a library are no verbs. */
const METHOD = /^ {2}(?:private |protected |static |override )?(?:async )?(\w+)(?:<[^>]*>)?\([^)]*\)(?:: [^={]+)? \{$/gm
const OTHERS = ['constructor', 'if', 'for', 'while', 'switch', 'catch', 'function']

test('the name of a method begins with a verb', () => {
  const names = files.flatMap(file => {
    const text = readFileSync(file, 'utf8')
    if (!/^(?:export )?(?:default )?(?:abstract )?class /m.test(text)) return []
    return [...text.matchAll(METHOD)].map(([, name = '']) => ({ file, name }))
  })
  const methods = names.filter(({ name }) => !OTHERS.includes(name))
  expect(methods.length).toBeGreaterThan(20)
  expect(methods.filter(({ name }) => !VERBS.has(/^[a-z]+/.exec(name)?.[0] ?? ''))).toEqual([])
})
