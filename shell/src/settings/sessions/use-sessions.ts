import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, errorText } from '@wervio/api-client'
import { endSession, endSessions, listSessions, messages, type Session } from '@wervio/contracts'
import { signOut } from '@wervio/session'
import { toast } from '@wervio/ui'
import { noteSessionOver } from '../../sign-in/end-session.ts'
import { deviceName } from './device-name.ts'

const queryKey = ['sessions'] as const

/** Reads the list again after a change that was made elsewhere on the page. */
export const useReadSessions = (): (() => Promise<void>) => {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey })
}

/** The sign-ins of the own account, and signing out there. */
export const useSessions = () => {
  const queries = useQueryClient()
  const query = useQuery({ queryKey, queryFn: ({ signal }) => call(listSessions, {}, { signal }) })
  const onError = (error: Error) => toast(errorText(error, messages.sessionEndFailed), { tone: 'red' })
  // Also after a failure: a session may have been ended somewhere else.
  const onSettled = () => queries.invalidateQueries({ queryKey })
  const one = useMutation({
    mutationFn: ({ id }: Session) => call(endSession, { params: { id } }),
    onSuccess: (_answer, session) => toast(`Uitgelogd: ${deviceName(session)}.`),
    onError,
    onSettled,
  })
  const others = useMutation({
    mutationFn: () => call(endSessions, { body: { keep_own: true } }),
    onSuccess: () => toast('Je bent overal uitgelogd, behalve hier.'),
    onError,
    onSettled,
  })
  const all = useMutation({
    mutationFn: () => call(endSessions, { body: { keep_own: false } }),
    onSuccess: () => {
      noteSessionOver()
      return signOut()
    },
    onError,
  })
  return {
    query,
    endOne: (session: Session) => (session.is_current ? void signOut() : one.mutate(session)),
    /** The id of the session that is being ended; null when none is. */
    ending: one.isPending ? one.variables.id : null,
    endOthers: () => others.mutate(),
    endAll: () => all.mutate(),
    busy: others.isPending || all.isPending,
  }
}
