import type { AuditEntry } from '@wervio/contracts'
import { Card, clock, dayName, exactMoment, Heading, plainList, Stack, Text, TextLink, tokens } from '@wervio/ui'
import { styled } from 'styled-components'
import { looksOf } from './looks.ts'
import { actorText, sentenceOf } from './sentence.ts'
import { lookSentence, timesText } from './sentences/read.ts'
import { useActorAddress } from './use-audit-log.ts'

const List = styled.ol`
  ${plainList}
`
const Row = styled.li`
  display: grid;
  grid-template-columns: 3.5rem minmax(0, 1fr);
  gap: ${tokens.space[4]};
  padding: ${tokens.space[3]} ${tokens.space[5]};
  overflow-wrap: anywhere;
  &:not(:first-child) {
    border-top: 1px solid ${tokens.line.base};
  }
  ${tokens.breakpoint.phone} {
    gap: ${tokens.space[2]};
    padding-inline: ${tokens.space[4]};
  }
`
/** Reads as the beginning of its sentence until it is pointed at. */
const ActorLink = styled(TextLink)`
  color: inherit;
  &:not(:hover, :focus-visible) {
    text-decoration: none;
  }
`
const Moment = styled.time`
  color: ${tokens.text.muted};
  font: ${tokens.font.small};
  font-variant-numeric: tabular-nums;
  line-height: 1.5rem;
`

/** Who did it, with a way to all that they did. */
const Actor = ({ entry }: { entry: AuditEntry }) => {
  const addressOf = useActorAddress()
  const name = <strong>{actorText(entry)}</strong>
  return entry.actor === null ? name : <ActorLink to={addressOf(entry.actor.id)}>{name}</ActorLink>
}

const LookRow = ({ entry, look }: { entry: AuditEntry; look: readonly AuditEntry[] }) => {
  const isAlone = look.length === 1
  const times = isAlone ? timesText(entry) : ''
  return (
    <Row>
      <Moment dateTime={entry.at} title={exactMoment(entry.at)}>
        {clock(entry.at)}
      </Moment>
      <Text>
        <Actor entry={entry} />{' '}
        {(isAlone ? sentenceOf(entry) : lookSentence(look)).map(({ text, href }, place) =>
          href === undefined ? (
            text
          ) : (
            // Pieces of one sentence have no other name than their place.
            <TextLink key={place} to={href}>
              {text}
            </TextLink>
          ),
        )}
        .
        {times !== '' && (
          <Text as="span" size="small" tone="muted">
            {' '}
            {times}
          </Text>
        )}
      </Text>
    </Row>
  )
}

/** What happened, under the day on which it did. */
export const EntryDays = ({ entries }: { entries: readonly AuditEntry[] }) => {
  const days = Map.groupBy(entries, ({ at }) => dayName(at))
  return (
    <Stack gap={6}>
      {[...days].map(([day, ofDay]) => (
        <Stack key={day} as="section" gap={3} aria-label={day}>
          <Heading level={2} size="card">
            {day}
          </Heading>
          <Card padding={0}>
            <List>
              {looksOf(ofDay).map((look) => look[0] && <LookRow key={look[0].id} entry={look[0]} look={look} />)}
            </List>
          </Card>
        </Stack>
      ))}
    </Stack>
  )
}
