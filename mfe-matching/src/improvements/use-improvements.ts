import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, callAll, queryKeys } from '@wervio/api-client'
import {
  getImprovements,
  hideFeedbackCard,
  listImprovementRecords,
  messages,
  type KeyFigureKind,
} from '@wervio/contracts'
import { toast } from '@wervio/ui'
import type { PeriodQuestion } from './use-question.ts'

/** Figures and cards; those of the question before stay until the next are there. */
export const useImprovements = (question: PeriodQuestion) =>
  useQuery({
    queryKey: queryKeys.improvements.overview(question),
    queryFn: ({ signal }) => call(getImprovements, { query: question }, { signal }),
    placeholderData: (before) => before,
  })

/** Every record that a figure counts. */
export const useRecords = (figure: KeyFigureKind, question: PeriodQuestion) =>
  useQuery({
    queryKey: queryKeys.improvements.records({ figure, ...question }),
    queryFn: ({ signal }) => callAll(listImprovementRecords, { query: { figure, ...question } }, { signal }),
  })

/** Puts a card away for days (null: until it is brought back), or brings it back (0). */
export const useHideCard = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: { key: string; days: number | null }) => call(hideFeedbackCard, { body }),
    onSuccess: (_answer, { days }) => toast(days === 0 ? 'Het inzicht staat er weer.' : 'Het inzicht is weggelegd.'),
    onError: () => toast(messages.improvementHideFailed, { tone: 'red' }),
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.improvements.all }),
  })
}
