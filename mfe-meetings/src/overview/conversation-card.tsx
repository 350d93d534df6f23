import { conversationAddress, conversationTitle, type Conversation } from '@wervio/contracts'
import { CardFrame, CardItem, CardLink, Icon, OneLine, plainList, tokens, TwoLineHeading } from '@wervio/ui'
import { CalendarDays, Clock, FileAudio, UserRound, Users, Video, type LucideIcon } from 'lucide-react'
import { memo } from 'react'
import { styled } from 'styled-components'
import { ConversationBadges } from './conversation-badges.tsx'
import { dateText, isOver, participantsText, timeText } from './conversation-texts.ts'

const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[3]};
  min-width: 0;
  min-height: 0;
  padding: ${tokens.space[4]} ${tokens.space[5]};
`
const Facts = styled.ul`
  ${plainList}
  display: grid;
  gap: ${tokens.space[1]};
  color: ${tokens.text.muted};
  li {
    display: flex;
    align-items: center;
    gap: ${tokens.space[2]};
    min-width: 0;
  }
  svg {
    flex-shrink: 0;
  }
`
const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[3]};
  margin-top: auto;
`
const Join = styled.a`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[2]};
  min-height: 1.5rem;
  color: ${tokens.accent.base};
  font: ${tokens.font.smallStrong};
  text-underline-offset: 0.2em;
`

const Fact = ({ icon, text, title = text }: { icon: LucideIcon; text: string; title?: string }) => (
  <li>
    <Icon of={icon} size={16} />
    <OneLine as="span" size="small" tone="muted" title={title}>
      <bdi>{text}</bdi>
    </OneLine>
  </li>
)

const originText = ({ source, hasRecording }: Pick<Conversation, 'source' | 'hasRecording'>): string => {
  if (source === 'teams') return 'Transcriptie uit Teams'
  return hasRecording ? 'Geïmporteerde opname' : 'Geïmporteerd transcript'
}

type Props = {
  conversation: Conversation
  now: Date
  /** Its place among `size` cards, from 1; `size` -1 while nobody knows. */
  position: number
  size: number
  order: number | undefined
}

/** A meeting or a recording in the grid; the whole card is one link, with the way into a coming meeting above it. */
export const ConversationCard = memo(({ conversation, now, position, size, order }: Props) => {
  const { kind, state, participants, candidate, join_url } = conversation
  const title = conversationTitle(conversation)
  const address = conversationAddress(conversation)
  const canJoin = join_url !== null && state === 'planned' && !isOver(conversation, now)
  const isNamedCandidate = candidate !== null && !participants.includes(candidate.name)
  return (
    <CardItem $order={order} aria-posinset={position} aria-setsize={size}>
      <CardFrame aria-label={title}>
        <Body>
          <TwoLineHeading level={2} size="card" title={title}>
            {address === null ? title : <CardLink to={address}>{title}</CardLink>}
          </TwoLineHeading>
          <Facts>
            <Fact icon={CalendarDays} text={dateText(conversation)} />
            <Fact icon={Clock} text={timeText(conversation)} />
            {participants.length > 0 && (
              <Fact icon={Users} text={participantsText(conversation)} title={participants.join(', ')} />
            )}
            {isNamedCandidate && <Fact icon={UserRound} text={`Kandidaat: ${candidate.name}`} />}
            {kind === 'recording' && <Fact icon={FileAudio} text={originText(conversation)} />}
          </Facts>
          <Foot>
            <ConversationBadges conversation={conversation} now={now} />
            {canJoin && (
              <Join href={join_url} target="_blank" rel="noopener noreferrer" aria-label={`Deelnemen aan ${title}`}>
                <Icon of={Video} size={16} />
                Deelnemen
              </Join>
            )}
          </Foot>
        </Body>
      </CardFrame>
    </CardItem>
  )
})
ConversationCard.displayName = 'ConversationCard'
