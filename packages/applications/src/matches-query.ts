import { callAll, queryKeys } from '@wervio/api-client'
import { listMatches } from '@wervio/contracts'

/** The candidates in the pipeline of a vacancy, as they were last changed. */
export const PIPELINE = { scope: 'procedure', order: 'changed' } as const

/** Query options for all pages of candidates in the pipeline of a vacancy. */
export const matchesQuery = (vacancyId: string) => ({
  queryKey: queryKeys.vacancies.matches(vacancyId),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callAll(listMatches, { params: { id: vacancyId }, query: PIPELINE }, { signal }),
})
