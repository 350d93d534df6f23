import type { RecordingSegment, TranscriptSegment } from '@wervio/contracts'

type Recorded = Pick<RecordingSegment, 'start' | 'speaker' | 'text' | 'original'>
type Edit = { position: number; text: string; original: string | null; speaker: string }

/** What Teams said, whatever a recruiter made of it. */
const saidKey = ({ start, text, original }: { start: number; text: string; original?: string | null }): string =>
  `${start} ${original ?? text}`

/** Whether a recording holds these very words at these moments. */
export const isRecorded = (segments: readonly TranscriptSegment[], recorded: readonly Recorded[]): boolean =>
  segments.length === recorded.length &&
  segments.every((segment, position) => {
    const one = recorded[position]
    return one !== undefined && saidKey(segment) === saidKey(one)
  })

/** What recruiters changed in segments that are there again, and the ids of those who are heard in them, by name. */
export const carryEdits = (
  segments: readonly TranscriptSegment[],
  recorded: readonly Recorded[],
): { edits: Edit[]; ids: ReadonlyMap<string, string> } => {
  const before = new Map(recorded.map((one) => [saidKey(one), one]))
  const ids = new Map<string, string>()
  const edits = segments.flatMap((segment, position) => {
    const one = before.get(saidKey(segment))
    if (!one) return []
    if (segment.speaker !== '' && one.speaker !== '' && !ids.has(segment.speaker)) ids.set(segment.speaker, one.speaker)
    return [{ position, text: one.text, original: one.original, speaker: one.speaker }]
  })
  return { edits, ids }
}
