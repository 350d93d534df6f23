import type { TranscriptSegment } from '@wervio/contracts'
import type { ReactNode } from 'react'

/** A place in the text of a segment, in characters, where the engine wasn't sure what was said. */
export type UnsureWord = { start: number; end: number; text: string; /** Seconds. */ moment: number }

/** What the viewer shows of a segment: who said what when. `speaker` is a name. */
export type ViewedSegment = TranscriptSegment

/** The sound beside a transcript. */
export type SoundOfTranscript = {
  /** Plays from here, in seconds. */
  play: (moment: number) => void
  /** Which segment sounds, as an index in all segments; -1 for none. */
  sounding: number
}

/** What the owner of a transcript adds to its segments. */
export type SegmentExtras<S extends ViewedSegment> = {
  sound?: SoundOfTranscript | null
  /** Beside the name, such as a button to edit. `isReachable`: whether Tab stops there. */
  renderBeside?: (segment: S, isReachable: boolean) => ReactNode
  /** Under the text. */
  renderBelow?: (segment: S, isReachable: boolean) => ReactNode
  /** In the place of the text; null where the text stands. */
  renderInstead?: (segment: S) => ReactNode
  /** The words that were hard to hear; asked only of segments in view. */
  unsureWordsOf?: (segment: S) => readonly UnsureWord[]
  /** A segment that needs attention. */
  isFlagged?: (segment: S) => boolean
}
