import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, errorText, queryKeys } from '@wervio/api-client'
import { createScorecard, deleteScorecard, listScorecards, messages, type Scorecard } from '@wervio/contracts'
import { toast } from '@wervio/ui'
import { loadQuestions } from './persona-questions.ts'
import type { ScorecardValues } from './scorecard-values.ts'

/** The scorecards of conversations with a candidate, newest first. */
export const useScorecards = (candidateId: string) =>
  useQuery({
    queryKey: queryKeys.candidates.scorecards(candidateId),
    queryFn: ({ signal }) => call(listScorecards, { params: { id: candidateId } }, { signal }),
  })

/** Puts a card as it is now in the list of its candidate, in the place of the one before. */
export const useShowScorecard = (candidateId: string) => {
  const queries = useQueryClient()
  const queryKey = queryKeys.candidates.scorecards(candidateId)
  return async (card: Scorecard) => {
    // A reading that is under way would bring the card of before.
    await queries.cancelQueries({ queryKey })
    queries.setQueryData<Scorecard[]>(queryKey, (cards) => {
      if (!cards) return cards
      const isListed = cards.some(({ id }) => id === card.id)
      return isListed ? cards.map((each) => (each.id === card.id ? card : each)) : [card, ...cards]
    })
  }
}

export type ScorecardStart = Pick<
  ScorecardValues,
  'conversationType' | 'conversation_on' | 'vacancy_id' | 'recording_id'
> & { creation_key: string }

/** Begins a scorecard, with the questions of the vacancy's persona. The same key again begins it once. */
export const useStartScorecard = (candidateId: string, onStarted: (card: Scorecard) => void) => {
  const queries = useQueryClient()
  const show = useShowScorecard(candidateId)
  return useMutation({
    mutationFn: async (start: ScorecardStart) => {
      const items = start.vacancy_id ? await loadQuestions(queries, start.vacancy_id) : []
      return call(createScorecard, { params: { id: candidateId }, body: { ...start, items } })
    },
    onSuccess: async (card) => {
      await show(card)
      onStarted(card)
    },
  })
}

/** Deletes a scorecard; the message can bring back a new one with the same marks. */
export const useDeleteScorecard = (candidateId: string) => {
  const queries = useQueryClient()
  const show = useShowScorecard(candidateId)
  const queryKey = queryKeys.candidates.scorecards(candidateId)
  const restore = useMutation({
    mutationFn: ({ values, key }: { values: ScorecardValues; key: string }) =>
      call(createScorecard, { params: { id: candidateId }, body: { ...values, creation_key: key } }),
    onSuccess: async (card) => {
      await show(card)
      toast('De scorekaart staat er weer.')
    },
    onError: (error) => toast(errorText(error, messages.scorecardSaveFailed), { tone: 'red' }),
  })
  return useMutation({
    mutationFn: ({ id }: { id: string; values: ScorecardValues }) => call(deleteScorecard, { params: { id } }),
    onSuccess: async (_answer, { id, values }) => {
      await queries.cancelQueries({ queryKey })
      queries.setQueryData<Scorecard[]>(queryKey, (cards) => cards?.filter((card) => card.id !== id))
      const key = crypto.randomUUID()
      toast('De scorekaart is verwijderd.', {
        action: { label: 'Ongedaan maken', onSelect: () => restore.mutate({ values, key }) },
      })
    },
    onError: (error) => toast(errorText(error, messages.scorecardSaveFailed), { tone: 'red' }),
  })
}
