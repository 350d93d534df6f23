import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, queryKeys } from '@wervio/api-client'
import { createApplication, messages, type Application, type CandidateSummary, type Match } from '@wervio/contracts'
import { toast } from '@wervio/ui'
import { errorText } from '../candidate/error-text.ts'

const withApplication = (matches: Match[], candidate: CandidateSummary, application: Application): Match[] => {
  const inProcedure = { application, stage: application.stage }
  return matches.some(({ id }) => id === candidate.id)
    ? matches.map((match) => (match.id === candidate.id ? { ...match, ...inProcedure } : match))
    : [...matches, { ...candidate, matchPercentage: null, ...inProcedure }]
}

/** Puts a candidate at the first stage of a vacancy; one who is there already stays where he is. */
export const useMatch = (vacancyId: string) => {
  const queries = useQueryClient()
  const queryKey = queryKeys.vacancies.matches(vacancyId)
  return useMutation({
    mutationFn: (candidate: CandidateSummary) =>
      call(createApplication, { body: { vacancy_id: vacancyId, candidate_id: candidate.id } }),
    onSuccess: async (application, candidate) => {
      await queries.cancelQueries({ queryKey })
      queries.setQueryData<Match[]>(queryKey, (now) => now && withApplication(now, candidate, application))
      void queries.invalidateQueries({ queryKey: queryKeys.candidates.timeline(candidate.id) })
      toast(`${candidate.name} staat nu in de procedure.`)
    },
    onError: (error) => toast(errorText(error, messages.applicationSaveFailed), { tone: 'red' }),
  })
}
