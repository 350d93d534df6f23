import { companyEndings, companyWords, knownCompanies, legalForms } from './company-words.ts'
import { jobEndings, jobWords, rankWords, weakJobEndings } from './job-words.ts'

const MOST = 12

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’‘`´]/g, "'").toLowerCase()
const wordsOf = (text: string): readonly string[] =>
  fold(text.slice(0, 160))
    .split(/[^\p{L}\p{N}'-]+/u)
    .filter((word) => /\p{L}/u.test(word))
    .slice(0, MOST)

const singular = (word: string) => word.replace(/s$/, '')
const endsIn = (word: string, endings: readonly string[]) => endings.some((ending) => word.length >= ending.length + 2 && word.endsWith(ending))

/** The last word before a preposition names what an English title is about: 'Manager' of 'Manager of Works'. */
const PREPOSITIONS = new Set(['of', 'for', 'in', 'to', 'van', 'der', 'voor', 'op', 'met', 'and', 'en'])

function isJobWord(word: string): number {
  if (jobWords.has(word) || jobWords.has(singular(word))) return 1.6
  const parts = word.split('-')
  if (parts.length > 1 && parts.some((part) => part.length > 3 && jobWords.has(part))) return 1.5
  if (endsIn(word, jobEndings)) return 1.4
  return endsIn(word, weakJobEndings) && word.length > 6 ? 0.5 : 0
}

/** How much words read as the title of a job, 0 to about 3. */
export function jobLikeness(text: string): number {
  const words = wordsOf(text)
  const scores = words.map((word) => (PREPOSITIONS.has(word) ? 0 : isJobWord(word)))
  const best = Math.max(0, ...scores)
  const ranked = words.some((word) => rankWords.has(word)) ? 0.6 : 0
  const several = scores.filter((score) => score >= 1).length > 1 ? 0.4 : 0
  const genders = /\(?\b[mvfx]\/[mvfx](?:\/[xd])?\b\)?/i.test(text) ? 1 : 0
  return best + ranked + several + genders
}

/** How much words read as the name of a firm or an institution, 0 to about 3. */
export function companyLikeness(text: string): number {
  const words = wordsOf(text)
  if (words.length === 0) return 0
  const plain = fold(text).replaceAll('.', '')
  const last = plain.split(/[\s,()]+/).findLast((word) => word !== '') ?? ''
  let score = legalForms.has(last) || /\bb\.?v\.?(?:\s|$|\))|\bn\.?v\.?$|\bgmbh\b|, inc\b/i.test(text) ? 2.2 : 0
  if (words.some((word) => companyWords.has(word) || companyWords.has(singular(word)))) score += 1.3
  else if (words.some((word) => endsIn(word, companyEndings) && isJobWord(word) === 0)) score += 1
  if (words.some((word) => knownCompanies.has(word))) score += 1.2
  if (/\s&\s|\s\+\s/.test(text)) score += 0.5
  if (/^(?:de|het|the|stichting|gemeente|'t|’t)\s/i.test(text)) score += 0.5
  if (/^\p{Lu}{2,6}$/u.test(text)) score += 0.8
  if (/\p{Ll}\p{Lu}|\.(?:nl|com|io|be|eu)\b/u.test(text)) score += 0.7
  return score
}

/** Above 0 for words that read as a job, below 0 for those that read as a firm; between -3 and 3. */
export const leanOf = (text: string): number => Math.max(-3, Math.min(3, jobLikeness(text) - companyLikeness(text)))
