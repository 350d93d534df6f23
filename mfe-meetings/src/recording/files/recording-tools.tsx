import { recordingTitle, type TranscriptSegment } from '@wervio/contracts'
import { DownloadMenuButton, useDownload, usePageActions } from '@wervio/remote-kit'
import { Button, useCopied, VisuallyHidden } from '@wervio/ui'
import { Check, Copy } from 'lucide-react'
import { useMemo } from 'react'
import { onThisRecording } from '../on-this-recording.ts'
import { transcriptText } from '../../transcript/transcript-text.ts'
import { transcriptFormats } from './transcript-formats.ts'

type Props = { fileName: string; segments: readonly TranscriptSegment[] }

/** Copies the transcript, or saves it as a file. */
export const RecordingTools = ({ fileName, segments }: Props) => {
  const title = recordingTitle(fileName)
  const { copied, copy } = useCopied(() => navigator.clipboard.writeText(transcriptText(segments)))
  const formats = useMemo(() => transcriptFormats(title, segments), [title, segments])
  const { download, isBusy } = useDownload(['transcriptie', title])
  usePageActions(onThisRecording(fileName), [
    { label: 'Transcriptie kopiëren', icon: 'copy', run: copy },
    ...formats.map((format) => ({
      label: `Transcriptie downloaden: ${format.label}`,
      icon: 'download',
      run: () => download(format),
    })),
  ])
  return (
    <>
      <Button variant="secondary" size="small" icon={copied ? Check : Copy} onClick={copy}>
        {copied ? 'Gekopieerd' : 'Kopieer'}
      </Button>
      <VisuallyHidden as="output">{copied && 'De transcriptie is gekopieerd.'}</VisuallyHidden>
      <DownloadMenuButton formats={formats} size="small" busy={isBusy} onChoose={download} />
    </>
  )
}
