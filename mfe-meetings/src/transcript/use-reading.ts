import { useMemo, useState } from 'react'
import type { ViewedSegment } from './segment-view.ts'
import { speakerName, speakersOf } from './speakers.ts'
import { useSearch } from './use-search.ts'

/**
 * How somebody reads a transcript: whom they hear, and what they look for. `first` come before the other speakers,
 * which gives them the first colours.
 */
export const useReading = <S extends ViewedSegment>(segments: readonly S[], first: readonly string[] = NOBODY) => {
  const [chosenSpeaker, setSpeaker] = useState<string | null>(null)
  const speakers = useMemo(() => {
    const names = speakersOf(segments)
    return [...names.filter((name) => first.includes(name)), ...names.filter((name) => !first.includes(name))]
  }, [segments, first])
  const speaker = chosenSpeaker !== null && speakers.includes(chosenSpeaker) ? chosenSpeaker : null
  /** Every segment as long as no speaker is chosen. */
  const segmentsOfSpeaker = useMemo(
    () => (speaker === null ? segments : segments.filter((segment) => speakerName(segment) === speaker)),
    [segments, speaker],
  )
  const search = useSearch(useMemo(() => segmentsOfSpeaker.map(({ text }) => text), [segmentsOfSpeaker]))
  return { segments, speakers, speaker, setSpeaker, segmentsOfSpeaker, search }
}

const NOBODY: readonly string[] = []

export type TranscriptReading<S extends ViewedSegment> = ReturnType<typeof useReading<S>>
