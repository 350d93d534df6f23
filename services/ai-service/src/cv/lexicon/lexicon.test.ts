import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { fold } from './fold.ts'
import { anyOf, groupsOf, wordSetOf, wordingsOf } from './lexicon.ts'
import { languagesIn, parseList, readLexicon } from './read-lexicon.ts'

const lexicon = readLexicon(import.meta.dirname)
const sources = globSync('**/*.ts', { cwd: join(import.meta.dirname, '..') })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(import.meta.dirname, '..', file), 'utf8'))

/** The wordings that come more than once among some, folded. */
const doublesOf = (wordings: readonly string[]): string[] => {
  const keys = wordings.map(fold)
  return [...new Set(keys.filter((key, at) => keys.indexOf(key) !== at))]
}

test.each(['Überprüfung', 'ÜBERPRÜFUNG', 'u\u0308berprufung'])('%s is folded to one spelling', (text) =>
  expect(fold(text)).toBe('uberprufung'),
)

test('ligatures and apostrophes have one spelling', () =>
  expect(fold('Straße, Ĳmuiden, Œuvre, ’s-Graveland, ﬁnance')).toBe("strasse, ijmuiden, oeuvre, 's-graveland, finance"))

test.each(
  [...lexicon].flatMap(([list, languages]) => [...languages.keys()].map((language) => [language, list] as const)),
)('%s/%s has no wording twice', (language, list) =>
  expect(doublesOf([...(lexicon.get(list)?.get(language)?.values() ?? [])].flat())).toEqual([]),
)

/** Wordings in two groups of a list on purpose: names of a Dutch place and of a city abroad. */
const IN_TWO_GROUPS: Readonly<Record<string, readonly string[]>> = { places: ['bunde', 'giessen'] }

test.each([...lexicon.keys()])('no wording of %s is in two groups, in whatever languages', (list) => {
  const keys = [...groupsOf(list).values()].flatMap((wordings) => [...new Set(wordings.map(fold))])
  expect(doublesOf(keys).toSorted()).toEqual(IN_TWO_GROUPS[list] ?? [])
})

/** Lists that say contrary things of a word, with the words that mean both. */
test.each([
  ['months', 'now', []],
  ['months', 'seasons', []],
  ['now', 'seasons', []],
  ['firm-words', 'legal-forms', []],
  // Shops and branches that are called as the trade is.
  ['firm-words', 'job-words', ['facilitair', 'juwelier', 'kinderopvang', 'logistiek']],
  ['between-jobs', 'job-words', []],
  ['labels', 'job-words', []],
  ['firms', 'job-words', []],
  // 'Job' is a name too.
  ['given-names', 'not-in-names', ['job']],
  ['given-names', 'job-words', []],
])('%s and %s share no word that is not stated', (one, other, shared) => {
  const words = wordSetOf(other)
  expect([...wordSetOf(one)].filter((word) => words.has(word)).toSorted()).toEqual(shared)
})

test.each([...lexicon.keys()])('%s is read by the reader', (list) =>
  expect(sources.some((source) => source.includes(`'${list}'`))).toBe(true),
)

test('each language has the twelve months', () => {
  for (const [, groups] of lexicon.get('months') ?? [])
    expect([...groups.keys()]).toEqual(Array.from({ length: 12 }, (_, at) => String(at + 1)))
})

test('a language is a folder', () =>
  expect(languagesIn(import.meta.dirname)).toEqual(expect.arrayContaining(['nl', 'en'])))

test('groups, remarks and wordings are read as they stand', () =>
  expect(parseList('# Remark.\nfree\n[one]\na b\nc/d\n[two]\n')).toEqual(
    new Map([
      ['', ['free']],
      ['one', ['a b', 'c/d']],
      ['two', []],
    ]),
  ))

test.each(['a\n\nb\n', ' a\n', 'a \n', '[]\na\n', '[one]\na\n[one]\nb\n'])('%j is refused', (text) =>
  expect(() => parseList(text)).toThrow(),
)

test('a list or a group that there is not is refused', () => {
  expect(() => wordingsOf('month')).toThrow("no list 'month'")
  expect(() => wordingsOf('months', '13')).toThrow("no group '13'")
})

test('a pattern takes the longest wording, with or without its accents, and no sign of it as syntax', () => {
  const pattern = new RegExp(`^${anyOf(["aujourd'hui", 'août', 'sp. z o.o', 'sp'])}`, 'iu')
  expect(['Aujourd’hui', 'AOUT', 'août', 'sp. z o.o.', 'spa'].map((text) => pattern.exec(text)?.[0])).toEqual([
    'Aujourd’hui',
    'AOUT',
    'août',
    'sp. z o.o',
    'sp',
  ])
})
