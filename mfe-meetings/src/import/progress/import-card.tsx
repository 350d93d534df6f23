import { conversationTypeLabels, type RecordingImport } from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import {
  Button,
  ButtonLink,
  Card,
  Cluster,
  ConfirmDialog,
  Heading,
  Notice,
  safeName,
  Stack,
  Text,
  TextLink,
} from '@wervio/ui'
import { AudioLines, RotateCw, X } from 'lucide-react'
import { useId, useState } from 'react'
import type { RecordingUpload } from '../uploads/recording-uploads.ts'
import { CoffeeCard } from './coffee-card.tsx'
import { InterruptedPart } from './interrupted-part.tsx'
import { UploadPart } from './upload-part.tsx'
import { useImportCalls } from './use-import-calls.ts'
import { isWorking } from './use-imports.ts'

const typeLabels: Readonly<Record<string, string>> = conversationTypeLabels

const whose = ({ candidate, new_candidate }: RecordingImport): string | null =>
  candidate?.name ?? (new_candidate ? 'nieuwe kandidaat' : null)

const Facts = ({ recordingImport }: { recordingImport: RecordingImport }) => (
  <Text size="small" tone="muted">
    {[typeLabels[recordingImport.conversationType], whose(recordingImport)].filter(Boolean).join(' · ')}
  </Text>
)

type SameAsProps = { same: NonNullable<RecordingImport['same_as']>; isUnderWay: boolean }

const SameAs = ({ same, isUnderWay }: SameAsProps) => (
  <Notice tone="amber" title="Deze opname is al eerder geïmporteerd.">
    <Text size="small">
      {isUnderWay ? (
        // There is nothing to open yet.
        `${safeName(same.fileName)} wordt nog verwerkt.`
      ) : (
        <TextLink to={routes.recording.href(same.id)}>{safeName(same.fileName)}</TextLink>
      )}
    </Text>
  </Notice>
)

type Props = {
  recordingImport: RecordingImport
  upload: RecordingUpload | undefined
  /** Whether the earlier import of the same bytes isn't done yet. */
  isSameUnderWay: boolean
}

/** One import: how far it is, what went wrong, or where its result stands. */
export const ImportCard = ({ recordingImport, upload, isSameUnderWay }: Props) => {
  const heading = useId()
  const [isAsking, setIsAsking] = useState(false)
  const { retry, cancel } = useImportCalls()
  const { id, state, error, can_retry, candidate, same_as } = recordingImport
  const name = safeName(recordingImport.fileName)
  const isDone = state === 'done'
  const isFailed = state === 'failed'
  const stopLabel = isFailed ? 'Weggooien' : 'Annuleer import'
  return (
    <Card as="article" aria-labelledby={heading} padding={4}>
      <Stack gap={3}>
        <div>
          <Heading level={3} size="card" id={heading}>
            <bdi>{name}</bdi>
          </Heading>
          <Facts recordingImport={recordingImport} />
        </div>
        {same_as && <SameAs same={same_as} isUnderWay={isSameUnderWay} />}
        {state === 'uploading' &&
          (upload ? (
            <UploadPart recordingImport={recordingImport} upload={upload} />
          ) : (
            <InterruptedPart recordingImport={recordingImport} />
          ))}
        {isWorking(recordingImport) && <CoffeeCard recordingImport={recordingImport} />}
        {isFailed && (
          <Notice tone="red" title={error ?? 'Het verwerken is niet gelukt.'}>
            {can_retry && 'De opname is bewaard. Opnieuw proberen gaat verder waar het stopte.'}
          </Notice>
        )}
        {isDone && (
          <Cluster gap={2}>
            <ButtonLink size="small" icon={AudioLines} to={routes.recording.href(id)}>
              Bekijk het gesprek
            </ButtonLink>
            {candidate && (
              <ButtonLink size="small" variant="secondary" to={routes.candidate.href(candidate.id)}>
                Naar {candidate.name}
              </ButtonLink>
            )}
          </Cluster>
        )}
        {!isDone && (
          <Cluster gap={2}>
            {isFailed && can_retry && (
              <Button size="small" icon={RotateCw} busy={retry.isPending} onClick={() => retry.mutate(id)}>
                Opnieuw proberen
              </Button>
            )}
            <Button variant="quiet" size="small" icon={X} onClick={() => setIsAsking(true)}>
              {stopLabel}
            </Button>
          </Cluster>
        )}
      </Stack>
      <ConfirmDialog
        open={isAsking}
        title={isFailed ? 'Import weggooien?' : 'Import annuleren?'}
        text={`Wat er al is van ${name} wordt verwijderd. Dit kan niet ongedaan worden gemaakt.`}
        confirmLabel={stopLabel}
        cancelLabel="Laat staan"
        danger
        busy={cancel.isPending}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => cancel.mutate(id, { onSettled: () => setIsAsking(false) })}
      />
    </Card>
  )
}
