import { useMatchingStatus } from '@wervio/applications'
import { createApplication, messages, type Vacancy } from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import { LoadError, useMay } from '@wervio/remote-kit'
import { Button, ButtonLink, Cluster, EmptyState } from '@wervio/ui'
import { Search, UserPlus, Users } from 'lucide-react'
import { useState } from 'react'
import { AddCandidateDialog } from './add-candidate-dialog.tsx'
import { MatchSkeleton } from './match-skeleton.tsx'
import { Pipeline } from './pipeline.tsx'
import { useMatches } from './use-matches.ts'

const Empty = ({ vacancyId, onAdd }: { vacancyId: string; onAdd: (() => void) | null }) => (
  <EmptyState
    icon={Users}
    title="Nog geen matches beschikbaar"
    action={
      <Cluster gap={2} justify="center">
        <ButtonLink to={routes.candidates.forVacancy(vacancyId)} icon={Search}>
          Zoek matches
        </ButtonLink>
        {onAdd && (
          <Button variant="secondary" icon={UserPlus} onClick={onAdd}>
            Kandidaat toevoegen
          </Button>
        )}
      </Cluster>
    }
  />
)

/** The candidates in the pipeline of a vacancy: how far each is, and moving them. */
export const MatchesTab = ({ vacancy }: { vacancy: Vacancy }) => {
  const { data, error, isFetching, refetch } = useMatches(vacancy.id)
  // Asking how the scores stand brings those up to date that are behind.
  useMatchingStatus(vacancy.id)
  const [isAdding, setIsAdding] = useState(false)
  const mayAdd = useMay(createApplication)
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
  const openAddDialog = mayAdd ? () => setIsAdding(true) : null
  return (
    <>
      <Pipeline
        vacancyId={vacancy.id}
        matches={data}
        empty={<Empty vacancyId={vacancy.id} onAdd={openAddDialog} />}
        onAdd={openAddDialog}
      />
      {mayAdd && isAdding && (
        <AddCandidateDialog vacancyId={vacancy.id} matches={data} onClose={() => setIsAdding(false)} />
      )}
    </>
  )
}
