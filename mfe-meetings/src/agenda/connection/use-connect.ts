import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, call, errorText, queryKeys } from '@wervio/api-client'
import { connectCalendar, disconnectCalendar, messages, microsoftScopes, type CalendarStatus } from '@wervio/contracts'
import { loadMicrosoft } from '@wervio/microsoft-window'
import { toast } from '@wervio/ui'
import type { MicrosoftConfig } from './use-microsoft-config.ts'

/** Milliseconds: our service reads the calendar for the first time before it answers. */
const TIMEOUT = 45_000

/** Hands a token to our service. */
export const sendToken = async (token: string): Promise<CalendarStatus> => {
  const status = await call(connectCalendar, { body: { access_token: token } }, { timeout: TIMEOUT })
  if (!status.connected) throw new ApiError(status.error ?? messages.calendarConnectFailed, { code: 'http' })
  return status
}

/** Stores that the agenda is connected, and has its appointments read again. */
export const useConnected = () => {
  const queries = useQueryClient()
  return async (status: CalendarStatus): Promise<void> => {
    queries.setQueryData(queryKeys.calendar.status, status)
    await queries.invalidateQueries({ queryKey: queryKeys.calendar.allEvents })
  }
}

/** Connects the agenda with the Microsoft account that the recruiter chooses in a window. */
export const useConnect = (config: MicrosoftConfig) => {
  const connected = useConnected()
  const { mutate: sendLate } = useMutation({ mutationFn: sendToken, onSuccess: connected })
  return useMutation({
    mutationFn: async () => {
      const microsoft = await loadMicrosoft(config)
      const { accessToken } = await microsoft.signIn(microsoftScopes, (late) => sendLate(late.accessToken))
      return sendToken(accessToken)
    },
    onSuccess: async (status) => {
      toast('Je agenda is verbonden met Microsoft.')
      await connected(status)
    },
  })
}

/** Breaks the connection. */
export const useDisconnect = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(disconnectCalendar, {}),
    onSuccess: async () => {
      toast('De verbinding met Microsoft is verbroken.')
      // Not kept while it is read again: it holds appointments that are no longer ours to show.
      queries.removeQueries({ queryKey: queryKeys.calendar.allEvents })
      await queries.invalidateQueries({ queryKey: queryKeys.calendar.all })
    },
    onError: (error) => toast(errorText(error, messages.calendarDisconnectFailed), { tone: 'red' }),
  })
}
