import { fold } from '../lexicon/fold.ts'
import { patternOf, wordSetOf } from '../lexicon/lexicon.ts'
import { jobLikeness, wordsOf } from '../words/job-likeness.ts'
import { endsAsFirm, isListedFirmWord } from './firm-words.ts'
import { headOf, wordsOfFirm } from './title-head.ts'
import { legalFormPattern } from '../words/legal-forms.ts'

const legalForms = wordSetOf('legal-forms')
const firms = wordSetOf('firms')

/** A form that is also a word, in small letters: 'Medewerker spa'. */
const IS_SMALL_WORD = new RegExp(String.raw`\s${patternOf('legal-forms', 'word')}\)?$`, 'u')
const HAS_FORM = new RegExp(String.raw`(?<![\p{L}\d])${legalFormPattern('abbreviation')}\.?(?:[\s)]|$)`, 'iu')

/** More than a word for a job weighs, which such a name holds. */
const FIRM_OF_JOBS = 2

/** How much words read as the name of a firm or an institution, 0 to about 3. */
export const companyLikeness = (text: string): number => {
  const words = wordsOf(text)
  if (words.length === 0) return 0
  const foldedText = fold(text).replaceAll('.', '')
  const last = foldedText.split(/[\s,()]+/).findLast((word) => word !== '') ?? ''
  let score = (legalForms.has(last) && !IS_SMALL_WORD.test(text)) || HAS_FORM.test(text) ? 2.2 : 0
  const firmWords = wordsOfFirm(text)
  if (headOf(text) === 'firm') score += FIRM_OF_JOBS
  else if (firmWords.some(isListedFirmWord)) score += 1.3
  else if (firmWords.some(endsAsFirm)) score += 1
  if (words.some((word) => firms.has(word))) score += 1.2
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
