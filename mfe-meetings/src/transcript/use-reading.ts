import { useMemo, useState } from 'react'
import type { ViewedSegment } from './segment-view.ts'
import { speakerName, speakersOf } from './speakers.ts'
import { useSearch } from './use-search.ts'

/** How somebody reads a transcript: whom they hear, and what they look for. */
export const useReading = <S extends ViewedSegment>(segments: readonly S[]) => {
  const [chosenSpeaker, setSpeaker] = useState<string | null>(null)
  const speakers = useMemo(() => speakersOf(segments), [segments])
  const speaker = chosenSpeaker !== null && speakers.includes(chosenSpeaker) ? chosenSpeaker : null
  const heard = useMemo(
    () => (speaker === null ? segments : segments.filter((segment) => speakerName(segment) === speaker)),
    [segments, speaker],
  )
  const search = useSearch(useMemo(() => heard.map(({ text }) => text), [heard]))
  return { segments, speakers, speaker, setSpeaker, heard, search }
}

export type Reading<S extends ViewedSegment> = ReturnType<typeof useReading<S>>
