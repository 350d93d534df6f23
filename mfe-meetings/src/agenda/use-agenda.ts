import { useQuery } from '@tanstack/react-query'
import { call, queryKeys } from '@wervio/api-client'
import { getCalendarStatus, listCalendarEvents, listCalendarFiles } from '@wervio/contracts'
import { localTimeZone } from '@wervio/ui'
import type { Day } from './week/days.ts'

/** Milliseconds between two questions while Microsoft is being read behind the answer. */
const POLL = 2_000

/** Whether the agenda is connected with Microsoft. */
export const useCalendarStatus = () =>
  useQuery({
    queryKey: queryKeys.calendar.status,
    queryFn: ({ signal }) => call(getCalendarStatus, {}, { signal }),
  })

/** The calendars that were brought as a file. */
export const useCalendarFiles = () =>
  useQuery({
    queryKey: queryKeys.calendar.files,
    queryFn: ({ signal }) => call(listCalendarFiles, {}, { signal }),
  })

/** Whether there is anything to ask for: without Microsoft, files and planned meetings the service refuses (401). */
const useHasCalendar = (): { hasCalendar: boolean; isKnown: boolean } => {
  const status = useCalendarStatus()
  const files = useCalendarFiles()
  const hasCalendar =
    status.error !== null ||
    status.data?.connected === true ||
    status.data?.auth_required === true ||
    status.data?.has_meetings === true ||
    (files.data?.length ?? 0) > 0
  return { hasCalendar, isKnown: hasCalendar || !(status.isPending || files.isPending) }
}

/** The appointments of the week from a day on, null for the coming days; asked again while they are being refreshed. */
export const useEvents = (from: Day | null, today: Day) => {
  const zone = localTimeZone()
  const { hasCalendar, isKnown } = useHasCalendar()
  const events = useQuery({
    queryKey: queryKeys.calendar.events({ from: from ?? today, zone }),
    queryFn: ({ signal }) => call(listCalendarEvents, { query: { zone, ...(from && { from }) } }, { signal }),
    enabled: hasCalendar,
    refetchInterval: ({ state }) => (state.data?.refreshing ? POLL : false),
  })
  return { ...events, data: hasCalendar ? events.data : undefined, isWithoutCalendar: isKnown && !hasCalendar }
}
