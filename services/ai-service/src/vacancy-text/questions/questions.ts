import type { GenerateVacancyRequest, VacancyQuestion } from '@wervio/contracts'
import { readForm } from '../form.ts'
import { isAgencyName } from '../facts/agency.ts'
import { clientWordIn, UNNAMED_CLIENT } from '../facts/client.ts'
import { mendForm } from '../mend/mend-form.ts'
import { withoutMessages } from '../mend/messages.ts'
import { askExcluding } from './ask-excluding.ts'
import { askHours, askPay, askPayDoubt } from './ask-figures.ts'
import { askMessages } from './ask-messages.ts'
import { askNotes } from './ask-notes.ts'
import { askPeople } from './ask-people.ts'
import { askPlaces } from './ask-places.ts'
import { askRemains } from './ask-remains.ts'
import { englishWarning } from './english.ts'

/** More than these nobody answers. */
const MOST = 6

/**
 * What no rule can decide about a form: what was left out first, then what may be misread, then what may stand
 * elsewhere.
 */
export const questionsOf = (request: GenerateVacancyRequest): VacancyQuestion[] => {
  // An answer goes back into the form, where the client keeps their name.
  const typed = readForm({ ...request, opdrachtgever_in_tekst: 'named' })
  const form = withoutMessages(typed)
  return [
    ...askMessages(typed),
    ...askNotes(form),
    ...askExcluding(form),
    ...askPayDoubt(form),
    ...askRemains(form),
    ...askPay(form),
    ...askHours(form),
    ...askPlaces(form),
    ...askPeople(form),
  ].slice(0, MOST)
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
    clientWord === null
      ? null
      : `De opdrachtgever wordt niet genoemd, maar ‘${clientWord}’ staat wel in de tekst. Haal dit weg als het de opdrachtgever verraadt.`,
    isForUnknownClient
      ? 'Werf je voor een klant? Vul dan bij ‘Opdrachtgever’ in voor wie: de tekst gaat dan over die werkgever en niet over het bureau.'
      : null,
  ].filter((warning) => warning !== null)
}
