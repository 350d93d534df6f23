import type { VacancyFormCase } from '../vacancy-forms/types.ts'
import { agencyForms } from './agencies.ts'
import { capitalsAndNotesForms } from './capitals-and-notes.ts'
import { chatAndMailForms } from './chat-and-mail.ts'
import { englishForms } from './english.ts'
import { hospitalAndWorkshopForms } from './hospital-and-workshop.ts'
import { shortForms } from './short.ts'
import { twoJobsAndTableForms } from './two-jobs-and-tables.ts'

/** Fourteen forms in trades that the earlier sets lack. */
export const fifthForms: readonly VacancyFormCase[] = [
  ...chatAndMailForms,
  ...capitalsAndNotesForms,
  ...agencyForms,
  ...englishForms,
  ...shortForms,
  ...hospitalAndWorkshopForms,
  ...twoJobsAndTableForms,
]
