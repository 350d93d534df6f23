import type { CalendarEvent } from '@wervio/contracts'
import { Button, IconButton, plainList, tokens, VisuallyHidden } from '@wervio/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { styled } from 'styled-components'
import type { Day } from './days.ts'
import { dateOf, dayText, shortPeriodText, shortWeekDayOf } from './day-texts.ts'
import type { Week } from './use-week.ts'

const Frame = styled.nav`
  position: sticky;
  top: calc(${tokens.topBar} + ${tokens.space[4]});
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[2]};
  ${tokens.breakpoint.tablet} {
    position: static;
  }
`
const Leaf = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
`
const Period = styled.span`
  font: ${tokens.font.smallStrong};
  font-variant-numeric: tabular-nums;
`
const Days = styled.ul`
  display: grid;
  gap: ${tokens.space[1]};
  ${plainList}
  ${tokens.breakpoint.tablet} {
    grid-template-columns: repeat(7, minmax(0, 1fr));
  }
`
const DayButton = styled.button`
  display: grid;
  grid-template-columns: 2rem 1.75rem minmax(0, 1fr);
  align-items: center;
  width: 100%;
  min-height: ${tokens.control.touch};
  padding: ${tokens.space[1]} ${tokens.space[3]};
  border: 1px solid transparent;
  border-radius: ${tokens.radius.control};
  color: ${tokens.text.base};
  font: ${tokens.font.body};
  text-align: left;
  &:hover {
    background: ${tokens.surface.sunken};
  }
  &[aria-pressed='true'] {
    border-color: ${tokens.accent.base};
    background: ${tokens.accent.soft};
  }
  ${tokens.breakpoint.tablet} {
    grid-template-columns: 1fr;
    justify-items: center;
    padding: ${tokens.space[2]} 0;
  }
`
const WeekDay = styled.span`
  color: ${tokens.text.muted};
  font: ${tokens.font.small};
`
const DateNumber = styled.span<{ $isToday: boolean }>`
  font: ${tokens.font.strong};
  font-variant-numeric: tabular-nums;
  ${({ $isToday }) => $isToday && `color: ${tokens.accent.base}; text-decoration: underline 2px; text-underline-offset: 0.25em;`}
`
const Amount = styled.span`
  color: ${tokens.text.muted};
  font: ${tokens.font.small};
  font-variant-numeric: tabular-nums;
  text-align: right;
  white-space: nowrap;
`
const LongText = styled.span`
  ${tokens.breakpoint.tablet} {
    display: none;
  }
`

/** '3 afspraken', '1 afspraak'. */
const amountWord = (count: number): string => (count === 1 ? 'afspraak' : 'afspraken')

type Props = { week: Week; eventsOf: ReadonlyMap<Day, readonly CalendarEvent[]> }

/** The seven days with how much there is on each, but for what was cancelled; a press shows one of them alone. */
export const WeekStrip = ({ week, eventsOf }: Props) => (
  <Frame aria-label="Week">
    <Leaf>
      <IconButton label="Vorige week" icon={ChevronLeft} onClick={week.previous} />
      <Period>{shortPeriodText(week.days[0] ?? week.today, week.days.at(-1) ?? week.today)}</Period>
      <IconButton label="Volgende week" icon={ChevronRight} onClick={week.next} />
    </Leaf>
    <Days>
      {week.days.map((day) => {
        const count = (eventsOf.get(day) ?? []).filter(({ isCancelled }) => !isCancelled).length
        return (
          <li key={day}>
            <DayButton
              type="button"
              aria-pressed={week.day === day}
              onClick={() => week.chooseDay(week.day === day ? null : day)}
            >
              <WeekDay aria-hidden>{shortWeekDayOf(day)}</WeekDay>
              <DateNumber aria-hidden $isToday={day === week.today}>
                {dateOf(day)}
              </DateNumber>
              <Amount aria-hidden>
                {count === 0 ? '–' : count}
                <LongText>{count === 0 ? '' : ` ${amountWord(count)}`}</LongText>
              </Amount>
              <VisuallyHidden>
                {day === week.today ? 'Vandaag, ' : ''}
                {dayText(day)}, {count === 0 ? 'geen afspraken' : `${count} ${amountWord(count)}`}
              </VisuallyHidden>
            </DayButton>
          </li>
        )
      })}
    </Days>
    {week.from !== null && (
      <div>
        <Button variant="secondary" size="small" onClick={week.toToday}>
          Naar vandaag
        </Button>
      </div>
    )}
  </Frame>
)
