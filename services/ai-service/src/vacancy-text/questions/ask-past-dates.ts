import type { VacancyQuestion } from '@wervio/contracts'
import type { VacancyForm } from '../form.ts'
import { messageFields } from '../mend/messages.ts'
import { readPastDates } from '../mend/past-dates.ts'
import { messageFieldNames } from './ask-messages.ts'
import { includeAll } from './include.ts'

/** What was left out of a field because its day is over. */
export const askPastDates = (form: VacancyForm, today: Date): VacancyQuestion[] =>
  messageFields.flatMap((field) => {
    const name = messageFieldNames[field]
    const { text, past } = readPastDates(form[field], today)
    return past.length === 0
      ? []
      : [
          {
            field: name,
            quote: past.join(' · '),
            question: 'Dit staat niet in de tekst, want de datum is voorbij. Klopt dat?',
            options: [{ label: 'Ja, weglaten', changes: { [name]: text } }, ...includeAll(name, form[field], past)],
          },
        ]
  })
