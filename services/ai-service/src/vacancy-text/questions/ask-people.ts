import type { VacancyQuestion } from '@wervio/contracts'
import type { VacancyForm } from '../form.ts'
import { leadersIn, splitContact } from '../mend/people.ts'

/** Names of who leads a team: whether a published text has them is theirs to say. */
export const askPeople = (form: VacancyForm): VacancyQuestion[] =>
  leadersIn(splitContact(form.team).story).map(({ typed, name, work }) => ({
    field: 'team_samenstelling',
    quote: typed,
    question: `De naam ${name} staat in de tekst. Vindt die persoon dat goed?`,
    options: [
      { label: 'Ja, laten staan', changes: {} },
      { label: 'Nee, weglaten', changes: { team_samenstelling: form.team.replace(typed, () => work) } },
    ],
  }))
