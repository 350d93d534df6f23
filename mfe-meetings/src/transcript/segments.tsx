import { MeasuredList, Stack } from '@wervio/ui'
import { useMemo, useRef, useState, type ReactNode } from 'react'
import { FollowButton } from './follow-button.tsx'
import { SearchBar } from './search-bar.tsx'
import { SegmentRow } from './segment-row.tsx'
import type { SegmentExtras, ViewedSegment } from './segment-view.ts'
import { speakerName } from './speakers.ts'
import type { TranscriptReading } from './use-reading.ts'
import { useTurn } from './use-turn.ts'

/** Two lines of text under a name, in px; rows are measured once they are in view. */
const USUAL_HEIGHT = 84

type Props<S extends ViewedSegment> = SegmentExtras<S> & {
  reading: TranscriptReading<S>
  /** A segment that was asked for, as an index in all segments; another object asks again. */
  asked?: { index: number } | null
  height?: string
  /** Under the search. */
  children?: ReactNode
}

/** What was said, to search and to filter by who said it; with sound, the segment that sounds stays in view. */
export const Segments = <S extends ViewedSegment>({
  reading: { segments, speakers, speaker, setSpeaker, segmentsOfSpeaker, search },
  asked = null,
  height = 'min(60dvh, 44rem)',
  sound = null,
  renderBeside,
  renderBelow,
  renderInstead,
  unsureWordsOf,
  isFlagged,
  children,
}: Props<S>) => {
  const frame = useRef<HTMLDivElement>(null)
  const [isFollowing, setIsFollowing] = useState(true)
  const { row, movedRow } = useTurn(frame, segmentsOfSpeaker.length)
  const { currentHit } = search
  const sounding = sound && sound.sounding >= 0 ? segments[sound.sounding] : undefined
  const soundingRow = useMemo(
    () => (sounding ? segmentsOfSpeaker.indexOf(sounding) : -1),
    [segmentsOfSpeaker, sounding],
  )
  const hitTarget = useMemo(() => (currentHit ? { index: currentHit.segment } : null), [currentHit])
  const askedTarget = useMemo(() => {
    const segment = asked && segments[asked.index]
    const index = segment ? segmentsOfSpeaker.indexOf(segment) : -1
    return index >= 0 ? { index } : null
    // A transcript that changes doesn't ask again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [asked])
  const soundTarget = useMemo(
    () => (isFollowing && soundingRow >= 0 ? { index: soundingRow } : null),
    [isFollowing, soundingRow],
  )
  const movedTarget = useMemo(() => (movedRow === null ? null : { index: movedRow }), [movedRow])
  const target = useLatest([hitTarget, askedTarget, soundTarget, movedTarget])
  const letGo = () => setIsFollowing(false)
  return (
    <Stack gap={3}>
      <SearchBar search={search} speakers={speakers} speaker={speaker} onSpeaker={setSpeaker} />
      {children}
      {/* Scrolling by hand lets go of the sound; the button takes it up again. */}
      <div ref={frame} onWheel={letGo} onTouchMove={letGo}>
        <MeasuredList
          label="Transcriptie"
          height={height}
          count={segmentsOfSpeaker.length}
          usualHeight={USUAL_HEIGHT}
          target={target}
          renderItem={(index) => {
            const segment = segmentsOfSpeaker[index]
            if (!segment) return null
            const isReachable = index === row
            return (
              <SegmentRow
                segment={segment}
                speaker={speakers.indexOf(speakerName(segment))}
                hits={search.hitsOf(index)}
                current={currentHit}
                unsureWords={unsureWordsOf?.(segment)}
                isSounding={segment === sounding}
                isFlagged={isFlagged?.(segment) ?? false}
                isReachable={isReachable}
                onPlay={sound?.play}
                beside={renderBeside?.(segment, isReachable)}
                below={renderBelow?.(segment, isReachable)}
                instead={renderInstead?.(segment)}
              />
            )
          }}
        />
      </div>
      {sound && !isFollowing && <FollowButton onFollow={() => setIsFollowing(true)} />}
    </Stack>
  )
}

type Target = { index: number } | null

/** Of several wishes the one that was made last. */
const useLatest = (wishes: readonly Target[]): Target => {
  const [state, setState] = useState(() => ({ wishes, latest: wishes.find((wish) => wish !== null) ?? null }))
  const changed = wishes.findIndex((wish, index) => wish !== state.wishes[index])
  if (changed >= 0) {
    const latest = wishes.find((wish, index) => wish !== null && wish !== state.wishes[index]) ?? state.latest
    setState({ wishes, latest })
    return latest
  }
  return state.latest
}
