import { isInfinitive } from '../../vacancy-text/language/infinitives.ts'

const words = (text: string) => text.split(' ')
const endsInVerb = (text: string) => isInfinitive(words(text.replace(/ \([^()]{0,80}\)$/, '')).at(-1) ?? '')
const hasVerb = (text: string) => words(text).some(isInfinitive)

/** 'a - b - c': two dashes or more between spaces part items. */
const atDashes = (text: string): string[] => {
  const parts = text.split(/ [-–—] /)
  return parts.length > 2 ? parts : [text]
}

/** 'lonen verwerken Prestaties controleren': a capital after an infinitive starts an item whose line break was lost. */
const atCapitals = (text: string): string[] => {
  // In all capitals they tell nothing.
  if (!/\p{Ll}{3}/u.test(text)) return [text]
  const starts = [...text.matchAll(/ (?=\p{Lu})/gu)].filter(
    ({ index }) => endsInVerb(text.slice(0, index)) && text.slice(0, index).includes(' '),
  )
  const items: string[] = []
  let start = 0
  for (const { index } of starts) {
    items.push(text.slice(start, index))
    start = index + 1
  }
  return [...items, text.slice(start)]
}

const SMALL =
  /^(?:en|of|om|in|met|bij|van|voor|op|naar|aan|door|als|tot|zonder|te|uit|via|volgens|over|tussen|onder|per|binnen|\(.*)$/iu

/** 'kassa doen rekken vullen klanten helpen': three things to do without any mark between them, cut after each verb. */
const atVerbs = (text: string): string[] => {
  const all = words(text)
  if (/[,.;:?!]| (?:te|je|jij|wij|we|die|dat) /u.test(text) || all.length > 40) return [text]
  const ends = all.flatMap((word, at) => {
    const next = all[at + 1]
    const goesOn = next !== undefined && (SMALL.test(next) || isInfinitive(next))
    return isInfinitive(word) && at > 0 && !goesOn ? [at + 1] : []
  })
  if (ends.length < 3 || ends.at(-1) !== all.length) return [text]
  return ends.map((end, index) => all.slice(ends[index - 1] ?? 0, end).join(' '))
}

/** 'HACCP bijhouden + temperaturen noteren': a plus between two things to do. */
const atPlus = (text: string): string[] => {
  const parts = text.split(' + ')
  return parts.length > 1 && parts.every(endsInVerb) ? parts : [text]
}

/** 'inboeken;controleren', 'melden,Vergaderen', 'a,, b': marks that no sentence has between its words. */
const atMarks = (text: string): string[] =>
  text.length > 600 || /&[a-z]+;/.test(text)
    ? [text]
    : text.split(/ ?; ?|,,\s?|,(?=\p{L})|, (?=\p{Lu}\p{Ll}+ \p{L}+ )/u).filter((part) => part.trim() !== '')

/** 'stoel klaarzetten, instrumenten steriliseren, foto’s maken': each part has a verb of its own. */
const atCommas = (text: string): string[] => {
  if (text.length > 400 || /[.:?!()]| (?:je|jij|wij|we|die|dat|waar|als) /u.test(text)) return [text]
  const parts = text.split(', ')
  return parts.length > 2 && parts.filter(hasVerb).length > parts.length / 2 && !sharesVerb(parts) ? parts : [text]
}

/** '…, stockeren van paletten': a deed begins behind the comma of one that is said in a sentence. */
const atDeeds = (text: string): string[] => {
  const parts = text.split(/, (?=\p{Ll}{3,}en (?:van|v\.) (?!wie\b|wat\b))/u)
  return parts.slice(1).every((part) => isInfinitive(words(part)[0] ?? '')) ? parts : [text]
}

/** The demands of one item, each word for word in it. */
export const splitDemand = (item: string): string[] =>
  [item]
    .flatMap(atDashes)
    .flatMap(atMarks)
    .map((part) => part.trim())

/** The tasks of one item that was typed without commas or line breaks, each word for word in it. */
export const splitTask = (item: string): string[] =>
  [item]
    .flatMap(atDashes)
    .flatMap(atMarks)
    .flatMap(atDeeds)
    .flatMap(atCommas)
    .flatMap(atCapitals)
    .flatMap(atVerbs)
    .flatMap(atPlus)
    .map((part) => part.trim())

/** Whether a list with commas is one thing to do with its objects: 'gebak, bonbons, taarten decoreren'. */
export const sharesVerb = (items: readonly string[]): boolean =>
  items.length > 1 &&
  endsInVerb(items.at(-1) ?? '') &&
  items.slice(0, -1).every((item) => words(item).length <= 2 && !hasVerb(item))

/**
 * 'In deze functie ontvang je gasten, behandel je reservaties en sta je aan de kassa': one task for each verb before
 * 'je'.
 */
export const splitClauses = (sentence: string): string[] => {
  const parts = sentence.length > 400 ? [] : sentence.split(/(?:, en |, | en )(?=\p{Ll}{2,20} je )/u)
  if (parts.length < 2) return [sentence]
  const opening = /^(?:In deze (?:functie|rol)|Als [^,.]{3,50}?|Straks|Hier) (?=\p{Ll}{2,20} je )/u
  return parts.map((part) => part.replace(opening, '').trim())
}
