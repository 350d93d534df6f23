import { fetchMeetingTranscript, type MeetingTranscript } from '@wervio/contracts'
import { useMay, usePageActions } from '@wervio/remote-kit'
import { Button, Cluster, plainFileName, saveFile, useCopied, VisuallyHidden } from '@wervio/ui'
import { Check, Copy, Download, RotateCw } from 'lucide-react'
import { transcriptText } from './transcript-text.ts'

type Props = { transcript: MeetingTranscript; onAsk: () => void; busy: boolean }

/** Copies the transcript, saves it as a text file, or asks Teams for what came later. */
export const TranscriptTools = ({ transcript: { segments, metadata }, onAsk, busy }: Props) => {
  const { copied, copy } = useCopied(() => navigator.clipboard.writeText(transcriptText(segments)))
  const download = () =>
    saveFile(
      plainFileName(['meeting transcriptie', metadata.processed_at?.slice(0, 10) ?? ''], 'txt'),
      new Blob([transcriptText(segments)], { type: 'text/plain;charset=utf-8' }),
    )
  const mayAsk = useMay(fetchMeetingTranscript)
  usePageActions('Bij deze transcriptie', [
    { label: 'Transcriptie kopiëren', icon: 'copy', run: copy },
    { label: 'Transcriptie downloaden', icon: 'download', run: download },
    mayAsk && { label: 'Transcriptie opnieuw ophalen', icon: 'file-down', run: onAsk },
  ])
  return (
    <Cluster gap={2}>
      <Button variant="secondary" size="small" icon={copied ? Check : Copy} onClick={copy}>
        {copied ? 'Gekopieerd' : 'Kopieer'}
      </Button>
      <VisuallyHidden as="output">{copied && 'De transcriptie is gekopieerd.'}</VisuallyHidden>
      <Button variant="secondary" size="small" icon={Download} onClick={download}>
        Download
      </Button>
      {mayAsk && (
        <Button variant="secondary" size="small" icon={RotateCw} busy={busy} onClick={onAsk}>
          Haal opnieuw op
        </Button>
      )}
    </Cluster>
  )
}
