import { useQuery } from '@tanstack/react-query'
import { ApiError, call, queryKeys } from '@wervio/api-client'
import { endpoints, type Persona, type VacancyDetails } from '@wervio/contracts'

/** The stored persona of a vacancy; null when there is none yet, which the service says with a 404. */
const fetchPersona = async (vacancyId: string, signal: AbortSignal): Promise<Persona | null> => {
  try {
    return await call(endpoints.getPersona, { params: { vacancyId } }, { signal })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

/** The persona of a vacancy: undefined while unknown, null when there is none. A vacancy that says it has none isn't asked: a browser writes every 404 in its console. */
export const usePersona = ({ id, has_persona }: Pick<VacancyDetails, 'id' | 'has_persona'>) => {
  const none = has_persona === false
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: queryKeys.vacancies.persona(id),
    queryFn: ({ signal }) => fetchPersona(id, signal),
    enabled: !none,
    retry: false,
  })
  return { persona: none ? (data ?? null) : data, error, isFetching, refetch }
}
