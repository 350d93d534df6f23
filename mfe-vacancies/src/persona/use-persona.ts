import { useQuery } from '@tanstack/react-query'
import { call, isNotFound, queryKeys } from '@wervio/api-client'
import { getPersona, type Persona, type VacancyDetails } from '@wervio/contracts'

/** The stored persona of a vacancy; null when there is none yet, which the service says with a 404. */
const fetchPersona = async (vacancyId: string, signal: AbortSignal): Promise<Persona | null> => {
  try {
    return await call(getPersona, { params: { vacancyId } }, { signal })
  } catch (error) {
    if (isNotFound(error)) return null
    throw error
  }
}

/**
 * The persona of a vacancy: undefined while unknown, null when there is none. For a vacancy that says it has none no
 * request is sent: a browser writes every 404 in its console.
 */
export const usePersona = ({ id, has_persona }: Pick<VacancyDetails, 'id' | 'has_persona'>) => {
  const hasNone = has_persona === false
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: queryKeys.vacancies.persona(id),
    queryFn: ({ signal }) => fetchPersona(id, signal),
    enabled: !hasNone,
  })
  return { persona: hasNone ? (data ?? null) : data, error, isFetching, refetch }
}
