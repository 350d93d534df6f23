import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, errorText, queryKeys } from '@wervio/api-client'
import { listCalendarEvents, messages } from '@wervio/contracts'
import { localTimeZone, toast } from '@wervio/ui'
import type { Day } from './week/days.ts'

/** Reads Microsoft again for somebody who asks for it, and shows what it says. */
export const useRefresh = (from: Day | null, today: Day) => {
  const queries = useQueryClient()
  const zone = localTimeZone()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(listCalendarEvents, { query: { zone, fresh: 'true', ...(from && { from }) } }),
    onSuccess: (data) => {
      queries.setQueryData(queryKeys.calendar.events({ from: from ?? today, zone }), data)
      if (!data.error) toast('Je agenda is bijgewerkt.')
    },
    onError: (error) => toast(errorText(error, messages.calendarEventsFailed), { tone: 'red' }),
  })
  return { refresh: mutate, isPending }
}
