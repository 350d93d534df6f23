import type { PipelineMatch } from '@wervio/applications'
import { messages, type Vacancy } from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import { LoadError } from '@wervio/remote-kit'
import { Button, ButtonLink, Cluster, EmptyState, Stack } from '@wervio/ui'
import { Search, SearchX, UserPlus, Users } from 'lucide-react'
import { useState } from 'react'
import { AddCandidateDialog } from './add-candidate-dialog.tsx'
import { arrange } from './arrange-matches.ts'
import { useMatchActions } from './match-actions.ts'
import { MatchCard } from './match-card.tsx'
import { CardList } from './match-card-style.ts'
import { MatchDialog } from './match-dialog.tsx'
import { MatchSkeleton } from './match-skeleton.tsx'
import { MatchesToolbar } from './matches-toolbar.tsx'
import { PipelineColumns } from './pipeline-columns.tsx'
import { useMatchView } from './use-match-view.ts'
import { useMatches } from './use-matches.ts'

const Pipeline = ({
  vacancyId,
  matches,
  onAdd,
}: {
  vacancyId: string
  matches: PipelineMatch[]
  onAdd: () => void
}) => {
  const [view, changeView] = useMatchView()
  const { actions, dialog, closeDialog } = useMatchActions(vacancyId)
  const asColumns = view.layout === 'kolommen'
  const visibleMatches = arrange(matches, asColumns ? { ...view, stage: null } : view)
  return (
    <Stack>
      <MatchesToolbar matches={matches} view={view} onChange={changeView} onAdd={onAdd} />
      {asColumns && <PipelineColumns matches={visibleMatches} actions={actions} />}
      {!asColumns && visibleMatches.length > 0 && (
        <CardList aria-label="Kandidaten in de procedure">
          {visibleMatches.map((match) => (
            <li key={match.id}>
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
      <MatchDialog vacancyId={vacancyId} dialog={dialog} actions={actions} onClose={closeDialog} />
    </Stack>
  )
}

const Empty = ({ vacancyId, onAdd }: { vacancyId: string; onAdd: () => void }) => (
  <EmptyState
    icon={Users}
    title="Nog geen matches beschikbaar"
    action={
      <Cluster gap={2} justify="center">
        <ButtonLink to={routes.candidates.forVacancy(vacancyId)} icon={Search}>
          Zoek matches
        </ButtonLink>
        <Button variant="secondary" icon={UserPlus} onClick={onAdd}>
          Kandidaat toevoegen
        </Button>
      </Cluster>
    }
  />
)

/** The candidates in the pipeline of a vacancy: how far each is, and moving them. */
export const MatchesTab = ({ vacancy }: { vacancy: Vacancy }) => {
  const { data, error, isFetching, refetch } = useMatches(vacancy.id)
  const [isAdding, setIsAdding] = useState(false)
  if (!data && error)
    return (
      <LoadError
        error={error}
        title={messages.matchesFailed}
        safe="De procedure zelf is bewaard."
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <MatchSkeleton />
  const openAddDialog = () => setIsAdding(true)
  return (
    <>
      {data.length === 0 ? (
        <Empty vacancyId={vacancy.id} onAdd={openAddDialog} />
      ) : (
        <Pipeline vacancyId={vacancy.id} matches={data} onAdd={openAddDialog} />
      )}
      {isAdding && <AddCandidateDialog vacancyId={vacancy.id} matches={data} onClose={() => setIsAdding(false)} />}
    </>
  )
}
