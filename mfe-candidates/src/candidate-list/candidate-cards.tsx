import { CardGrid, type CardSize } from '@wervio/ui'
import { CandidateCard } from './candidate-card.tsx'
import type { ListProps } from './list-props.ts'

/** Room for a name of two lines and two rows of skills, beside buttons for a thumb. */
export const CARD: CardSize = { height: 18, least: 19.5, gap: 1 }

/** The candidates as cards. */
export const CandidateCards = ({ candidates, total = -1, onNear, actions, newId }: ListProps) => {
  const card = (index: number, order: number | undefined) => {
    const candidate = candidates[index]
    return (
      candidate && (
        <CandidateCard
          key={candidate.id}
          candidate={candidate}
          index={index}
          size={total}
          order={order}
          actions={actions}
          isNew={candidate.id === newId}
        />
      )
    )
  }
  return <CardGrid label="Kandidaten" count={candidates.length} size={CARD} onNear={onNear} card={card} />
}
