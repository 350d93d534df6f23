import type { GenerateVacancyRequest, VacancyQuestion } from '@wervio/contracts'
import { readForm } from '../form.ts'
import { hideMeantWords, showInQuestions } from '../meant-words.ts'
import { isAgencyName } from '../facts/agency.ts'
import { clientWordIn, UNNAMED_CLIENT } from '../facts/client.ts'
import { withoutAsides } from '../mend/asides.ts'
import { mendForm } from '../mend/mend-form.ts'
import { withoutMessages } from '../mend/messages.ts'
import { withoutPastDates } from '../mend/past-dates.ts'
import { askCalls } from './ask-calls.ts'
import { askClient } from './ask-client.ts'
import { askExcluding } from './ask-excluding.ts'
import { askHours, askPay, askPayDoubt } from './ask-figures.ts'
import { askMessages, askMessagesOfFacts } from './ask-messages.ts'
import { askAsides, askNotes } from './ask-notes.ts'
import { askNotGiven } from './ask-not-given.ts'
import { askPastDates } from './ask-past-dates.ts'
import { askPeople } from './ask-people.ts'
import { askPlaces } from './ask-places.ts'
import { askRemains } from './ask-remains.ts'
import { askSpelling, spellingWarning } from './ask-spelling.ts'
import { askTwoJobs } from './ask-two-jobs.ts'
import { englishWarning } from './english.ts'

/** More than these nobody answers; what was left out is shown all the same. */
const MOST = 6

/** Words that two rules leave out are asked about once. */
const onlyFirst = (questions: readonly VacancyQuestion[]): VacancyQuestion[] =>
  [
    ...new Map(questions.toReversed().map((question) => [`${question.field} ${question.quote}`, question])).values(),
  ].toReversed()

/**
 * What no rule can decide about a form: what was left out first, then what may be misread, then what may stand
 * elsewhere. Days for replying that are over on `today` are left out.
 */
export const questionsOf = (request: GenerateVacancyRequest, today: Date = new Date()): VacancyQuestion[] => {
  const hidden = hideMeantWords(request)
  return showInQuestions(questionsAbout(hidden.form, today), hidden)
}

const questionsAbout = (request: GenerateVacancyRequest, today: Date): VacancyQuestion[] => {
  // An answer goes back into the form, where the client keeps their name.
  const typed = readForm({ ...request, opdrachtgever_in_tekst: 'named' })
  const matter = withoutMessages(typed)
  const dated = withoutAsides(matter)
  const form = withoutPastDates(dated, today)
  const leftOut = onlyFirst([
    ...askMessagesOfFacts(request),
    ...askNotGiven(request),
    ...askMessages(typed),
    ...askAsides(matter),
    ...askPastDates(dated, today),
    ...askNotes(form),
    ...askExcluding(form),
    ...askPayDoubt(form),
    ...askRemains(form),
    ...askCalls(form),
  ])
  const doubtful = onlyFirst([
    ...askClient(form),
    ...askTwoJobs(form),
    ...askPay(form),
    ...askHours(form),
    ...askPlaces(form),
    ...askPeople(form),
    ...askSpelling(request),
  ])
  return [...leftOut, ...doubtful.slice(0, Math.max(0, MOST - leftOut.length))]
}

/** What a recruiter should know of a text that the rules write for this form. */
export const warningsOf = (request: GenerateVacancyRequest): string[] => {
  const form = mendForm(readForm(request))
  const isForUnknownClient = form.client === '' && (form.agency !== null || isAgencyName(form.organisation))
  const texts = Object.entries(form).flatMap(([name, text]) =>
    typeof text === 'string' && name !== 'organisation' && name !== 'agency' ? [text] : [],
  )
  const clientWord = form.client === UNNAMED_CLIENT ? clientWordIn(texts.join('\n'), request.opdrachtgever ?? '') : null
  return [
    englishWarning(form),
    spellingWarning(hideMeantWords(request).form),
    clientWord === null
      ? null
      : `De opdrachtgever wordt niet genoemd, maar ‘${clientWord}’ staat wel in de tekst. Haal dit weg als het de opdrachtgever verraadt.`,
    isForUnknownClient
      ? 'Werf je voor een klant? Vul dan bij ‘Opdrachtgever’ in voor wie: de tekst gaat dan over die werkgever en niet over het bureau.'
      : null,
  ].filter((warning) => warning !== null)
}
