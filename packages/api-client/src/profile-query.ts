import { getRecruiterProfile } from '@wervio/contracts'
import { call } from './call.ts'
import { queryKeys } from './query-keys.ts'

/** Query options for the recruiter's own profile. */
export const profileQuery = {
  queryKey: queryKeys.profile,
  queryFn: ({ signal }: { signal: AbortSignal }) => call(getRecruiterProfile, {}, { signal }),
}
