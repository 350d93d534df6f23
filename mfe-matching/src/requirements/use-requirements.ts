import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, queryKeys } from '@wervio/api-client'
import {
  getRequirements,
  resetRequirements,
  saveRequirements,
  type RequirementDraft,
  type RequirementList,
} from '@wervio/contracts'

/** What a vacancy asks, with the weights. */
export const useRequirements = (vacancyId: string) =>
  useQuery({
    queryKey: queryKeys.vacancies.requirements(vacancyId),
    queryFn: ({ signal }) => call(getRequirements, { params: { id: vacancyId } }, { signal }),
  })

/** Saves the requirements as they were changed, or puts them back; scores and lists are read again afterwards. */
export const useSaveRequirements = (vacancyId: string) => {
  const queries = useQueryClient()
  const params = { id: vacancyId }
  const onSuccess = (list: RequirementList) => {
    queries.setQueryData(queryKeys.vacancies.requirements(vacancyId), list)
    void queries.invalidateQueries({ queryKey: queryKeys.vacancies.matching(vacancyId) })
    void queries.invalidateQueries({ queryKey: queryKeys.vacancies.matches(vacancyId) })
  }
  const save = useMutation({
    mutationFn: (body: { version: string; requirements: RequirementDraft[] }) =>
      call(saveRequirements, { params, body }),
    onSuccess,
  })
  const reset = useMutation({ mutationFn: () => call(resetRequirements, { params }), onSuccess })
  return { save, reset }
}
