import type { Match, Requirement } from '@wervio/contracts'
import { SelectionArea, useSelectionKeys, type Selection } from '@wervio/remote-kit'
import { Button, Card, numberText, plainList, tokens } from '@wervio/ui'
import { useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import type { RankedMatch } from '../what-if/what-if.ts'
import { MatchRow } from './match-row.tsx'
import { moveByArrow } from './move-by-arrow.ts'

/** Rows that are drawn at once; a button draws as many more. */
const STEP = 100
const NO_REQUIREMENTS: readonly Requirement[] = []

const List = styled.ol`
  ${plainList}
`
const More = styled.div`
  padding: ${tokens.space[2]} ${tokens.space[4]};
`
const Under = styled.div`
  border-top: 1px solid ${tokens.line.base};
`
type Props = {
  rows: readonly RankedMatch[]
  requirements: readonly Requirement[]
  /** Of the requirements; a score of another version isn't shown beside them. */
  version: string
  selectedId: string | null
  selection: Selection<Match>
  hrefOf: (id: string) => string
  onOpen: (id: string, byKeyboard: boolean) => void
  /** The details, where they stand under the chosen row. */
  details: ReactNode
  hasMore: boolean
  onMore: () => void
  children: ReactNode
}

/** The candidates in their order. */
export const Ranking = ({
  rows,
  requirements,
  version,
  selectedId,
  selection,
  hrefOf,
  onOpen,
  details,
  hasMore,
  onMore,
  children,
}: Props) => {
  const [limit, setLimit] = useState(STEP)
  const keys = useSelectionKeys()
  const drawnRows = rows.slice(0, limit)
  const hiddenCount = rows.length - drawnRows.length
  const showMore = () => {
    setLimit(limit + STEP)
    if (hiddenCount < STEP && hasMore) onMore()
  }
  return (
    <SelectionArea selection={selection} hasLetters={keys.hasLetters}>
      <Card padding={0}>
        <List aria-label="Kandidaten" onKeyDown={moveByArrow}>
          {drawnRows.map((row, index) => (
            <MatchRow
              key={row.match.id}
              row={row}
              index={index}
              requirements={row.match.score?.version === version ? requirements : NO_REQUIREMENTS}
              isSelected={row.match.id === selectedId}
              selection={selection.rowSelection}
              to={hrefOf(row.match.id)}
              onOpen={onOpen}
            >
              {row.match.id === selectedId && details && <Under>{details}</Under>}
            </MatchRow>
          ))}
        </List>
        {(hiddenCount > 0 || hasMore) && (
          <More>
            <Button variant="quiet" size="small" onClick={showMore}>
              {hiddenCount > 0 ? `Toon de volgende ${numberText(Math.min(STEP, hiddenCount))}` : 'Toon meer'}
            </Button>
          </More>
        )}
        {children}
      </Card>
    </SelectionArea>
  )
}
