import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call, isNotFound, queryKeys } from '@wervio/api-client'
import { getPersona, getVacancy, type Persona } from '@wervio/contracts'

/** The persona of a vacancy; null where there is none. */
export const usePersona = (vacancyId: string) => {
  const queries = useQueryClient()
  return useQuery({
    queryKey: queryKeys.vacancies.persona(vacancyId),
    queryFn: async ({ signal }): Promise<Persona | null> => {
      const vacancy = await queries.fetchQuery({
        queryKey: queryKeys.vacancies.one(vacancyId),
        queryFn: () => call(getVacancy, { params: { id: vacancyId } }, { signal }),
      })
      // A browser writes every 404 in its console: a vacancy that says it has none isn't asked.
      if (vacancy.has_persona === false) return null
      try {
        return await call(getPersona, { params: { vacancyId } }, { signal })
      } catch (error) {
        if (isNotFound(error)) return null
        throw error
      }
    },
  })
}
