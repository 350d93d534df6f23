import { useQuery } from '@tanstack/react-query'
import { ApiError, call, queryKeys } from '@wervio/api-client'
import { endpoints, type Persona } from '@wervio/contracts'

/** The stored persona of a vacancy; null when there is none yet, which the service says with a 404. */
const fetchPersona = async (vacancyId: string, signal: AbortSignal): Promise<Persona | null> => {
  try {
    return await call(endpoints.getPersona, { params: { vacancyId } }, { signal })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

export const usePersona = (vacancyId: string) =>
  useQuery({ queryKey: queryKeys.vacancies.persona(vacancyId), queryFn: ({ signal }) => fetchPersona(vacancyId, signal), retry: false })
