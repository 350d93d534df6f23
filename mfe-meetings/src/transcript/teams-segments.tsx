import type { MeetingTranscript } from '@wervio/contracts'
import { Segments } from './segments.tsx'
import { useReading } from './use-reading.ts'

const NOBODY: readonly string[] = []

/** What Teams wrote down: to read, without sound of our own. */
export const TeamsSegments = ({ segments, recording }: Pick<MeetingTranscript, 'segments' | 'recording'>) => (
  <Segments reading={useReading(segments, recording?.candidate_speakers ?? NOBODY)} />
)
