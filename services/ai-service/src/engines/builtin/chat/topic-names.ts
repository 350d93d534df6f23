import type { ChatQuestion } from '../../../chat/question.ts'
import type { Topic } from '../../../chat/retrieval/topic.ts'
import type { Question } from '../../../chat/retrieval/read-question.ts'

/** The candidate as an answer names them. */
export const nameOf = ({ reading }: ChatQuestion): string => reading.candidateName ?? 'de kandidaat'

/** What a topic is called in an answer: 'het salaris', or 'de salariswens van Sanne de Vries'. */
export const topicName = (topic: Topic, question: ChatQuestion, { side }: Question): string =>
  question.kind === 'candidate' && side !== 'vacancy'
    ? `${topic.labelOfCandidate ?? topic.label} van ${nameOf(question)}`
    : topic.label
