import { callAll, queryKeys } from '@wervio/api-client'
import { listMatches } from '@wervio/contracts'

/** The candidates in the pipeline of a vacancy, highest score first; equal scores in the order of the service. */
export const PIPELINE = { scope: 'procedure', order: 'score' } as const

/** Query options for all pages of candidates in the pipeline of a vacancy. */
export const matchesQuery = (vacancyId: string) => ({
  queryKey: queryKeys.vacancies.matches(vacancyId),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callAll(listMatches, { params: { id: vacancyId }, query: PIPELINE }, { signal }),
})
