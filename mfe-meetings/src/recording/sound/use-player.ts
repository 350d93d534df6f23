import type { RecordingDetails } from '@wervio/contracts'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { createPlayer, type Player, type SoundState } from './player.ts'
import { silencesOf } from './silences.ts'
import { createSoundPieces } from './sound-pieces.ts'

type Sounding = Pick<RecordingDetails, 'id' | 'segments' | 'duration' | 'has_audio'>

/** The player of a recording; null for one without sound. For one recording as long as the page stands. */
export const usePlayer = ({ id, segments, duration, has_audio }: Sounding): Player | null => {
  const [player] = useState(() => createPlayer(createSoundPieces(id)))
  useEffect(() => {
    player.setTrack({ silences: silencesOf(segments), duration: duration ?? segments.at(-1)?.end ?? 0 })
  }, [player, segments, duration])
  useEffect(() => () => player.close(), [player])
  return has_audio ? player : null
}

const NO_SUBSCRIPTION = () => undefined

/** A value of what the player is doing; the component renders again only when that value changes. */
export const usePlayerValue = <Value>(
  player: Player | null,
  read: (state: SoundState) => Value,
  without: Value,
): Value => {
  const subscribe = useCallback((listener: () => void) => player?.subscribe(listener) ?? NO_SUBSCRIPTION, [player])
  return useSyncExternalStore(subscribe, () => (player ? read(player.read()) : without))
}
