import type { PipelineMatch } from '@wervio/applications'
import { updateApplication } from '@wervio/contracts'
import { SelectionArea, useMay, useSelection, useSelectionKeys } from '@wervio/remote-kit'
import { Button, EmptyState, Stack } from '@wervio/ui'
import { SearchX } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import { arrange, byColumn } from './arrange-matches.ts'
import { DragPreview } from './drag-preview.tsx'
import { MatchSelectionBar } from './many/match-selection-bar.tsx'
import { useManyMatches } from './many/use-many-matches.ts'
import { useMatchActions } from './match-actions.ts'
import { MatchCard } from './match-card.tsx'
import { CardList } from './match-card-style.ts'
import { MatchDialog } from './match-dialog.tsx'
import { MatchesToolbar } from './matches-toolbar.tsx'
import { PipelineColumns } from './pipeline-columns.tsx'
import { useMatchView } from './use-match-view.ts'

type Props = {
  vacancyId: string
  matches: PipelineMatch[]
  /** Stands for a pipeline with nobody in it. */
  empty: ReactNode
  /** Null for who may not add anybody. */
  onAdd: (() => void) | null
}

/** The candidates in a pipeline, in the chosen view, with what can be done with one or with many of them. */
export const Pipeline = ({ vacancyId, matches, empty, onAdd }: Props) => {
  const [view, changeView] = useMatchView()
  const { actions, dialog, closeDialog } = useMatchActions(vacancyId)
  const asColumns = view.layout === 'kolommen'
  const { group, stage, order } = view
  const visibleMatches = useMemo(() => {
    const arrangedMatches = arrange(matches, { group, stage: asColumns ? null : stage, order })
    return asColumns ? byColumn(arrangedMatches) : arrangedMatches
  }, [matches, asColumns, group, stage, order])
  const selection = useSelection(visibleMatches, useMay(updateApplication))
  const keys = useSelectionKeys()
  const manyMatches = useManyMatches(vacancyId, selection)
  /** A card that is chosen takes the others along. */
  const draggedWith = (match: PipelineMatch) =>
    selection.chosenRows.some(({ id }) => id === match.id) ? selection.chosenRows : [match]
  const dropCard = (match: PipelineMatch, to: number) => {
    const dragged = draggedWith(match)
    if (dragged.length > 1) manyMatches.move(dragged, to)
    else if (match.application.stage !== to) actions.move(match, to)
  }
  return (
    <Stack>
      {matches.length === 0 ? (
        empty
      ) : (
        <>
          <MatchesToolbar matches={matches} view={view} onChange={changeView} selection={selection} onAdd={onAdd} />
          <SelectionArea selection={selection} hasLetters={keys.hasLetters}>
            {asColumns && (
              <>
                <PipelineColumns matches={visibleMatches} actions={actions} onDrop={dropCard} />
                <DragPreview countDragged={(match) => draggedWith(match).length} />
              </>
            )}
            {!asColumns && visibleMatches.length > 0 && (
              <CardList aria-label="Kandidaten in de procedure">
                {visibleMatches.map((match) => (
                  <li key={match.id} data-row-id={match.id}>
                    <MatchCard match={match} actions={actions} />
                  </li>
                ))}
              </CardList>
            )}
            {!asColumns && visibleMatches.length === 0 && (
              <EmptyState
                icon={SearchX}
                title="Geen kandidaten in deze selectie"
                action={
                  <Button variant="secondary" onClick={() => changeView({ group: 'alle', stage: null })}>
                    Toon alle kandidaten
                  </Button>
                }
              />
            )}
          </SelectionArea>
        </>
      )}
      {/* Stays when the last one goes: what was done to them is told here. */}
      <MatchSelectionBar selection={selection} manyMatches={manyMatches} help={keys.help} />
      <MatchDialog vacancyId={vacancyId} dialog={dialog} actions={actions} onClose={closeDialog} />
    </Stack>
  )
}
