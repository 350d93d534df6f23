import type { VacancyQuestion, VacancyQuestionField } from '@wervio/contracts'
import type { VacancyForm } from '../form.ts'
import { messageFields, readMessage } from '../mend/messages.ts'

const NAMES: Record<(typeof messageFields)[number], VacancyQuestionField> = {
  tasks: 'specifieke_taken',
  hardSkills: 'hard_skills',
  softSkills: 'soft_skills',
  benefits: 'secundaire_arbeidsvoorwaarden',
  culture: 'organisatiecultuur',
  team: 'team_samenstelling',
  history: 'geschiedenis',
  coreActivity: 'kernactiviteit',
}

/** What was left out because it belongs to a message rather than to the vacancy, one question a field. */
export const askMessages = (form: VacancyForm): VacancyQuestion[] =>
  messageFields.flatMap((field) => {
    const { text, envelope } = readMessage(form[field])
    return envelope.length === 0
      ? []
      : [
          {
            field: NAMES[field],
            quote: envelope.join(' · '),
            question: 'Dit staat niet in de tekst, want het hoort bij een bericht en niet bij de vacature. Klopt dat?',
            options: [{ label: 'Ja, weglaten', changes: { [NAMES[field]]: text } }],
          },
        ]
  })
