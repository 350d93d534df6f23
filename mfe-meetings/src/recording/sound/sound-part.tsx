import type { RecordingDetails } from '@wervio/contracts'
import { useMemo } from 'react'
import type { TranscriptReading } from '../../transcript/use-reading.ts'
import type { RecordedSegment } from '../recorded-segments.ts'
import { useWaveform } from '../use-recording.ts'
import { barsOf } from './bars.ts'
import { PlayerBar } from './player-bar.tsx'
import type { Player } from './player.ts'
import { segmentAt } from './silences.ts'
import { useSoundKeys } from './use-sound-keys.ts'

type Props = {
  recording: RecordingDetails
  player: Player
  reading: TranscriptReading<RecordedSegment>
}

/** The player with the waveform of this recording and the hits of the search under it. */
export const SoundPart = ({ recording, player, reading: { segments, search, segmentsOfSpeaker } }: Props) => {
  const { data: waveform } = useWaveform(recording)
  const duration = recording.duration ?? waveform?.duration ?? segments.at(-1)?.end ?? 0
  const bars = useMemo(() => {
    const candidates = new Set(recording.speakers.flatMap(({ id, role }) => (role === 'candidate' ? [id] : [])))
    return barsOf(waveform?.peaks ?? [], duration, recording.segments, candidates)
  }, [waveform, duration, recording.segments, recording.speakers])
  const hitMoments = useMemo(
    () => [...new Set(search.hits.map(({ segment }) => segmentsOfSpeaker[segment]?.start ?? 0))],
    [search.hits, segmentsOfSpeaker],
  )
  const moveSegment = (step: 1 | -1) => {
    const target = segments[Math.max(0, segmentAt(segments, player.read().time) + step)]
    if (target) player.seek(target.start)
  }
  useSoundKeys(player, moveSegment)
  return (
    <PlayerBar player={player} bars={bars} duration={duration} hitMoments={hitMoments} onMoveSegment={moveSegment} />
  )
}
