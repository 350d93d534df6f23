import { useMemo, useState } from 'react'
import type { ViewedSegment } from './segment-view.ts'
import { speakerName, speakersOf } from './speakers.ts'
import { useSearch } from './use-search.ts'

/**
 * How somebody reads a transcript: whom they hear, and what they look for. The candidate comes before the other
 * speakers, who come in the order in which they begin; colours follow that order.
 */
export const useReading = <S extends ViewedSegment>(segments: readonly S[], candidates: readonly string[]) => {
  const [chosenSpeaker, setSpeaker] = useState<string | null>(null)
  const speakers = useMemo(() => {
    const names = speakersOf(segments)
    return [...names.filter((name) => candidates.includes(name)), ...names.filter((name) => !candidates.includes(name))]
  }, [segments, candidates])
  const speaker = chosenSpeaker !== null && speakers.includes(chosenSpeaker) ? chosenSpeaker : null
  /** Every segment as long as no speaker is chosen. */
  const segmentsOfSpeaker = useMemo(
    () => (speaker === null ? segments : segments.filter((segment) => speakerName(segment) === speaker)),
    [segments, speaker],
  )
  const search = useSearch(useMemo(() => segmentsOfSpeaker.map(({ text }) => text), [segmentsOfSpeaker]))
  return { segments, speakers, speaker, setSpeaker, segmentsOfSpeaker, search }
}

export type TranscriptReading<S extends ViewedSegment> = ReturnType<typeof useReading<S>>
