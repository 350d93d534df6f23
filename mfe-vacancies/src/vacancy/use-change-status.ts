import { useMutation, useQueryClient, type InfiniteData } from '@tanstack/react-query'
import { call, errorText, queryKeys, type Page } from '@wervio/api-client'
import {
  labelOf,
  messages,
  updateVacancy,
  vacancyStatusLabels,
  type Vacancy,
  type VacancyStatus,
  type VacancySummary,
} from '@wervio/contracts'
import { toast } from '@wervio/ui'

/** Shared by the changes of a vacancy that wait for each other: what the last of them to fail puts back. */
type Context = { storedStatus: Vacancy['status'] | undefined }

type Lists = InfiniteData<Page<VacancySummary>, string | null>

const changeInLists = (lists: Lists, id: string, status: Vacancy['status']): Lists => ({
  ...lists,
  pages: lists.pages.map((page) => ({
    ...page,
    items: page.items.map((row) => (row.id === id ? { ...row, status } : row)),
  })),
})

const statusInLists = (lists: [unknown, Lists | undefined][], id: string): Vacancy['status'] | undefined =>
  lists
    .flatMap(([, list]) => list?.pages ?? [])
    .flatMap(({ items }) => items)
    .find((row) => row.id === id)?.status

/** Stores a status: shown at once, put back when it could not be stored. Changes of one vacancy wait for each other. */
export const useChangeStatus = (id: string) => {
  const queries = useQueryClient()
  const key = queryKeys.vacancies.one(id)
  const lists = queryKeys.vacancies.allSummaries
  const showStatus = (status: Vacancy['status']) => {
    queries.setQueryData<Vacancy>(key, (vacancy) => vacancy && { ...vacancy, status })
    queries.setQueriesData<Lists>(
      { queryKey: lists },
      (cachedLists) => cachedLists && changeInLists(cachedLists, id, status),
    )
  }
  const mutationKey = ['vacancy-status', id]
  return useMutation({
    mutationKey,
    scope: { id: `vacancy-status-${id}` },
    mutationFn: (status: VacancyStatus) => call(updateVacancy, { params: { id }, body: { status } }),
    onMutate: async (status) => {
      await queries.cancelQueries({ queryKey: key })
      const earlierChange = queries.getMutationCache().find<Vacancy, Error, VacancyStatus, Context>({
        mutationKey,
        status: 'pending',
        predicate: ({ state }) => state.context !== undefined,
      })
      const shownStatus =
        queries.getQueryData<Vacancy>(key)?.status ??
        statusInLists(queries.getQueriesData<Lists>({ queryKey: lists }), id)
      showStatus(status)
      return earlierChange?.state.context ?? { storedStatus: shownStatus }
    },
    onError: (error, _status, context) => {
      toast(errorText(error, messages.vacancySaveFailed), { tone: 'red' })
      // While a later change is on its way, its status is the one to show.
      if (queries.isMutating({ mutationKey }) > 1) return
      if (context?.storedStatus) showStatus(context.storedStatus)
      // The change may have been stored and only its answer lost.
      void queries.invalidateQueries({ queryKey: key })
    },
    onSuccess: (savedVacancy, _status, context) => {
      context.storedStatus = savedVacancy.status
      queries.setQueryData<Vacancy>(key, (vacancy) => ({ ...vacancy, ...savedVacancy }))
      toast(`Status is nu ${labelOf(vacancyStatusLabels, savedVacancy.status)}.`)
    },
    // A row stays where it is, also in a list of its old status, until that list is opened anew.
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: queryKeys.vacancies.list, refetchType: 'none' })
      await queries.invalidateQueries({ queryKey: queryKeys.vacancies.allCounts })
    },
  })
}
