import type { GenerateVacancyRequest, VacancyQuestion } from '@wervio/contracts'
import { readForm } from '../form.ts'
import { askHours, askPay } from './ask-figures.ts'
import { askNotes } from './ask-notes.ts'
import { askPlaces } from './ask-places.ts'

/** More than these nobody answers. */
const MOST = 6

/** What no rule can decide about a form: what was left out first, then what may be misread, then what may stand elsewhere. */
export function questionsOf(request: GenerateVacancyRequest): VacancyQuestion[] {
  const form = readForm(request)
  return [...askNotes(form), ...askPay(form), ...askHours(form), ...askPlaces(form)].slice(0, MOST)
}
