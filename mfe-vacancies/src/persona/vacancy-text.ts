import { vacancyAsText, type Vacancy } from '@wervio/contracts'
import { plainText } from '../publication/plain-text.ts'
import { sanitise } from '../publication/sanitise.ts'

/** Fields that say what the role asks; a persona needs at least one of them. */
const ROLE_FIELDS = [
  'specific_tasks',
  'hard_skills',
  'soft_skills',
  'core_activity',
  'team_composition',
  'company_culture',
] as const

const publicationText = (vacancy: Vacancy): string => plainText(sanitise(vacancy.description))

/** What a persona is made of: the fields, or the publication text where they are empty; null when there is neither. */
export const textForPersona = (vacancy: Vacancy): string | null => {
  if (ROLE_FIELDS.some((field) => vacancy[field].trim() !== '')) return vacancyAsText(vacancy)
  const text = publicationText(vacancy)
  return text.trim() === '' ? null : `Functie: ${vacancy.title.trim()}\n\n${text}`
}

/** The tab of the vacancy where this sentence stands now; null when it was changed since. */
export const tabOfSentence = (sentence: string, vacancy: Vacancy): 'overzicht' | 'publicatietekst' | null => {
  if (vacancyAsText(vacancy).includes(sentence)) return 'overzicht'
  return publicationText(vacancy).includes(sentence) ? 'publicatietekst' : null
}
