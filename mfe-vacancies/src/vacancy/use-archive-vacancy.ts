import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, errorText, queryKeys } from '@wervio/api-client'
import { archiveVacancy, messages, restoreVacancy, type Vacancy } from '@wervio/contracts'
import { toast } from '@wervio/ui'

/** Puts a vacancy in the archive, which a toast takes back, and takes one out of it. */
export const useArchiveVacancy = ({ id, title }: Pick<Vacancy, 'id' | 'title'>) => {
  const queries = useQueryClient()
  const show = (savedVacancy: Vacancy) => {
    queries.setQueryData<Vacancy>(queryKeys.vacancies.one(id), (vacancy) => ({ ...vacancy, ...savedVacancy }))
    void queries.invalidateQueries({ queryKey: queryKeys.vacancies.list })
  }
  const showError = (error: Error, otherwise: string) => toast(errorText(error, otherwise), { tone: 'red' })
  const restore = useMutation({
    mutationFn: () => call(restoreVacancy, { params: { id } }),
    onSuccess: (savedVacancy) => {
      show(savedVacancy)
      toast(`De vacature "${title}" is terug uit het archief.`)
    },
    onError: (error) => showError(error, messages.vacancyRestoreFailed),
  })
  const archive = useMutation({
    mutationFn: () => call(archiveVacancy, { params: { id } }),
    onSuccess: (savedVacancy) => {
      show(savedVacancy)
      toast(`De vacature "${title}" staat nu in het archief.`, {
        action: { label: 'Ongedaan maken', onSelect: () => restore.mutate() },
      })
    },
    onError: (error) => showError(error, messages.vacancyArchiveFailed),
  })
  return { archive, restore }
}
