import { markedText } from '@wervio/candidates'
import { conversationTypeLabels, conversationTypes, isOneOf, type Scorecard } from '@wervio/contracts'
import { exactDay, Text, tokens } from '@wervio/ui'
import { styled } from 'styled-components'

const Line = styled.button`
  display: block;
  width: 100%;
  padding: ${tokens.space[2]} ${tokens.space[3]};
  border: 1px solid ${tokens.line.base};
  border-radius: ${tokens.radius.control};
  text-align: left;
  overflow-wrap: anywhere;
  &:hover {
    background: ${tokens.surface.sunken};
  }
`

/** What a screen calls a conversation: 'Sollicitatie Gesprek op 3 november 2026'. */
export const conversationName = ({ conversationType, conversation_on }: Scorecard): string => {
  const type = isOneOf(conversationTypes, conversationType)
    ? conversationTypeLabels[conversationType]
    : conversationType
  return `${type} op ${exactDay(conversation_on)}`
}

/** One scorecard, to open. */
export const ScorecardLine = ({ card, onOpen }: { card: Scorecard; onOpen: () => void }) => (
  <li>
    <Line type="button" onClick={onOpen}>
      <Text as="span" strong>
        {conversationName(card)}
      </Text>
      <Text as="div" size="small" tone="muted">
        {[card.vacancy?.title, markedText(card.items), card.by && `door ${card.by}`].filter(Boolean).join(' · ')}
      </Text>
    </Line>
  </li>
)
