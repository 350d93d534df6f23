import { companyEndings, companyWords, knownCompanies, legalForms } from './company-words.ts'
import { endsIn, fold, isJobWord, jobLikeness, singular, wordsOf } from '../words/job-likeness.ts'
import { headOf, wordsOfFirm } from './title-head.ts'

/** Legal forms that are words in small letters: 'Medewerker spa'. */
const isSmallWord = (text: string): boolean => /\s(?:spa|as|co|ab|sa|se)\)?$/.test(text)

/** More than a word for a job weighs, which such a name holds. */
const FIRM_OF_JOBS = 2

/** How much words read as the name of a firm or an institution, 0 to about 3. */
export function companyLikeness(text: string): number {
  const words = wordsOf(text)
  if (words.length === 0) return 0
  const foldedText = fold(text).replaceAll('.', '')
  const last = foldedText.split(/[\s,()]+/).findLast((word) => word !== '') ?? ''
  let score =
    (legalForms.has(last) && !isSmallWord(text)) || /\bb\.?v\.?(?:\s|$|\))|\bn\.?v\.?$|\bgmbh\b|, inc\b/i.test(text)
      ? 2.2
      : 0
  const firmWords = wordsOfFirm(text)
  if (headOf(text) === 'firm') score += FIRM_OF_JOBS
  else if (firmWords.some((word) => companyWords.has(word) || companyWords.has(singular(word)))) score += 1.3
  else if (firmWords.some((word) => endsIn(word, companyEndings) && isJobWord(word) === 0)) score += 1
  if (words.some((word) => knownCompanies.has(word))) score += 1.2
  if (/\s&\s|\s\+\s/.test(text)) score += 0.5
  if (/^(?:de|het|the|stichting|gemeente|'t|’t)\s/i.test(text)) score += 0.5
  if (/^\p{Lu}{2,6}$/u.test(text)) score += 0.8
  if (/\p{Ll}\p{Lu}|\.(?:nl|com|io|be|eu)\b/u.test(text)) score += 0.7
  return score
}

/** Words in place of a company for self-employed people. */
const OWN_FIRM =
  /^\(?(?:als )?(?:zelfstandig|zzp|freelance|eigen (?:bedrijf|onderneming|praktijk|zaak)|self[- ]employed|selbstst?ändig|freiberuflich|indépendant|autónomo)\)?$/iu

/** Above 0 for words that read as a job, below 0 for those that read as a firm; between -3 and 3. */
export const leanOf = (text: string): number =>
  OWN_FIRM.test(text) ? 0.1 : Math.max(-3, Math.min(3, jobLikeness(text) - companyLikeness(text)))
