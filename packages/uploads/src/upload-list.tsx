import {
  Card,
  FileName,
  Icon,
  IconButton,
  percentText,
  plainList,
  ProgressBar,
  safeName,
  Text,
  tokens,
} from '@wervio/ui'
import { CircleAlert, LoaderCircle, RotateCw, X } from 'lucide-react'
import { styled } from 'styled-components'
import type { QueuedUpload } from './upload-queue.ts'

const List = styled.ul`
  ${plainList}
  display: grid;
  gap: ${tokens.space[2]};
`
const Row = styled(Card).attrs({ as: 'li', padding: 3 as const })`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${tokens.space[3]};
  > svg {
    color: ${tokens.text.muted};
  }
  &[data-failed='true'] > svg {
    color: ${tokens.status.red.base};
  }
`
const Buttons = styled.div`
  display: flex;
`

const Standing = ({ upload }: { upload: QueuedUpload }) => {
  const { status, progress, error, name } = upload
  if (error)
    return (
      <Text size="small" tone="red" role="alert">
        {error}
      </Text>
    )
  if (status === 'waiting')
    return (
      <Text size="small" tone="muted">
        Wacht op zijn beurt
      </Text>
    )
  return (
    <>
      <ProgressBar label={`Voortgang van ${safeName(name)}`} value={progress === 1 ? undefined : progress * 100} />
      <Text size="small" tone="muted" tabular>
        {progress === 1 ? 'Opslaan...' : percentText(progress)}
      </Text>
    </>
  )
}

type Props = { uploads: readonly QueuedUpload[]; onRetry: (id: number) => void; onRemove: (id: number) => void }

/** Files that are being uploaded: progress, cancel, and retry for those that failed. */
export const UploadList = ({ uploads, onRetry, onRemove }: Props) => {
  if (uploads.length === 0) return null
  return (
    <List aria-label="Bestanden onderweg">
      {uploads.map((upload) => {
        const name = safeName(upload.name)
        const hasFailed = upload.error !== null
        return (
          <Row key={upload.id} data-failed={hasFailed}>
            <Icon of={hasFailed ? CircleAlert : LoaderCircle} />
            <div>
              <FileName name={upload.name} />
              <Standing upload={upload} />
            </div>
            <Buttons>
              {upload.status === 'failed' && (
                <IconButton label={`${name} opnieuw proberen`} icon={RotateCw} onClick={() => onRetry(upload.id)} />
              )}
              <IconButton
                label={hasFailed ? `${name} van de lijst halen` : `${name} annuleren`}
                icon={X}
                onClick={() => onRemove(upload.id)}
              />
            </Buttons>
          </Row>
        )
      })}
    </List>
  )
}
