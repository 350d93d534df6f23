import type { MeetingTranscript } from '@wervio/contracts'
import { Segments } from './segments.tsx'
import { useReading } from './use-reading.ts'

/** What Teams wrote down: to read, without sound of our own. */
export const TeamsSegments = ({ segments }: Pick<MeetingTranscript, 'segments'>) => (
  <Segments reading={useReading(segments)} />
)
