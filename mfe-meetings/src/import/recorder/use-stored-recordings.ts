import { useQuery, useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '@wervio/api-client'
import { useCurrentUser } from '@wervio/session'
import { isRecordedElsewhere } from './recording-lock.ts'
import { forgetRecording, listRecordingsOf, type StoredRecording } from './recording-store.ts'

/** Those of a user that no tab is making right now. */
const readStored = async (uid: string): Promise<StoredRecording[]> => {
  try {
    const stored = await listRecordingsOf(uid)
    const isElsewhere = await isRecordedElsewhere()
    return stored.filter(({ id }) => !isElsewhere(id))
  } catch {
    // A browser without storage has none.
    return []
  }
}

/** The recordings that this browser has of the user, apart from those that a tab is making. */
export const useStoredRecordings = () => {
  const uid = useCurrentUser()?.uid ?? ''
  const queries = useQueryClient()
  const queryKey = [...queryKeys.recordings.all, 'stored', uid]
  const { data = [] } = useQuery({ queryKey, queryFn: () => readStored(uid), staleTime: 0 })
  const reread = () => queries.invalidateQueries({ queryKey })
  return {
    recordings: data,
    reread,
    discard: async (id: string) => {
      await forgetRecording(id)
      await reread()
    },
  }
}
