import { LoadError, useMay } from '@wervio/remote-kit'
import { type CalendarEvents, importCalendarFile, makeCalendarFeed, messages } from '@wervio/contracts'
import { Button, Page, Stack } from '@wervio/ui'
import { RotateCw } from 'lucide-react'
import { useMemo, useState } from 'react'
import { AgendaSkeleton } from './agenda-skeleton.tsx'
import { AgendaWeek } from './agenda-week.tsx'
import { CalendarAge } from './calendar-age.tsx'
import { ConnectionPart } from './connection/connection-part.tsx'
import { isDisconnected } from './connection/is-disconnected.ts'
import { useMicrosoftConfig } from './connection/use-microsoft-config.ts'
import { CalendarFeed } from './feed/calendar-feed.tsx'
import { CalendarFiles } from './files/calendar-files.tsx'
import { useCalendarStatus, useEvents } from './use-agenda.ts'
import { useRefresh } from './use-refresh.ts'
import { periodText } from './week/day-texts.ts'
import { useWeek, type Week } from './week/use-week.ts'

/** A line that is there from the beginning, so that what stands below it never moves. */
const subtitleOf = ({ from, days }: Week, data: CalendarEvents | undefined, isLoading: boolean): string => {
  if (!data) return isLoading ? '\u00a0' : 'Je afspraken van Microsoft 365 en uit agendabestanden bij elkaar.'
  const count = data.events.filter(({ isCancelled }) => !isCancelled).length
  const amount = `Je hebt ${count} ${count === 1 ? 'afspraak' : 'afspraken'}`
  return from === null ? `${amount} in de komende 7 dagen.` : `${amount} van ${periodText(from, days.at(-1) ?? from)}.`
}

/** `/agenda`: the coming days, from Microsoft's calendar and from files. */
export const AgendaPage = () => {
  const week = useWeek()
  const mayImport = useMay(importCalendarFile)
  const mayShare = useMay(makeCalendarFeed)
  const status = useCalendarStatus()
  const { data, dataUpdatedAt, error, isFetching, refetch, isWithoutCalendar } = useEvents(week.from, week.today)
  // The same moment as long as the answer is: a card is only drawn again for another.
  const now = useMemo(() => new Date(dataUpdatedAt), [dataUpdatedAt])
  const { refresh, isPending } = useRefresh(week.from, week.today)
  const isUnconnected = isDisconnected(status.data, data, error)
  // Somebody who never connected needs no reason; whoever was connected does.
  const problem = status.data?.error ?? (status.data?.connected ? (data?.error ?? error?.message) : null) ?? null
  const isConnected = status.data?.connected === true && !isUnconnected
  const { data: config, error: configError } = useMicrosoftConfig()
  // Nothing but the skeleton until all of it is known: what comes later would move what somebody already reads.
  const isLoading =
    (!status.data && !status.error) || (!data && !error && !isWithoutCalendar) || (!config && !configError)
  // Once it is there, another week takes the place of the week alone.
  const [isShown, setIsShown] = useState(false)
  if (!isLoading && !isShown) setIsShown(true)
  const renderEvents = () => {
    if (data)
      return (
        <AgendaWeek week={week} events={data.events} failed={Boolean(data.error) && !data.refreshed_at} now={now} />
      )
    if (isWithoutCalendar) return null
    if (!error) return <AgendaSkeleton />
    // Without Microsoft and without files there is nothing to show, which isn't a failure.
    if (isUnconnected) return null
    return (
      <LoadError error={error} title={messages.calendarEventsFailed} busy={isFetching} onRetry={() => void refetch()} />
    )
  }
  return (
    <Page
      title="Agenda Overzicht"
      subtitle={subtitleOf(week, data, isLoading)}
      actions={
        isConnected && (
          <Button variant="secondary" icon={RotateCw} busy={isPending} onClick={() => refresh()}>
            Ververs
          </Button>
        )
      }
    >
      {isLoading && !isShown ? (
        <AgendaSkeleton />
      ) : (
        <Stack gap={5}>
          <Stack gap={2}>
            <ConnectionPart status={status} isUnconnected={isUnconnected} problem={problem} />
            {data && !isUnconnected && <CalendarAge data={data} />}
          </Stack>
          {renderEvents()}
          {mayImport && <CalendarFiles />}
          {mayShare && <CalendarFeed />}
        </Stack>
      )}
    </Page>
  )
}
