import type { Match, Requirement } from '@wervio/contracts'
import type { Selection } from '@wervio/remote-kit'
import { Avatar, Badge, Text } from '@wervio/ui'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import type { RankedMatch } from '../what-if/what-if.ts'
import { aboutText, procedureText } from './about-text.ts'
import { RowPoints } from './row-points.tsx'
import { RowScore } from './row-score.tsx'
import { Face, Item, Name, NameLine, Row, Tick, Who, Why } from './row-style.ts'

const Moved = ({ rank, saved }: Pick<RankedMatch, 'rank' | 'saved'>) => {
  if (!saved || saved.rank === rank) return null
  const isUp = rank < saved.rank
  return (
    <Badge tone={isUp ? 'green' : 'neutral'} icon={isUp ? ArrowUp : ArrowDown}>
      was {saved.rank}
    </Badge>
  )
}

type Props = {
  row: RankedMatch
  /** Where in the list it stands, for the arrow keys. */
  index: number
  requirements: readonly Requirement[]
  isSelected: boolean
  selection: Selection<Match>['rowSelection']
  /** Address with this candidate's details. */
  to: string
  onOpen: (id: string, byKeyboard: boolean) => void
  /** The details, where they stand under the row. */
  children?: ReactNode
}

/** A candidate in the list: place, score, and why. The whole row opens the details. */
export const MatchRow = memo(({ row, index, requirements, isSelected, selection, to, onOpen, children }: Props) => {
  const { match, rank, saved } = row
  const { application } = match
  return (
    <Item data-row-id={match.id}>
      <Row $isSelected={isSelected}>
        <Tick>
          <input
            type="checkbox"
            aria-label={`Selecteer ${match.name}`}
            checked={selection.chosenIds.has(match.id)}
            onChange={({ nativeEvent }) => {
              if (nativeEvent instanceof MouseEvent && nativeEvent.shiftKey) selection.extend(match.id)
              else selection.toggle(match.id)
            }}
          />
          <span aria-hidden>{rank}</span>
        </Tick>
        <Face>
          <Avatar name={match.name} />
        </Face>
        <Who>
          <NameLine>
            <Name
              to={to}
              replace
              preventScrollReset
              data-row={index}
              aria-current={isSelected || undefined}
              aria-label={`${rank}. ${match.name}`}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return
                event.preventDefault()
                onOpen(match.id, event.detail === 0)
              }}
            >
              {match.name}
            </Name>
            <Moved rank={rank} saved={saved} />
            {application && (
              <Badge tone={application.outcome === 'open' ? 'blue' : 'neutral'}>{procedureText(application)}</Badge>
            )}
          </NameLine>
          <Why>
            <Text size="small" tone="muted">
              {aboutText(match)}
            </Text>
            <RowPoints match={match} requirements={requirements} />
          </Why>
        </Who>
        <RowScore row={row} requirements={requirements} />
      </Row>
      {children}
    </Item>
  )
})
MatchRow.displayName = 'MatchRow'
