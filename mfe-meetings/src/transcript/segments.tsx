import type { MeetingTranscript } from '@wervio/contracts'
import { MeasuredList, Stack } from '@wervio/ui'
import { useMemo, useState } from 'react'
import { SearchBar } from './search-bar.tsx'
import { SegmentRow } from './segment-row.tsx'
import { speakerName, speakersOf } from './speakers.ts'
import { useSearch } from './use-search.ts'

/** Two lines of text under a name, in px; rows are measured once they are in view. */
const USUAL_HEIGHT = 84

/** What was said, to search and to filter by who said it. */
export const Segments = ({ segments }: Pick<MeetingTranscript, 'segments'>) => {
  const [chosenSpeaker, setSpeaker] = useState<string | null>(null)
  const speakers = useMemo(() => speakersOf(segments), [segments])
  const speaker = chosenSpeaker !== null && speakers.includes(chosenSpeaker) ? chosenSpeaker : null
  const heard = useMemo(
    () => (speaker === null ? segments : segments.filter((segment) => speakerName(segment) === speaker)),
    [segments, speaker],
  )
  const search = useSearch(useMemo(() => heard.map(({ text }) => text), [heard]))
  const { currentHit } = search
  const target = useMemo(() => (currentHit ? { index: currentHit.segment } : null), [currentHit])
  return (
    <Stack gap={3}>
      <SearchBar search={search} speakers={speakers} speaker={speaker} onSpeaker={setSpeaker} />
      <MeasuredList
        label="Transcriptie"
        height="min(60dvh, 44rem)"
        count={heard.length}
        usualHeight={USUAL_HEIGHT}
        target={target}
        renderItem={(index) => {
          const segment = heard[index]
          return (
            segment && (
              <SegmentRow
                segment={segment}
                speaker={speakers.indexOf(speakerName(segment))}
                hits={search.hitsOf(index)}
                current={currentHit}
              />
            )
          )
        }}
      />
    </Stack>
  )
}
