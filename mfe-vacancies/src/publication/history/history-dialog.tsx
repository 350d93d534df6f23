import { errorText } from '@wervio/api-client'
import { messages, type Publication, savePublication } from '@wervio/contracts'
import { useMay } from '@wervio/remote-kit'
import { Dialog, EmptyState, ErrorState, LoadingState, Skeleton, Stack, Text, toast, tokens } from '@wervio/ui'
import { History } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useVersions } from '../queries.ts'
import { VersionList } from './version-list.tsx'
import { VersionView } from './version-view.tsx'

const Columns = styled.div<{ $hasSelection: boolean }>`
  display: grid;
  grid-template-columns: 15rem minmax(0, 1fr);
  gap: ${tokens.space[5]};
  ${tokens.breakpoint.phone} {
    grid-template-columns: minmax(0, 1fr);
    > :${({ $hasSelection }) => ($hasSelection ? 'first' : 'last')}-child {
      display: none;
    }
  }
`

type Props = { vacancyId: string; publication: Publication; onClose: () => void }

const Versions = ({ vacancyId, publication, onClose }: Props) => {
  const { data, error, isFetching, refetch } = useVersions(vacancyId)
  const [selectedId, setSelectedId] = useState<string | null>(null)
  const handleRestored = () => {
    toast('De versie is teruggezet.')
    onClose()
  }
  if (error && !data)
    return (
      <ErrorState
        text={errorText(error, messages.publicationFailed)}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (!data)
    return (
      <LoadingState label="Versies laden...">
        <Stack>
          <Skeleton height="3rem" />
          <Skeleton height="3rem" />
          <Skeleton height="3rem" />
        </Stack>
      </LoadingState>
    )
  if (data.length === 0)
    return (
      <EmptyState
        icon={History}
        title="Nog geen versies"
        text="Zodra er tekst is opgeslagen, vind je die hier terug."
      />
    )
  return (
    <Columns $hasSelection={selectedId !== null}>
      <VersionList
        versions={data}
        selectedId={selectedId}
        presentVersion={publication.version}
        onChoose={setSelectedId}
      />
      <div>
        {selectedId === null ? (
          <Text tone="muted">Kies een versie om te zien wat er stond.</Text>
        ) : (
          <VersionView
            key={selectedId}
            vacancyId={vacancyId}
            version={selectedId}
            publication={publication}
            onBack={() => setSelectedId(null)}
            onRestored={handleRestored}
          />
        )}
      </div>
    </Columns>
  )
}

/** What the text was before, and the way back to it. */
export const HistoryDialog = (props: Props) => {
  const mayRestore = useMay(savePublication)
  return (
    <Dialog
      open
      wide
      onOpenChange={props.onClose}
      title="Versiegeschiedenis"
      description={
        mayRestore ? 'Elke versie blijft bewaard. Terugzetten maakt een nieuwe versie.' : 'Elke versie blijft bewaard.'
      }
    >
      <Versions {...props} />
    </Dialog>
  )
}
