import { errorText } from '@wervio/api-client'
import { messages, type Publication, savePublication } from '@wervio/contracts'
import { Button, Chip, Cluster, ErrorState, LoadingState, Notice, Skeleton, Stack, Text, tokens } from '@wervio/ui'
import { MadeBy, useMay } from '@wervio/remote-kit'
import { ArrowLeft, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { differences } from '../differences/compare.ts'
import { MarkedText } from '../differences/marked-text.tsx'
import { useComparison } from '../differences/use-comparison.ts'
import { PublicationText } from '../publication-text.tsx'
import { useVersion } from '../queries.ts'
import { useRestore } from './use-restore.ts'

const Sheet = styled.div`
  padding: ${tokens.space[4]};
  border: 1px solid ${tokens.line.base};
  border-radius: ${tokens.radius.control};
`
const Back = styled.div`
  display: none;
  ${tokens.breakpoint.phone} {
    display: block;
  }
`

const Comparison = ({ earlier, present }: { earlier: string; present: string }) => {
  const parts = useComparison(earlier, present)
  if (differences(parts) === 0) return <Text tone="muted">De woorden zijn gelijk aan die van nu.</Text>
  return (
    <Stack gap={3}>
      <Text tone="muted">
        Doorgestreept stond in deze versie en nu niet meer. Onderstreept is er daarna bij gekomen.
      </Text>
      <Sheet>
        <MarkedText parts={parts} side="both" />
      </Sheet>
    </Stack>
  )
}

type Props = {
  vacancyId: string
  version: string
  publication: Publication
  onBack: () => void
  onRestored: () => void
}

/** One version: its text or what has changed since, and the button that makes it the present text. */
export const VersionView = ({ vacancyId, version, publication, onBack, onRestored }: Props) => {
  const { data, error, isFetching, refetch } = useVersion(vacancyId, version)
  const restore = useRestore(vacancyId, publication, onRestored)
  const mayRestore = useMay(savePublication)
  const [isComparing, setIsComparing] = useState(true)
  if (error)
    return (
      <ErrorState
        text={errorText(error, messages.publicationFailed)}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (!data)
    return (
      <LoadingState label="Versie laden...">
        <Stack>
          <Skeleton width="40%" />
          <Skeleton height="14rem" />
        </Stack>
      </LoadingState>
    )
  return (
    <Stack gap={3}>
      <Back>
        <Button variant="quiet" size="small" icon={ArrowLeft} onClick={onBack}>
          Alle versies
        </Button>
      </Back>
      <Cluster justify="space-between" gap={2}>
        <Cluster as="fieldset" gap={2} aria-label="Weergave">
          <Chip selected={isComparing} onClick={() => setIsComparing(true)}>
            Verschil met nu
          </Chip>
          <Chip selected={!isComparing} onClick={() => setIsComparing(false)}>
            Hele tekst
          </Chip>
        </Cluster>
        {mayRestore && data.html !== '' && (
          <Button
            size="small"
            icon={Undo2}
            busy={restore.isPending}
            disabled={data.html === publication.html}
            onClick={() => restore.mutate(data.id)}
          >
            Deze versie terugzetten
          </Button>
        )}
      </Cluster>
      {restore.error && <Notice tone="red" title={errorText(restore.error, messages.publicationSaveFailed)} />}
      {data.made_by && <MadeBy made={data.made_by} />}
      {isComparing ? (
        <Comparison earlier={data.html} present={publication.html} />
      ) : data.html === '' ? (
        <Text tone="muted">Hier werd de tekst verwijderd.</Text>
      ) : (
        <Sheet>
          <PublicationText html={data.html} label="Tekst van deze versie" />
        </Sheet>
      )}
    </Stack>
  )
}
