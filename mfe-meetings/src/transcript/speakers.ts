import type { TranscriptSegment } from '@wervio/contracts'

/** The name of who speaks, where Teams names nobody too. */
export const speakerName = ({ speaker }: Pick<TranscriptSegment, 'speaker'>): string => speaker || 'Onbekende spreker'

/** Everybody who speaks, in the order in which they begin. */
export const speakersOf = (segments: readonly TranscriptSegment[]): string[] => [...new Set(segments.map(speakerName))]
