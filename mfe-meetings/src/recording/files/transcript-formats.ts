import type { TranscriptSegment } from '@wervio/contracts'
import { wordOf, type Block } from '@wervio/pdf-document'
import type { DownloadFormat } from '@wervio/remote-kit'
import { Captions, FileText, FileType } from 'lucide-react'
import { secondsText } from '@wervio/ui'
import { speakerName } from '../../transcript/speakers.ts'
import { transcriptText } from '../../transcript/transcript-text.ts'
import { srtText, vttText } from './subtitle-texts.ts'

const textFile = (text: string, type = 'text/plain'): Blob => new Blob([text], { type: `${type};charset=utf-8` })

const blocksOf = (title: string, segments: readonly TranscriptSegment[]): Block[] => [
  { kind: 'title', text: title },
  ...segments.flatMap((segment): Block[] => [
    { kind: 'note', text: `${secondsText(segment.start)}  ${speakerName(segment)}` },
    { kind: 'text', text: segment.text },
  ]),
]

/** The files in which a transcript can be kept. What makes a Word file loads when one is asked for. */
export const transcriptFormats = (title: string, segments: readonly TranscriptSegment[]): DownloadFormat[] => [
  { label: 'Tekst (.txt)', icon: FileText, ending: 'txt', make: () => textFile(transcriptText(segments)) },
  {
    label: 'Word (.docx)',
    icon: FileType,
    ending: 'docx',
    make: () => wordOf({ title, creator: 'Wervio', blocks: blocksOf(title, segments) }),
  },
  { label: 'Ondertitels (.vtt)', icon: Captions, ending: 'vtt', make: () => textFile(vttText(segments), 'text/vtt') },
  { label: 'Ondertitels (.srt)', icon: Captions, ending: 'srt', make: () => textFile(srtText(segments)) },
]
