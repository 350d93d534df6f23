import { useQuery } from '@tanstack/react-query'
import { call, queryKeys } from '@wervio/api-client'
import { getCalendarStatus, listCalendarEvents, type CalendarEvent } from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import { localTimeZone } from '@wervio/ui'
import { useSite } from '../../site/site-context.ts'
import { useNow } from '../../use-now.ts'

/** Milliseconds between two questions while Microsoft is being read behind the answer. */
const POLL_MS = 2_000

/**
 * Whether an appointment is still to come or under way, and not one of the meetings planned here, which 'Vandaag'
 * lists.
 */
const isAhead = ({ isCancelled, isAllDay, endDateTime, meeting_id }: CalendarEvent, now: Date): boolean =>
  !isCancelled && meeting_id === null && (isAllDay || Date.parse(endDateTime) > now.getTime())

/**
 * What the connected agenda of Microsoft has for the rest of today. `isConnected` is known without Microsoft; the
 * appointments come when they come, and nothing else waits for them.
 */
export const useAgendaToday = () => {
  const { hasPage } = useSite()
  const now = useNow()
  const status = useQuery({
    enabled: hasPage(routes.agenda.path),
    queryKey: queryKeys.calendar.status,
    queryFn: ({ signal }) => call(getCalendarStatus, {}, { signal }),
  })
  const isConnected = status.data?.connected === true || status.data?.auth_required === true
  // The zone in which today begins.
  const zone = localTimeZone()
  const events = useQuery({
    enabled: isConnected,
    queryKey: queryKeys.calendar.events({ today: now.toDateString(), zone }),
    queryFn: ({ signal }) => call(listCalendarEvents, { query: { zone, days: 1 } }, { signal }),
    refetchInterval: ({ state }) => (state.data?.refreshing ? POLL_MS : false),
  })
  return {
    isConnected,
    isStatusPending: status.isLoading,
    appointments: events.data?.events.filter((event) => isAhead(event, now)) ?? null,
    /** Why they are missing or old; null when they are as Microsoft has them. */
    problem: events.data?.error ?? null,
    error: events.data ? null : events.error,
    isRetrying: events.isFetching,
    retry: () => void events.refetch(),
  }
}

export type AgendaToday = ReturnType<typeof useAgendaToday>
