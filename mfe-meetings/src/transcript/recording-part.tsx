import { useMutation } from '@tanstack/react-query'
import { call, errorText } from '@wervio/api-client'
import { messages, retryRecordingImport, type MeetingTranscript } from '@wervio/contracts'
import { useMay } from '@wervio/remote-kit'
import { Button, Cluster, Notice, Text, TextLink, toast } from '@wervio/ui'
import { RotateCw } from 'lucide-react'
import { paths } from '../paths.ts'

type Props = { recording: NonNullable<MeetingTranscript['recording']>; onRetried: () => void }

/** What became of a transcript: its summary with quotes and evidence, on a page of its own. */
export const RecordingPart = ({ recording: { id, state }, onRetried }: Props) => {
  const mayRetry = useMay(retryRecordingImport)
  const retry = useMutation({
    mutationFn: () => call(retryRecordingImport, { params: { id } }),
    onError: (error) => toast(errorText(error, messages.summaryFailed), { tone: 'red' }),
    onSettled: onRetried,
  })
  if (state === 'done') return <TextLink to={paths.recording.href(id)}>Samenvatting en bewijs uit dit gesprek</TextLink>
  if (state === 'failed')
    return (
      <Notice tone="amber">
        <Cluster gap={3}>
          <span>{messages.summaryFailed}</span>
          {mayRetry && (
            <Button
              variant="secondary"
              size="small"
              icon={RotateCw}
              busy={retry.isPending}
              onClick={() => retry.mutate()}
            >
              Opnieuw proberen
            </Button>
          )}
        </Cluster>
      </Notice>
    )
  return (
    <Text as="output" size="small" tone="muted">
      De samenvatting wordt gemaakt.
    </Text>
  )
}
