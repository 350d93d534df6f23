import { infinitiveOf } from './strong-verbs.ts'

const cache = new Map<string, string>()
const CACHED = 50_000

const undouble = (word: string) => word.replace(/([bdfgklmnprst])\1$/, '$1')
const shortVowels = (word: string) =>
  word
    .replace(/aa/g, 'a')
    .replace(/ee(?!n$)/g, 'e')
    .replace(/oo/g, 'o')
    .replace(/uu/g, 'u')
const hardEnd = (word: string) => word.replace(/v$/, 'f').replace(/z$/, 's')

/** Keeps its s: without it, it is its country. */
const LANGUAGE = /^(nederlands|engels)e?$/
/** Somebody who leads: without its ending it is what they do. */
const LEADER = /^(leidinggevende)n?$/

/** 'Gewerkt', 'gelopen'; 'gesprekken' and 'gezinsleden' are none. */
const PARTICIPLE =
  /^ge.{4,}(?:t|d|te|de)$|^ge(?:gev|lop|kom|lez|vall|drag|houd|lad|met|bakk|lat|slap|roep|vang|hang|bor|nom|red|schrev)en$/

/** Endings in the order they come off; each leaves at least three letters. */
const ENDINGS: [RegExp, string][] = [
  [/['’]s?$/, ''],
  [/heden$/, 'heid'],
  [/ies$/, 'ie'],
  [/(?<=.{3})(?:etje|tje|pje)s?$/, ''],
  [/(?<=.{4})ende$/, ''],
  [/(?<=.{3})en$/, ''],
  [/(?<=.{3})s$/, ''],
  [/(?<=.{3})e$/, ''],
  [/(?<=.{3})t$/, ''],
  [/(?<=.{3})s$/, ''],
]

const compute = (inflected: string): string => {
  const word = infinitiveOf(inflected)
  if (word.length <= 3 || /\d/.test(word)) return word
  const whole = (LANGUAGE.exec(word) ?? LEADER.exec(word))?.[1]
  if (whole !== undefined) return whole
  let rest = word
  if (PARTICIPLE.test(rest)) rest = rest.slice(2)
  for (const [ending, replacement] of ENDINGS) {
    const shorter = rest.replace(ending, replacement)
    // 'Budgetten' loses no more than 'budget' does.
    rest = hardEnd(shorter === rest ? rest : shorter.replace(/([^t])tt$/, '$1t'))
  }
  return hardEnd(undouble(shortVowels(rest)))
}

/**
 * The part of a Dutch or English word that its forms share: 'taak' and 'taken', 'plant' and 'plannen'. Not a word
 * itself.
 */
export const stem = (word: string): string => {
  const cachedStem = cache.get(word)
  if (cachedStem !== undefined) return cachedStem
  if (cache.size >= CACHED) cache.clear()
  const computed = compute(word)
  cache.set(word, computed)
  return computed
}
