import type { GenerateVacancyRequest, VacancyQuestion, VacancyQuestionField } from '@wervio/contracts'
import type { VacancyForm } from '../form.ts'
import { isStamp } from '../mend/message-words.ts'
import { cleanText } from '../language/clean.ts'
import { factsOfOneLine, messageFields } from '../mend/messages.ts'
import { readMessage } from '../mend/read-message.ts'
import { includeAll } from './include.ts'

/** The names of the fields that messages are pasted into. */
export const messageFieldNames: Record<(typeof messageFields)[number], VacancyQuestionField> = {
  tasks: 'specifieke_taken',
  hardSkills: 'hard_skills',
  softSkills: 'soft_skills',
  benefits: 'secundaire_arbeidsvoorwaarden',
  culture: 'organisatiecultuur',
  team: 'team_samenstelling',
  history: 'geschiedenis',
  coreActivity: 'kernactiviteit',
  mission: 'missie_visie_kernwaarden',
  goals: 'doelen',
  contribution: 'maatschappelijke_bijdrage',
}

const QUESTION = 'Dit staat niet in de tekst, want het hoort bij een bericht en niet bij de vacature. Klopt dat?'

/** The same of the facts of one line, which the form holds without what a message put around them. */
export const askMessagesOfFacts = (request: GenerateVacancyRequest): VacancyQuestion[] =>
  factsOfOneLine.flatMap((field) => {
    const typed = cleanText(request[field] ?? '')
    const { text, envelope } = readMessage(typed)
    return envelope.every(isStamp)
      ? []
      : [
          {
            field,
            quote: envelope.join(' · '),
            question: QUESTION,
            options: [{ label: 'Ja, weglaten', changes: { [field]: text } }],
          },
        ]
  })

/** What was left out because it belongs to a message rather than to the vacancy, one question a field. */
export const askMessages = (form: VacancyForm): VacancyQuestion[] =>
  messageFields.flatMap((field) => {
    const { text, envelope } = readMessage(form[field])
    return envelope.every(isStamp)
      ? []
      : [
          {
            field: messageFieldNames[field],
            quote: envelope.join(' · '),
            question: QUESTION,
            options: [
              { label: 'Ja, weglaten', changes: { [messageFieldNames[field]]: text } },
              ...includeAll(messageFieldNames[field], form[field], envelope),
            ],
          },
        ]
  })
