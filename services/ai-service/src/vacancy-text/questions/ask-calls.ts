import type { VacancyQuestion } from '@wervio/contracts'
import { sectionOf } from '../../persona/source/headings.ts'
import type { VacancyForm } from '../form.ts'
import { callsIn, withoutCalls } from '../mend/calls.ts'
import { withoutSiteRemains } from '../mend/site-remains.ts'
import { listFields } from './fields.ts'
import { includeAll } from './include.ts'

/** What was left out because it only calls to read on or to reply, one question a field. */
export const askCalls = (form: VacancyForm): VacancyQuestion[] =>
  listFields.flatMap(({ field, name }) => {
    // 'Interesse?' is the heading above how to apply.
    const calls = callsIn(withoutSiteRemains(form[field])).filter((call) => sectionOf(call) === null)
    return calls.length === 0
      ? []
      : [
          {
            field: name,
            quote: calls.join(' · '),
            question:
              'Dit staat niet in de tekst, want het roept alleen op om verder te lezen of te reageren. Klopt dat?',
            options: [
              { label: 'Ja, weglaten', changes: { [name]: withoutCalls(form[field]) } },
              ...includeAll(name, form[field], calls),
            ],
          },
        ]
  })
