import type { VacancyForm } from '../form.ts'
import { subjectMark } from './message-words.ts'
import { readMessage } from './read-message.ts'

/** The fields that people paste messages into. */
export const messageFields = [
  'tasks',
  'hardSkills',
  'softSkills',
  'benefits',
  'culture',
  'team',
  'history',
  'coreActivity',
  'mission',
  'goals',
  'contribution',
] as const

/** Facts of one line: what a message put around each is taken off as soon as the form is read. */
export const factsOfOneLine = ['functie', 'organisatie', 'salaris', 'locatie', 'uren', 'sector'] as const

/** A title without what made it the subject of a mail: 'FW: Laborant'. */
export const withoutSubjectMark = (title: string): string => {
  const bare = title.replace(subjectMark, '')
  return bare.trim() === '' ? title : bare
}

/** The form with only the matter of the messages that were pasted into it. */
export const withoutMessages = (form: VacancyForm): VacancyForm => ({
  ...form,
  ...Object.fromEntries(messageFields.map((field) => [field, readMessage(form[field]).text])),
  title: withoutSubjectMark(form.title),
})
