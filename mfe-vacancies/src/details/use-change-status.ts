import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, call, queryKeys } from '@wervio/api-client'
import { endpoints, messages, vacancyStatusLabels, type Vacancy, type VacancyStatus } from '@wervio/contracts'
import { toast } from '@wervio/ui'

/** Stores a status: shown at once, put back when it could not be stored. Changes of one vacancy wait for each other. */
export const useChangeStatus = (id: string) => {
  const queries = useQueryClient()
  const key = queryKeys.vacancies.one(id)
  const show = (status: VacancyStatus) => queries.setQueryData<Vacancy>(key, (now) => now && { ...now, status })
  return useMutation({
    scope: { id: `vacancy-status-${id}` },
    mutationFn: (status: VacancyStatus) => call(endpoints.updateVacancy, { params: { id }, body: { status } }),
    onMutate: async (status) => {
      await queries.cancelQueries({ queryKey: key })
      const before = queries.getQueryData<Vacancy>(key)?.status
      show(status)
      return { before }
    },
    onError: (error, _status, context) => {
      if (context?.before) show(context.before)
      toast(error instanceof ApiError ? error.message : messages.vacancySaveFailed, { tone: 'red' })
    },
    onSuccess: (saved) => {
      queries.setQueryData(key, saved)
      toast(`Status is nu ${vacancyStatusLabels[saved.status]}.`)
    },
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.vacancies.list }),
  })
}
