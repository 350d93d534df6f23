import type { TranscriptSegment } from '@wervio/contracts'
import { DownloadMenu } from '@wervio/remote-kit'
import { Button, useCopied, VisuallyHidden } from '@wervio/ui'
import { Check, Copy } from 'lucide-react'
import { useMemo } from 'react'
import { transcriptText } from '../../transcript/transcript-text.ts'
import { transcriptFormats } from './transcript-formats.ts'

type Props = { title: string; segments: readonly TranscriptSegment[] }

/** Copies the transcript, or saves it as a file. */
export const RecordingTools = ({ title, segments }: Props) => {
  const { copied, copy } = useCopied(() => navigator.clipboard.writeText(transcriptText(segments)))
  const formats = useMemo(() => transcriptFormats(title, segments), [title, segments])
  return (
    <>
      <Button variant="secondary" size="small" icon={copied ? Check : Copy} onClick={copy}>
        {copied ? 'Gekopieerd' : 'Kopieer'}
      </Button>
      <VisuallyHidden as="output">{copied && 'De transcriptie is gekopieerd.'}</VisuallyHidden>
      <DownloadMenu name={['transcriptie', title.replace(/\.\w{1,5}$/, '')]} formats={formats} size="small" />
    </>
  )
}
