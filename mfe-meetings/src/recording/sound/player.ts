import { messages } from '@wervio/contracts'
import { errorText } from '@wervio/api-client'
import { silenceAt, type Silence } from './silences.ts'

export const speeds = [0.75, 1, 1.25, 1.5, 1.75, 2] as const
/** Seconds that an arrow goes back or on. */
export const JUMP = 10

export type SoundState = {
  status: 'unloaded' | 'loading' | 'ready' | 'failed'
  isPlaying: boolean
  /** Seconds from the beginning. */
  time: number
  speed: number
  skipsSilence: boolean
  /** Why there is no sound, in Dutch. */
  problem: string | null
}

const beginning: SoundState = {
  status: 'unloaded',
  isPlaying: false,
  time: 0,
  speed: 1,
  skipsSilence: false,
  problem: null,
}

/** What the transcript knows of the sound; it may change while the sound plays. */
type Track = { silences: readonly Silence[]; /** Seconds. */ duration: number }

const isInterruption = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

/**
 * Plays one recording through an `<audio>` element of its own; what it is doing can be subscribed to. `load` fetches the
 * sound, the first time that somebody wants to hear it.
 */
export const createPlayer = (load: () => Promise<Blob>) => {
  const audio = new Audio()
  const listeners = new Set<() => void>()
  let state = beginning
  let address: string | null = null
  let track: Track = { silences: [], duration: 0 }
  /** Counts closings: what was fetched before one isn't played after it. */
  let closings = 0
  const change = (part: Partial<SoundState>) => {
    state = { ...state, ...part }
    for (const listener of listeners) listener()
  }
  const fail = (problem: string) => change({ status: 'failed', isPlaying: false, problem })
  const handleTime = () => {
    const silence = state.skipsSilence && state.isPlaying ? silenceAt(track.silences, audio.currentTime) : null
    if (silence) audio.currentTime = silence.end
    change({ time: audio.currentTime })
  }
  const handlers: [string, () => void][] = [
    ['timeupdate', handleTime],
    ['seeked', handleTime],
    ['play', () => change({ isPlaying: true })],
    ['pause', () => change({ isPlaying: false })],
    ['ended', () => change({ isPlaying: false })],
    // Without an address the element was emptied by us.
    ['error', () => address !== null && fail(messages.audioFailed)],
  ]
  for (const [name, handle] of handlers) audio.addEventListener(name, handle)
  const start = () => {
    audio.playbackRate = state.speed
    audio.play().catch((error: unknown) => {
      if (!isInterruption(error)) fail(messages.audioFailed)
    })
  }
  const seek = (time: number) => {
    const moment = Math.min(Math.max(time, 0), track.duration)
    if (state.status === 'ready') audio.currentTime = moment
    change({ time: moment })
  }
  const play = async (moment?: number) => {
    if (moment !== undefined) seek(moment)
    if (state.status === 'ready') return start()
    if (state.status === 'loading') return
    change({ status: 'loading', problem: null })
    const closingsBefore = closings
    try {
      const sound = await load()
      if (closings !== closingsBefore) return
      if (address !== null) URL.revokeObjectURL(address)
      address = URL.createObjectURL(sound)
      audio.src = address
      audio.currentTime = state.time
      change({ status: 'ready' })
      start()
    } catch (error) {
      if (closings === closingsBefore) fail(errorText(error, messages.audioFailed))
    }
  }
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read: () => state,
    /** Plays from a moment in seconds, or from where it was. */
    play: (moment?: number) => void play(moment),
    pause: () => audio.pause(),
    toggle: () => (state.isPlaying ? audio.pause() : void play()),
    seek,
    jump: (seconds: number) => seek(state.time + seconds),
    setSpeed: (speed: number) => {
      audio.playbackRate = speed
      change({ speed })
    },
    setSkipsSilence: (skipsSilence: boolean) => change({ skipsSilence }),
    setTrack: (next: Track) => {
      track = next
    },
    /** Stops, and gives back the memory that the sound takes. */
    close: () => {
      closings += 1
      audio.pause()
      if (address !== null) URL.revokeObjectURL(address)
      address = null
      audio.removeAttribute('src')
      change({ status: 'unloaded', isPlaying: false })
    },
  }
}

export type Player = ReturnType<typeof createPlayer>
