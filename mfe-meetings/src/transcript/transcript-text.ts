import type { TranscriptSegment } from '@wervio/contracts'
import { secondsText } from '@wervio/ui'
import { speakerName } from './speakers.ts'

/** A transcript as plain text: a line for each segment. */
export const transcriptText = (segments: readonly TranscriptSegment[]): string =>
  segments.map((segment) => `[${secondsText(segment.start)}] ${speakerName(segment)}: ${segment.text}\n`).join('')
