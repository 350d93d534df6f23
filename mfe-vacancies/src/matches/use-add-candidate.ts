import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, call, queryKeys } from '@wervio/api-client'
import { endpoints, messages, type Application, type CandidateSummary, type Match } from '@wervio/contracts'
import { toast } from '@wervio/ui'

const matchOf = (candidate: CandidateSummary, application: Application): Match => ({
  ...candidate,
  matchPercentage: null,
  stage: application.stage,
  application,
})

const withMatch = (matches: Match[], candidate: CandidateSummary, application: Application): Match[] =>
  matches.some(({ id }) => id === candidate.id)
    ? matches.map((match) => (match.id === candidate.id ? { ...match, application, stage: application.stage } : match))
    : [matchOf(candidate, application), ...matches]

/** Puts a candidate at the first stage of the vacancy; one who is there already stays where he is. */
export const useAddCandidate = (vacancyId: string) => {
  const queries = useQueryClient()
  const queryKey = queryKeys.vacancies.matches(vacancyId)
  return useMutation({
    mutationFn: (candidate: CandidateSummary) =>
      call(endpoints.createApplication, { body: { vacancy_id: vacancyId, candidate_id: candidate.id } }),
    onSuccess: async (application, candidate) => {
      await queries.cancelQueries({ queryKey })
      queries.setQueryData<Match[]>(queryKey, (matches) => matches && withMatch(matches, candidate, application))
      toast(`${candidate.name} staat nu in de procedure.`)
    },
    onError: (error) =>
      toast(error instanceof ApiError ? error.message : messages.applicationSaveFailed, { tone: 'red' }),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
}
