import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, errorText, queryKeys } from '@wervio/api-client'
import {
  judgeMatchProposal,
  listMatchProposals,
  messages,
  type MatchProposal,
  type MatchProposals,
  type ProposalVerdict,
} from '@wervio/contracts'
import { toast } from '@wervio/ui'

type Judgement = { proposal: MatchProposal; verdict: ProposalVerdict | null }

/** Places that may show what wasn't found, and what the recruiter says of them; a confirmed one moves the score. */
export const useProposals = (vacancyId: string, candidateId: string) => {
  const queries = useQueryClient()
  const queryKey = queryKeys.vacancies.matchProposals(vacancyId, candidateId)
  const params = { id: vacancyId, candidate_id: candidateId }
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(listMatchProposals, { params }, { signal }),
  })
  const { mutate, isPending } = useMutation({
    mutationFn: ({ proposal: { requirement_id, evidence }, verdict }: Judgement) =>
      call(judgeMatchProposal, {
        params: { ...params, requirement_id },
        body: { verdict, path: evidence.path, quote: evidence.quote },
      }),
    onSuccess: async (_, { proposal, verdict }) => {
      queries.setQueryData<MatchProposals>(
        queryKey,
        (earlier) =>
          earlier && {
            ...earlier,
            proposals: earlier.proposals.map((one) =>
              one.requirement_id === proposal.requirement_id ? { ...one, verdict } : one,
            ),
          },
      )
      await Promise.all([
        queries.invalidateQueries({ queryKey: queryKeys.vacancies.matches(vacancyId) }),
        queries.invalidateQueries({ queryKey: queryKeys.vacancies.matching(vacancyId) }),
      ])
    },
    onError: (error) => toast(errorText(error, messages.matchProposalSaveFailed), { tone: 'red' }),
  })
  return { answer: data, judge: mutate, isPending }
}
