import { groupsOf, wordingsOf } from '../lexicon/lexicon.ts'
import { wordsOfHeading } from './heading-key.ts'
import { isFirmWording } from './firm-headings.ts'
import type { SectionKind } from './section-kind.ts'

/** Without spaces, so that 'W E R K E R VA R I N G' and 'Werkervaring' are the same. */
const squeeze = (words: readonly string[]) => words.join('')
const keyOf = (wording: string) => squeeze(wordsOfHeading(wording) ?? [])

const kindByKey = new Map<string, SectionKind>(
  ([...groupsOf('headings')] as [SectionKind, readonly string[]][]).flatMap(([kind, wordings]) =>
    wordings.map((wording) => [keyOf(wording), kind] as const),
  ),
)
const ligatures: readonly RegExp[] = [/ti/g, /t[ti]/g, /f[fil]/g, /ffi|f[fil]/g, /ti|t[tf]|ft|f[fil]/g]

/** Wordings as they come out of a document that lost its ligatures: 'Cer ficaten', 'Educaon'. */
const kindByKeyWithoutLigature = new Map<string, SectionKind>(
  [...kindByKey].flatMap(([key, kind]) =>
    ligatures
      .map((ligature) => [key.replace(ligature, ''), kind] as const)
      .filter(([shortKey]) => shortKey !== key && shortKey.length >= 5),
  ),
)
const kindOfKey = (key: string): SectionKind | undefined =>
  kindByKey.get(key) ?? kindByKeyWithoutLigature.get(key.replace(/[^\p{Script=Latin}\d]/gu, ''))

const qualifierKeys = new Set(wordingsOf('heading-qualifiers').map(keyOf))

const withoutQualifiers = (words: readonly string[]): readonly string[] => {
  let from = 0
  let to = words.length
  while (to - from > 1 && qualifierKeys.has(words[from] ?? '')) from += 1
  while (to - from > 1 && qualifierKeys.has(words[to - 1] ?? '')) to -= 1
  return words.slice(from, to)
}

const kindOfPart = (words: readonly string[]): SectionKind | undefined =>
  words.length === 0 ? undefined : (kindOfKey(squeeze(words)) ?? kindOfKey(squeeze(withoutQualifiers(words))))

const splitAtAnd = (words: readonly string[]): readonly (readonly string[])[] => {
  const at = words.flatMap((word, index) => (word === 'en' ? [index] : []))
  return [...at, words.length]
    .map((end, index) => words.slice(index === 0 ? 0 : (at[index - 1] ?? 0) + 1, end))
    .filter((part) => part.length > 0)
}

/** The subjects with dates. They count when a heading names two subjects; without them the first counts. */
const weightiest: readonly SectionKind[] = ['experience', 'education']

/** Skills by the last word of a heading: 'Clinical skills', 'Zorgvaardigheden'. */
const kindByEnd = (words: readonly string[]): SectionKind | undefined =>
  words.length <= 3 && /(?:^skills?|vaardigheden)$/.test(words.at(-1) ?? '') ? 'skills' : undefined

/** The subject of a heading, education for 'Opleidingen & cursussen'; undefined for words that no heading has. */
export const kindOfHeading = (text: string): SectionKind | undefined => {
  const words = wordsOfHeading(text)
  if (!words) return undefined
  const kindOfAll = kindOfPart(words) ?? kindByEnd(words)
  if (kindOfAll) return kindOfAll
  const kinds = text
    .split(/[,/|]/)
    .map((part) => wordsOfHeading(part) ?? [])
    .flatMap(splitAtAnd)
    .map(kindOfPart)
  if (kinds.length < 2 || kinds.some((kind) => kind === undefined)) return undefined
  return weightiest.find((kind) => kinds.includes(kind)) ?? kinds[0]
}

const PREPOSITION = new Set([
  'en',
  'in',
  'bij',
  'als',
  'met',
  'binnen',
  'buiten',
  'op',
  'at',
  'as',
  'with',
  'within',
  'of',
  'for',
  'bei',
])

/** The subject of a heading by the words before a preposition: 'Werkervaring in het onderwijs'. */
export const kindBeforePreposition = (text: string): SectionKind | undefined => {
  const words = wordsOfHeading(text)
  const at = words?.findIndex((word) => PREPOSITION.has(word)) ?? -1
  const first = words?.slice(0, at).join(' ') ?? ''
  return words && at > 0 && at <= 3 && words.length <= 7 && isFirmWording(first)
    ? kindOfPart(words.slice(0, at))
    : undefined
}
