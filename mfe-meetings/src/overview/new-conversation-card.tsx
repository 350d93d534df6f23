import { CardFrame, CardItem, CardLink, Heading, IconTile, Text, tokens } from '@wervio/ui'
import * as routes from '@wervio/contracts/routes'
import { Plus } from 'lucide-react'
import { styled } from 'styled-components'

const Frame = styled(CardFrame)`
  grid-template: none / auto minmax(0, 1fr);
  place-content: center start;
  align-items: center;
  gap: ${tokens.space[4]};
  padding: ${tokens.space[4]} ${tokens.space[5]};
  border: 1.5px dashed ${tokens.line.strong};
  background: transparent;
  box-shadow: none;
  &:hover {
    border-color: ${tokens.accent.base};
    box-shadow: none;
  }
`
const Words = () => (
  <Frame>
    <IconTile icon={Plus} />
    <div>
      <Heading level={2} size="card">
        <CardLink to={routes.newMeeting.href()}>Nieuw Gesprek</CardLink>
      </Heading>
      <Text size="small" tone="muted">
        Plan een meeting of importeer een opname.
      </Text>
    </div>
  </Frame>
)

/** The same on a phone, above the list. */
export const NewConversationRow = () => (
  <CardItem as="div">
    <Words />
  </CardItem>
)

/** The first card: the way to a new conversation. */
export const NewConversationCard = ({
  position,
  size,
  order,
}: {
  position?: number
  size?: number
  order?: number | undefined
}) => (
  <CardItem $order={order} aria-posinset={position} aria-setsize={size}>
    <Words />
  </CardItem>
)
