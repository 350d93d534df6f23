import { Button, Card, EmptyState, numberText } from '@wervio/ui'
import { UserRoundSearch } from 'lucide-react'
import { LoadingRows } from './loading-rows.tsx'

type Props = {
  minimum: number
  /** Who stands under the minimum; null when that isn't known. */
  hiddenCount: number | null
  /** Whether words or filters take part. */
  isNarrowed: boolean
  /** Whether scores are still being computed. */
  isRefreshing: boolean
  onShowAll: () => void
  onWiden: () => void
}

const hiddenText = (count: number | null): string => {
  if (count === null) return 'Wie lager staat, zie je hier niet.'
  return count === 1 ? '1 kandidaat staat lager.' : `${numberText(count)} kandidaten staan lager.`
}

/** A list without rows says why, and its button leads on: nobody is out of sight because of a threshold. */
export const NoCandidates = ({ minimum, hiddenCount, isNarrowed, isRefreshing, onShowAll, onWiden }: Props) => {
  if (isRefreshing) return <LoadingRows label="Scores worden berekend..." />
  const content = () => {
    if (isNarrowed)
      return (
        <EmptyState
          icon={UserRoundSearch}
          title="Geen kandidaten gevonden"
          text="Niemand past bij deze woorden en filters."
          action={<Button onClick={onWiden}>Wis zoekwoorden en filters</Button>}
        />
      )
    if (minimum > 0 && hiddenCount !== 0)
      return (
        <EmptyState
          icon={UserRoundSearch}
          title={`Niemand staat op ${minimum}% of hoger`}
          text={`${hiddenText(hiddenCount)} Niemand valt af door een drempel.`}
          action={<Button onClick={onShowAll}>Toon ze ook</Button>}
        />
      )
    return (
      <EmptyState
        icon={UserRoundSearch}
        title="Geen kandidaten gevonden"
        text="Je organisatie heeft nog geen kandidaten met een score voor deze vacature."
      />
    )
  }
  return <Card padding={0}>{content()}</Card>
}
