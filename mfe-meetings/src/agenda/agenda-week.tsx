import type { CalendarEvent } from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import { useLocation } from '@wervio/routing'
import { Button, Cluster, EmptyState, SearchField, Stack } from '@wervio/ui'
import { CalendarDays, SearchX } from 'lucide-react'
import { DayList } from './events/day-list.tsx'
import { useEventsOf } from './events/use-events-of.ts'
import { periodText } from './week/day-texts.ts'
import { MAX_WORDS, type Week } from './week/use-week.ts'
import { WeekLayout } from './week/week-layout.ts'
import { WeekStrip } from './week/week-strip.tsx'

type Props = {
  week: Week
  events: readonly CalendarEvent[]
  /** Nothing could be read: then no appointments isn't known to be none. */
  failed: boolean
  /** When they were asked. */
  now: Date
}

/** The week strip, and the appointments of the week or of the chosen day. */
export const AgendaWeek = ({ week, events, failed, now }: Props) => {
  const { eventsOf, words } = useEventsOf(events, week)
  /** The appointment that the address names. */
  const namedEvent = routes.agenda.eventIn(useLocation().hash)
  const hasSome = [...eventsOf.values()].some(({ length }) => length > 0)
  const renderDays = () => {
    if (!hasSome && words !== '')
      return (
        <EmptyState
          icon={SearchX}
          title="Geen afspraken gevonden"
          text={`Niets in deze week past bij ‘${words}’.`}
          action={
            <Button variant="secondary" onClick={() => week.search('')}>
              Wis de zoekopdracht
            </Button>
          }
        />
      )
    if (!hasSome && failed) return null
    if (!hasSome)
      return (
        <EmptyState
          icon={CalendarDays}
          title={
            week.from === null
              ? 'Geen afspraken in de komende 7 dagen'
              : `Geen afspraken van ${periodText(week.from, week.days.at(-1) ?? week.from)}`
          }
          action={
            <Button variant="secondary" onClick={week.next}>
              Bekijk de week daarna
            </Button>
          }
        />
      )
    // The strip says which days are free.
    const shownDays = week.day === null ? week.days.filter((day) => (eventsOf.get(day)?.length ?? 0) > 0) : [week.day]
    const firstDay = shownDays.find((day) => eventsOf.get(day)?.some(({ id }) => id === namedEvent))
    return shownDays.map((day) => (
      <DayList
        key={day}
        day={day}
        today={week.today}
        events={eventsOf.get(day) ?? []}
        now={now}
        inView={day === firstDay ? namedEvent : null}
      />
    ))
  }
  return (
    <WeekLayout>
      <WeekStrip week={week} eventsOf={eventsOf} />
      <Stack gap={5}>
        <Cluster>
          <SearchField
            label="Zoek in deze week"
            formLabel="Afspraken zoeken"
            placeholder="Zoek op onderwerp, naam of plaats"
            maximum={MAX_WORDS}
            value={week.words}
            onSearch={week.search}
          />
        </Cluster>
        {renderDays()}
      </Stack>
    </WeekLayout>
  )
}
