import { type Conversation, scheduleMeeting } from '@wervio/contracts'
import { useMay } from '@wervio/remote-kit'
import {
  CardGrid,
  CardList,
  LoadingState,
  Skeleton,
  Stack,
  tokens,
  usePhoneScreen,
  Card,
  type CardSize,
} from '@wervio/ui'
import { styled } from 'styled-components'
import { ConversationCard } from './conversation-card.tsx'
import { NewConversationCard, NewConversationRow } from './new-conversation-card.tsx'

const CARD: CardSize = { height: 14.5, least: 19, gap: 1 }

type Props = {
  conversations: readonly Conversation[]
  now: Date
  /** How many there are in all; undefined while pages are left. */
  total: number | undefined
  /** Gets the index of the last conversation near the screen. */
  onNear: (index: number) => void
}

/** The conversations as cards, after the card that makes a new one; on a phone that is a row above them. */
export const ConversationCards = ({ conversations, now, total, onNear }: Props) => {
  const isPhone = usePhoneScreen()
  const mayPlan = useMay(scheduleMeeting)
  const first = isPhone || !mayPlan ? 0 : 1
  const size = total === undefined ? -1 : total + first
  const card = (index: number, order: number | undefined) => {
    const conversation = conversations[index - first]
    if (!conversation) return index < first && <NewConversationCard key="new" position={1} size={size} order={order} />
    return (
      <ConversationCard
        key={conversation.id}
        conversation={conversation}
        now={now}
        position={index + 1}
        size={size}
        order={order}
      />
    )
  }
  const cards = (
    <CardGrid label="Gesprekken" count={conversations.length + first} size={CARD} onNear={onNear} card={card} />
  )
  if (!isPhone || !mayPlan) return cards
  return (
    <Stack gap={4}>
      <NewConversationRow />
      {cards}
    </Stack>
  )
}

const Frame = styled(Card)`
  display: grid;
  align-content: start;
  gap: ${tokens.space[3]};
`

/** Placeholders of cards while they load. */
export const CardsSkeleton = ({ count = 5 }: { count?: number }) => {
  const isPhone = usePhoneScreen()
  const mayPlan = useMay(scheduleMeeting)
  return (
    <LoadingState label="Gesprekken laden...">
      <Stack gap={4}>
        {mayPlan && isPhone && <NewConversationRow />}
        <CardList $size={CARD}>
          {mayPlan && !isPhone && <NewConversationCard />}
          {Array.from({ length: count }, (_, index) => (
            <Frame as="li" key={index}>
              <Skeleton width="70%" />
              <Skeleton width="55%" height="0.8rem" />
              <Skeleton width="45%" height="0.8rem" />
              <Skeleton width="65%" height="0.8rem" />
            </Frame>
          ))}
        </CardList>
      </Stack>
    </LoadingState>
  )
}
