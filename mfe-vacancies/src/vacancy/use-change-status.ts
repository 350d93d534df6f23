import { useMutation, useQueryClient, type InfiniteData } from '@tanstack/react-query'
import { ApiError, call, queryKeys, type Page } from '@wervio/api-client'
import {
  endpoints,
  messages,
  vacancyStatusLabels,
  type Vacancy,
  type VacancyStatus,
  type VacancySummary,
} from '@wervio/contracts'
import { toast } from '@wervio/ui'

type Lists = InfiniteData<Page<VacancySummary>, string | null>

const inLists = (lists: Lists, id: string, status: VacancyStatus): Lists => ({
  ...lists,
  pages: lists.pages.map((page) => ({
    ...page,
    items: page.items.map((row) => (row.id === id ? { ...row, status } : row)),
  })),
})

const inAnyList = (lists: [unknown, Lists | undefined][], id: string): VacancyStatus | undefined =>
  lists
    .flatMap(([, list]) => list?.pages ?? [])
    .flatMap(({ items }) => items)
    .find((row) => row.id === id)?.status

/** Stores a status: shown at once, put back when it could not be stored. Changes of one vacancy wait for each other. */
export const useChangeStatus = (id: string) => {
  const queries = useQueryClient()
  const key = queryKeys.vacancies.one(id)
  const lists = queryKeys.vacancies.allSummaries
  const show = (status: VacancyStatus) => {
    queries.setQueryData<Vacancy>(key, (now) => now && { ...now, status })
    queries.setQueriesData<Lists>({ queryKey: lists }, (now) => now && inLists(now, id, status))
  }
  return useMutation({
    scope: { id: `vacancy-status-${id}` },
    mutationFn: (status: VacancyStatus) => call(endpoints.updateVacancy, { params: { id }, body: { status } }),
    onMutate: async (status) => {
      await queries.cancelQueries({ queryKey: key })
      const before =
        queries.getQueryData<Vacancy>(key)?.status ?? inAnyList(queries.getQueriesData<Lists>({ queryKey: lists }), id)
      show(status)
      return { before }
    },
    onError: (error, _status, context) => {
      if (context?.before) show(context.before)
      toast(error instanceof ApiError ? error.message : messages.vacancySaveFailed, { tone: 'red' })
    },
    onSuccess: (saved) => {
      queries.setQueryData<Vacancy>(key, (now) => ({ ...now, ...saved }))
      toast(`Status is nu ${vacancyStatusLabels[saved.status]}.`)
    },
    // A row stays where it is, also in a list of its old status, until that list is opened anew.
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: queryKeys.vacancies.list, refetchType: 'none' })
      await queries.invalidateQueries({ queryKey: queryKeys.vacancies.allCounts })
    },
  })
}
