import { useQuery } from '@tanstack/react-query'
import { call } from '@wervio/api-client'
import { listColleagues, type Colleague } from '@wervio/contracts'

const NOBODY: Colleague[] = []

/** The others of the organisation, once somebody types a name; nobody while they load or can't be had. */
export const useColleagues = (isWanted: boolean): Colleague[] => {
  const { data } = useQuery({
    queryKey: ['colleagues'],
    queryFn: ({ signal }) => call(listColleagues, {}, { signal }),
    enabled: isWanted,
    staleTime: 300_000,
  })
  return isWanted && data ? data : NOBODY
}
