import type { Requirement } from '@wervio/contracts'
import { listText, Text } from '@wervio/ui'
import { pointsAhead } from '../dashboard/reasons.ts'
import type { RankedMatch } from '../what-if/what-if.ts'

/** The candidate somebody is compared with: the one above them, or the second for who stands first. */
export const neighbourOf = (row: RankedMatch, ranked: readonly RankedMatch[]): RankedMatch | undefined =>
  ranked.find(({ rank }) => rank === (row.rank === 1 ? 2 : row.rank - 1))

const percentText = ({ percentage }: RankedMatch): string => `${Math.round(percentage ?? 0)}%`

type Props = {
  row: RankedMatch
  neighbour: RankedMatch
  /** With the weights that the shown percentages are of. */
  requirements: readonly Requirement[]
  /** Of the requirements: scores of another version can't be held beside them. */
  version: string
}

/** In a sentence, what puts somebody above or below who stands next to them; nothing when that can't be told. */
export const NeighbourLine = ({ row, neighbour, requirements, version }: Props) => {
  const [one, other] = [row.match.score, neighbour.match.score]
  if (!one || !other || one.version !== version || other.version !== version) return null
  const isFirst = row.rank < neighbour.rank
  const reasons = isFirst
    ? pointsAhead(requirements, one.states, other.states)
    : pointsAhead(requirements, other.states, one.states)
  if (reasons.length === 0 || row.percentage === neighbour.percentage)
    return (
      <Text size="small">
        Bijna gelijk aan {neighbour.match.name} op {neighbour.rank} ({percentText(neighbour)}).
      </Text>
    )
  return (
    <Text size="small">
      {isFirst
        ? `Staat hoger dan ${neighbour.match.name} (${percentText(neighbour)}) door `
        : `${neighbour.match.name} staat hoger (${percentText(neighbour)}) door `}
      <strong>{listText(reasons.map((reason) => `‘${reason}’`))}</strong>.
    </Text>
  )
}
