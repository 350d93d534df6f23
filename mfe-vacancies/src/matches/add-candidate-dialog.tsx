import { useAddApplication, type PipelineMatch } from '@wervio/applications'
import { useCandidateChoice } from '@wervio/candidates'
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

type Props = { vacancyId: string; matches: readonly PipelineMatch[]; onClose: () => void }

const SearchResults = ({ vacancyId, matches, searchText }: Omit<Props, 'onClose'> & { searchText: string }) => {
  const {
    candidates,
    isSettled,
    isPending,
    data,
    error,
    isFetching,
    refetch,
    hasNextPage,
    fetchNextPage,
    isFetchingNextPage,
    isFetchNextPageError,
  } = useCandidateChoice(searchText)
  const { mutate, isPending: isAdding, variables } = useAddApplication(vacancyId)
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
  if (candidates.length === 0 && isSettled)
    return (
      <EmptyState
        icon={SearchX}
        title="Geen kandidaten gevonden"
        text={
          searchText.trim()
            ? 'Probeer een ander woord, of alleen een achternaam.'
            : 'Je organisatie heeft nog geen kandidaten.'
        }
      />
    )
  const idsInPipeline = new Set(matches.map(({ id }) => id))
  return (
    <Stack gap={3}>
      <Results aria-label="Gevonden kandidaten">
        {candidates.map((candidate) => (
          <CandidateResult
            key={candidate.id}
            candidate={candidate}
            inPipeline={idsInPipeline.has(candidate.id)}
            busy={isAdding && variables?.id === candidate.id}
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
        {candidates.length === 1 ? '1 kandidaat' : `${candidates.length} kandidaten`}
        {hasNextPage ? ' tot nu toe' : ''}
      </Text>
    </Stack>
  )
}

/** Searches the organisation's candidates and puts the selected ones in the pipeline. */
export const AddCandidateDialog = ({ vacancyId, matches, onClose }: Props) => {
  const [searchText, setSearchText] = useState('')
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
          label="Zoek op naam, functie of locatie"
          type="search"
          value={searchText}
          maxLength={limits.searchText}
          autoComplete="off"
          onChange={({ target }) => setSearchText(target.value)}
        />
        <SearchResults vacancyId={vacancyId} matches={matches} searchText={searchText} />
      </Stack>
    </Dialog>
  )
}
