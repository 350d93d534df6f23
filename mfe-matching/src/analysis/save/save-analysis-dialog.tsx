import { errorText } from '@wervio/api-client'
import { useCandidateChoice } from '@wervio/candidates'
import { limits, messages } from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import { LoadError } from '@wervio/remote-kit'
import {
  Button,
  ButtonLink,
  Dialog,
  LoadingState,
  Notice,
  plainList,
  Skeleton,
  Stack,
  Text,
  TextField,
  toast,
  tokens,
} from '@wervio/ui'
import { UserRoundPlus } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import type { StoredAnalysis } from '../analysis-store.ts'
import { useImportCv, useImportedCandidate, useSaveAnalysis } from './use-save-analysis.ts'

const List = styled.ul`
  ${plainList}
`
const Row = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[3]};
  padding-block: ${tokens.space[2]};
  border-bottom: 1px solid ${tokens.line.base};
  overflow-wrap: anywhere;
`
type Person = { id: string; name: string; title?: string | null; location?: string | null }

type Props = {
  outcome: StoredAnalysis
  /** The CV, while the page still has it. */
  file: File | null
  onSaved: (person: { id: string; name: string }) => void
  onImported: (place: NonNullable<StoredAnalysis['import']>) => void
  onClose: () => void
}

const NewCandidate = ({
  place,
  file,
  onImported,
}: Pick<Props, 'file' | 'onImported'> & { place: StoredAnalysis['import'] }) => {
  const { mutate, isPending, error } = useImportCv(onImported)
  if (place)
    return (
      <Notice tone="blue" title="Het CV wordt gelezen">
        <Stack gap={2} align="start">
          Kijk het na en sla de kandidaat op. Kom daarna terug: de analyse blijft hier staan.
          <ButtonLink size="small" to={routes.cvStack.href(place.id)}>
            Kijk het CV na
          </ButtonLink>
        </Stack>
      </Notice>
    )
  return (
    <Stack gap={2} align="start">
      <Button
        variant="secondary"
        icon={UserRoundPlus}
        disabled={!file}
        busy={isPending}
        onClick={() => file && mutate(file)}
      >
        Nieuwe kandidaat van dit CV
      </Button>
      {!file && (
        <Text size="small" tone="muted">
          Kies het CV hierboven opnieuw om er een kandidaat van te maken; we hebben het niet bewaard.
        </Text>
      )}
      {error && <Notice tone="red" title={errorText(error, messages.importFailed)} />}
    </Stack>
  )
}

/** Saves an analysis with a candidate who is there, or with a new one of its CV. */
export const SaveAnalysisDialog = ({ outcome, file, onSaved, onImported, onClose }: Props) => {
  const [words, setWords] = useState('')
  const { candidates, data, error, isFetching, refetch } = useCandidateChoice(words)
  const { data: imported, isError: isStackGone } = useImportedCandidate(outcome.import)
  const save = useSaveAnalysis(outcome, (person) => {
    toast(`De analyse is bewaard bij ${person.name}.`)
    onSaved(person)
    onClose()
  })
  const rowOf = ({ id, name, title, location }: Person) => (
    <Row key={id}>
      <div>
        <Text strong>{name}</Text>
        <Text size="small" tone="muted">
          {[title, location].filter(Boolean).join(' · ')}
        </Text>
      </div>
      <Button
        variant="secondary"
        size="small"
        aria-label={`Bewaar bij ${name}`}
        disabled={save.isPending}
        busy={save.isPending && save.variables.id === id}
        onClick={() => save.mutate({ id, name })}
      >
        Bewaar
      </Button>
    </Row>
  )
  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title="Bewaar bij een kandidaat"
      description="De analyse komt als notitie in het profiel. Wordt de kandidaat gewist, dan gaat die mee."
    >
      <Stack gap={4}>
        {imported ? (
          <List aria-label="Kandidaat van dit CV">{rowOf(imported)}</List>
        ) : (
          <NewCandidate place={isStackGone ? undefined : outcome.import} file={file} onImported={onImported} />
        )}
        <TextField
          label="Zoek op naam, functie of locatie"
          type="search"
          autoComplete="off"
          maxLength={limits.searchText}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        {save.error && <Notice tone="red" title={errorText(save.error, messages.noteSaveFailed)} />}
        {error && !data && (
          <LoadError error={error} title={messages.candidatesFailed} busy={isFetching} onRetry={() => void refetch()} />
        )}
        {!error && !data && (
          <LoadingState label="Kandidaten laden...">
            <Skeleton height="8rem" />
          </LoadingState>
        )}
        {data && candidates.length === 0 && <Text tone="muted">Geen kandidaten gevonden.</Text>}
        {candidates.length > 0 && <List aria-label="Kandidaten">{candidates.map(rowOf)}</List>}
      </Stack>
    </Dialog>
  )
}
