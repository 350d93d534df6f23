import type { QueryClient } from '@tanstack/react-query'
import { call, isNotFound, queryKeys } from '@wervio/api-client'
import { getPersona, getVacancy, personaTraits, traitLabels, type Persona } from '@wervio/contracts'
import { newQuestion, type ScorecardQuestion } from './scorecard-values.ts'

/** A scorecard has at most this many questions. */
export const MAX_QUESTIONS = 100

/** The questions that a persona has for a conversation: by trait, and about situations. */
export const questionsOf = ({ interview_vragen: questions }: Pick<Persona, 'interview_vragen'>): ScorecardQuestion[] =>
  [
    ...personaTraits.flatMap((trait) =>
      questions[trait].map((question) => newQuestion(question, traitLabels[trait], 'persona')),
    ),
    ...questions.situationeel.map((question) => newQuestion(question, 'Situaties', 'persona')),
  ]
    .filter(({ question }) => question.trim() !== '')
    .slice(0, MAX_QUESTIONS)

/** The same for a vacancy; none where it has no persona. */
export const loadQuestions = async (queries: QueryClient, vacancyId: string): Promise<ScorecardQuestion[]> => {
  const vacancy = await queries.fetchQuery({
    queryKey: queryKeys.vacancies.one(vacancyId),
    queryFn: ({ signal }) => call(getVacancy, { params: { id: vacancyId } }, { signal }),
  })
  // A browser writes every 404 in its console: who says they have none isn't asked.
  if (vacancy.has_persona === false) return []
  const persona = await queries.fetchQuery({
    queryKey: queryKeys.vacancies.persona(vacancyId),
    queryFn: async ({ signal }) => {
      try {
        return await call(getPersona, { params: { vacancyId } }, { signal })
      } catch (error) {
        if (isNotFound(error)) return null
        throw error
      }
    },
  })
  return persona ? questionsOf(persona) : []
}
