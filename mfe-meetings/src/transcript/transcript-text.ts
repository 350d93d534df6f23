import type { TranscriptSegment } from '@wervio/contracts'
import { speakerName } from './speakers.ts'
import { timeText } from './time-text.ts'

/** A transcript as plain text: a line for each segment. */
export const transcriptText = (segments: readonly TranscriptSegment[]): string =>
  segments.map((segment) => `[${timeText(segment.start)}] ${speakerName(segment)}: ${segment.text}\n`).join('')
