import type { CalendarEvent } from '@wervio/contracts'
import { Button, Heading, Stack, Text, capitalised } from '@wervio/ui'
import { useState } from 'react'
import { styled } from 'styled-components'
import type { Day } from '../week/days.ts'
import { dayHeading, dayText } from '../week/day-texts.ts'
import { EventCard } from './event-card.tsx'

/** Appointments of a day that are shown at once, so that a calendar of thousands still scrolls smoothly. */
const STEP = 20

/**
 * Of a long list the browser lays out and draws only what is near the screen; searching in the page finds all of it.
 */
const Seldom = styled.div`
  content-visibility: auto;
  contain-intrinsic-block-size: auto 7rem;
  /* The shadow of a card is drawn outside it. */
  overflow-clip-margin: 1rem;
`

type Props = {
  day: Day
  today: Day
  events: readonly CalendarEvent[]
  now: Date
  /** The appointment of this day that comes into view; null for none. */
  inView: string | null
}

/** A day with its appointments. */
export const DayList = ({ day, today, events, now, inView }: Props) => {
  const [wanted, setLimit] = useState(STEP)
  const limit = Math.max(wanted, events.findIndex(({ id }) => id === inView) + 1)
  const rest = events.length - limit
  return (
    <Stack as="section" gap={3} aria-label={dayText(day)}>
      <Heading level={2} size="card">
        {capitalised(dayHeading(day, today))}
      </Heading>
      {events.length === 0 && <Text tone="muted">Geen afspraken.</Text>}
      {events.slice(0, limit).map((event, index) => {
        const card = <EventCard key={event.id} event={event} day={day} now={now} isInView={event.id === inView} />
        return index < STEP ? card : <Seldom key={event.id}>{card}</Seldom>
      })}
      {rest > 0 && (
        <div>
          <Button variant="secondary" onClick={() => setLimit(limit + STEP)}>
            Toon meer ({rest} over)
          </Button>
        </div>
      )}
    </Stack>
  )
}
