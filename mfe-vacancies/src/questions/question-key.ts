import type { VacancyQuestion } from '@wervio/contracts'

/** The name of a question among others; the same words asked again are the same question. */
export const keyOfQuestion = ({ field, quote, question }: VacancyQuestion): string => `${field} ${quote} ${question}`

/** The questions that nobody has answered. */
export const openQuestions = (
  questions: readonly VacancyQuestion[],
  answered: readonly string[],
): readonly VacancyQuestion[] => questions.filter((question) => !answered.includes(keyOfQuestion(question)))
