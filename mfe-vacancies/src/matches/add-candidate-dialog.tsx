import { limits, messages } from '@wervio/contracts'
import {
  Button,
  Dialog,
  EmptyState,
  ErrorState,
  LoadingState,
  Notice,
  Skeleton,
  Stack,
  Text,
  TextField,
} from '@wervio/ui'
import { ChevronDown, SearchX } from 'lucide-react'
import { useState } from 'react'
import { CandidateResult, Results } from './candidate-result.tsx'
import type { PipelineMatch } from './pipeline-match.ts'
import { useAddCandidate } from './use-add-candidate.ts'
import { useCandidateSearch } from './use-candidate-search.ts'

type Props = { vacancyId: string; matches: readonly PipelineMatch[]; onClose: () => void }

const Found = ({ vacancyId, matches, typed }: Omit<Props, 'onClose'> & { typed: string }) => {
  const {
    found,
    settled,
    isPending,
    data,
    error,
    isFetching,
    refetch,
    hasNextPage,
    fetchNextPage,
    isFetchingNextPage,
    isFetchNextPageError,
  } = useCandidateSearch(typed)
  const { mutate, isPending: adding, variables } = useAddCandidate(vacancyId)
  if (isPending)
    return (
      <LoadingState label="Kandidaten laden...">
        <Stack gap={3}>
          <Skeleton height="3rem" />
          <Skeleton height="3rem" />
          <Skeleton height="3rem" />
        </Stack>
      </LoadingState>
    )
  if (!data)
    return (
      <ErrorState
        title={messages.candidatesFailed}
        text={error.message}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (found.length === 0 && settled)
    return (
      <EmptyState
        icon={SearchX}
        title="Geen kandidaten gevonden"
        text={
          typed.trim()
            ? 'Probeer een ander woord, of alleen een achternaam.'
            : 'Je organisatie heeft nog geen kandidaten.'
        }
      />
    )
  const present = new Set(matches.map(({ id }) => id))
  return (
    <Stack gap={3}>
      <Results aria-label="Gevonden kandidaten">
        {found.map((candidate) => (
          <CandidateResult
            key={candidate.id}
            candidate={candidate}
            present={present.has(candidate.id)}
            busy={adding && variables?.id === candidate.id}
            onAdd={() => mutate(candidate)}
          />
        ))}
      </Results>
      {isFetchNextPageError && <Notice tone="red" title={messages.candidatesFailed} />}
      {hasNextPage && (
        <Button variant="secondary" icon={ChevronDown} busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Meer laden
        </Button>
      )}
      <Text as="output" size="small" tone="muted">
        {found.length === 1 ? '1 kandidaat' : `${found.length} kandidaten`}
        {hasNextPage ? ' tot nu toe' : ''}
      </Text>
    </Stack>
  )
}

/** Searches the organisation's candidates and puts the chosen ones in the pipeline. */
export const AddCandidateDialog = ({ vacancyId, matches, onClose }: Props) => {
  const [typed, setTyped] = useState('')
  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title="Kandidaat toevoegen"
      description="De kandidaat begint bij CV Ontvangen."
      actions={
        <Button variant="secondary" onClick={onClose}>
          Klaar
        </Button>
      }
    >
      <Stack>
        <TextField
          label="Zoek op naam, functie of plaats"
          type="search"
          value={typed}
          maxLength={limits.searchText}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
        />
        <Found vacancyId={vacancyId} matches={matches} typed={typed} />
      </Stack>
    </Dialog>
  )
}
