import { errorText } from '@wervio/api-client'
import { messages, type CalendarEvent } from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import {
  Button,
  Card,
  clock,
  Heading,
  Icon,
  IconTile,
  LoadingDots,
  numberText,
  Stack,
  Text,
  TextLink,
  tokens,
} from '@wervio/ui'
import { CalendarDays, ChevronRight } from 'lucide-react'
import { styled } from 'styled-components'
import { PlainList } from '../../plain-list.ts'
import { RowLink } from '../../row-link.tsx'
import type { AgendaToday } from './use-agenda-today.ts'

/** Appointments that the card has room for; the agenda has the others. */
const AT_ONCE = 3

const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${tokens.space[4]};
  padding: ${tokens.space[5]};
  border-bottom: 1px solid ${tokens.line.base};
`
/** As high as its rows are, whatever is in it: nothing below moves when Microsoft answers. */
const Room = styled.div`
  display: grid;
  align-content: start;
  min-height: calc(${AT_ONCE} * 4.5rem);
  > :not(ul) {
    align-self: center;
    padding: ${tokens.space[5]};
  }
`
const List = styled(PlainList)`
  li {
    min-height: 4.5rem;
  }
  li + li {
    border-top: 1px solid ${tokens.line.base};
  }
`
const Start = styled.span`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  min-width: 0;
`
/** One line: what stands below may not move for a long subject. */
const Line = styled(Text)`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 1;
`
const Foot = styled.div`
  padding: ${tokens.space[3]} ${tokens.space[5]};
  border-top: 1px solid ${tokens.line.base};
`

const timeOf = ({ isAllDay, startDateTime, endDateTime }: CalendarEvent): string =>
  isAllDay ? 'Hele dag' : `${clock(startDateTime)} tot ${clock(endDateTime)}`

/** A line on what stands above it, always one, so that the card keeps its height. */
const lineOn = ({ appointments, error }: Pick<AgendaToday, 'appointments' | 'error'>): string => {
  if (!appointments) return error ? 'Je afspraken zijn er nu niet.' : 'Je afspraken worden opgehaald.'
  const count = appointments.length
  if (count === 0) return 'Gesprekken die je hier plande, staan bij Vandaag.'
  if (count > AT_ONCE) return `Nog ${numberText(count)} afspraken vandaag. Dit zijn de eerste ${AT_ONCE}.`
  return count === 1 ? 'Nog 1 afspraak vandaag.' : `Nog ${count} afspraken vandaag.`
}

const Appointments = ({ appointments }: { appointments: readonly CalendarEvent[] }) => (
  <List>
    {appointments.slice(0, AT_ONCE).map((each) => (
      <li key={each.id}>
        <RowLink to={routes.agenda.atEvent(each.id)}>
          <Start>
            <IconTile icon={CalendarDays} tone="accent" />
            <Stack gap={1}>
              <Line as="span" strong>
                {each.subject || 'Zonder onderwerp'}
              </Line>
              <Text as="span" size="small" tone="muted">
                {timeOf(each)}
              </Text>
            </Stack>
          </Start>
          <Icon of={ChevronRight} />
        </RowLink>
      </li>
    ))}
  </List>
)

/**
 * The rest of today in the connected agenda of Microsoft. It takes its place at once, and says when it can't be read.
 */
export const AgendaCard = ({ appointments, problem, error, isRetrying, retry }: AgendaToday) => (
  <Card as="section" padding={0} aria-labelledby="agenda-vandaag">
    <Head>
      <Heading level={2} size="card" id="agenda-vandaag">
        Je agenda vandaag
      </Heading>
      <TextLink quiet to={routes.agenda.href()}>
        Naar je agenda
      </TextLink>
    </Head>
    <Room>
      {!appointments && !error && <LoadingDots />}
      {!appointments && error && (
        <Stack gap={3} role="alert">
          <Text size="small" tone="muted">
            {errorText(error, messages.microsoftEventsFailed)}
          </Text>
          <div>
            <Button variant="quiet" size="small" busy={isRetrying} onClick={retry}>
              Probeer opnieuw
            </Button>
          </div>
        </Stack>
      )}
      {appointments?.length === 0 && (
        <Text size="small" tone="muted">
          Je hebt vandaag geen afspraken meer.
        </Text>
      )}
      {appointments && appointments.length > 0 && <Appointments appointments={appointments} />}
    </Room>
    <Foot>
      <Text size="small" tone="muted">
        {problem ?? lineOn({ appointments, error })}
      </Text>
    </Foot>
  </Card>
)
