import { isEnglish } from '../language/english.ts'
import { linesOfField } from '../mend/list-parts.ts'
import type { MendedForm } from '../mend/mend-form.ts'
import { listFields } from './fields.ts'

const STORIES = [
  ['coreActivity', 'kernactiviteit'],
  ['history', 'geschiedenis'],
  ['team', 'samenstelling van het team'],
  ['culture', 'organisatiecultuur'],
  ['mission', 'missie, visie en kernwaarden'],
  ['contribution', 'maatschappelijke bijdrage'],
] as const

/** What is still English after the words that are known were put in Dutch, as one sentence; null when nothing is. */
export const englishWarning = (form: MendedForm): string | null => {
  const lists = listFields.filter(({ field }) => linesOfField(form[field], form.names).some(isEnglish))
  const labels = [
    ...lists.map(({ label }) => label),
    ...STORIES.filter(([field]) => isEnglish(form[field])).map(([, label]) => label),
  ]
  if (labels.length === 0) return null
  return `Dit is (deels) in het Engels ingevuld en staat zo in de tekst: ${labels.join(', ')}. Vul het in het Nederlands in als je een Nederlandse tekst wilt.`
}
