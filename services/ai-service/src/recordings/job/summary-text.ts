import { limits, starLabels, type ConversationSummary, type StarPart } from '@wervio/contracts'
import { AGREEMENTS, OPEN_QUESTIONS } from '../../conversation/summary/summary-headings.ts'

type Sentences = readonly { text: string }[]

const section = (title: string, sentences: Sentences): string[] =>
  sentences.length === 0 ? [] : [`${title}\n${sentences.map(({ text }) => `- ${text}`).join('\n')}`]

const starParts = Object.keys(starLabels) as StarPart[]

/** A summary as text, under the headings of the screen. */
export const summaryText = ({
  discussed,
  competencies,
  agreements,
  open_questions: openQuestions,
}: Pick<ConversationSummary, 'discussed' | 'competencies' | 'agreements' | 'open_questions'>): string =>
  [
    ...discussed.flatMap(({ title, sentences }) => section(title, sentences)),
    ...competencies.flatMap((answer) =>
      starParts.flatMap((part) => section(`${answer.name}: ${starLabels[part].toLowerCase()}`, answer[part])),
    ),
    ...section(AGREEMENTS, agreements),
    ...section(OPEN_QUESTIONS, openQuestions),
  ]
    .join('\n\n')
    .slice(0, limits.longText)
