import type { FeedbackCard } from '@wervio/contracts'
import { EmptyState, Grid, Heading, Stack, Text, tokens } from '@wervio/ui'
import { Lightbulb } from 'lucide-react'
import { styled } from 'styled-components'
import { cardText } from './card-texts.ts'
import { FeedbackItem } from './feedback-item.tsx'

const Hidden = styled.details`
  summary {
    min-height: ${tokens.control.touch};
    color: ${tokens.accent.base};
    font: ${tokens.font.smallStrong};
    cursor: pointer;
  }
`
const Cards = ({ cards, label }: { cards: readonly FeedbackCard[]; label: string }) => (
  <Grid as="ul" columns={3} aria-label={label}>
    {cards.map((card) => (
      <FeedbackItem key={card.key} card={card} />
    ))}
  </Grid>
)

/** What stands out; what somebody put away stands below it, folded. */
export const FeedbackList = ({ cards }: { cards: readonly FeedbackCard[] }) => {
  const knownCards = cards.filter((card) => cardText(card) !== null)
  const visibleCards = knownCards.filter(({ hidden }) => hidden === null)
  const hidden = knownCards.filter((card) => card.hidden !== null)
  return (
    <Stack as="section" gap={4} aria-label="Inzichten">
      <div>
        <Heading level={2}>Inzichten</Heading>
        <Text tone="muted">
          Vaste regels over procedures, besluiten en gesprekken; bij elk staat waarom je het ziet.
        </Text>
      </div>
      {visibleCards.length === 0 ? (
        <EmptyState
          icon={Lightbulb}
          title="Er valt niets op"
          text="In deze periode spreekt geen van de regels over procedures, besluiten en opgenomen gesprekken."
        />
      ) : (
        <Cards cards={visibleCards} label="Inzichten" />
      )}
      {hidden.length > 0 && (
        <Hidden>
          <summary>Weggelegd ({hidden.length})</summary>
          <Cards cards={hidden} label="Weggelegde inzichten" />
        </Hidden>
      )}
    </Stack>
  )
}
