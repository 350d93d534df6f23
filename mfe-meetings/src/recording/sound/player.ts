import { messages } from '@wervio/contracts'
import { errorText } from '@wervio/api-client'
import { silenceAt, type Silence } from './silences.ts'
import type { SoundPiece, SoundPieces } from './sound-pieces.ts'

export const speeds = [0.75, 1, 1.25, 1.5, 1.75, 2] as const
/** Seconds that an arrow goes back or on. */
export const JUMP = 10

/** Seconds before the end of a piece at which the next one is fetched. */
const AHEAD = 30

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
 * Plays one recording through an `<audio>` element of its own, piece after piece; what it is doing can be subscribed
 * to. The first piece is fetched when somebody wants to hear it.
 */
export const createPlayer = (pieces: SoundPieces) => {
  const audio = new Audio()
  const listeners = new Set<() => void>()
  let state = beginning
  let address: string | null = null
  /** What the element holds. */
  let piece: SoundPiece | null = null
  /** The piece whose next one was fetched ahead. */
  let precededPiece: SoundPiece | null = null
  let track: Track = { silences: [], duration: 0 }
  /** Counts closings and jumps out of the piece: what was fetched before one isn't played after it. */
  let turns = 0
  const change = (part: Partial<SoundState>) => {
    state = { ...state, ...part }
    for (const listener of listeners) listener()
  }
  const fail = (problem: string) => change({ status: 'failed', isPlaying: false, problem })
  const handleTime = () => {
    // While another piece is fetched the element says where it was in the one before.
    if (piece === null || state.status !== 'ready') return
    const time = piece.start + audio.currentTime
    const silence = state.skipsSilence && state.isPlaying ? silenceAt(track.silences, time) : null
    if (silence) seek(silence.end)
    else change({ time })
    fetchAhead(piece, time)
  }
  /** The next piece, once, shortly before it is heard. */
  const fetchAhead = (current: SoundPiece, time: number) => {
    if (current.isLast || current === precededPiece || time < current.end - AHEAD) return
    precededPiece = current
    // Whoever plays it is told what is wrong.
    pieces.at(current.end, track.duration).catch(() => undefined)
  }
  const handleEnd = () => {
    if (state.status !== 'ready') return
    if (piece === null || piece.isLast) return change({ isPlaying: false })
    change({ status: 'unloaded', time: piece.end })
    void play()
  }
  const handlers: [string, () => void][] = [
    ['timeupdate', handleTime],
    ['seeked', handleTime],
    ['play', () => change({ isPlaying: true })],
    ['pause', () => change({ isPlaying: false })],
    ['ended', handleEnd],
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
  const isInPiece = (moment: number): boolean =>
    piece !== null && moment >= piece.start && (moment < piece.end || piece.isLast)
  const seek = (time: number) => {
    const moment = Math.min(Math.max(time, 0), track.duration)
    if (state.status !== 'ready' || piece === null) return change({ time: moment })
    if (isInPiece(moment)) {
      audio.currentTime = moment - piece.start
      return change({ time: moment })
    }
    const goesOn = state.isPlaying
    turns += 1
    audio.pause()
    change({ status: 'unloaded', time: moment })
    if (goesOn) void play()
  }
  /** The piece to play from, also for who goes elsewhere while it is fetched. */
  const pieceOfNow = async (): Promise<SoundPiece> => {
    const moment = state.time
    const next = await pieces.at(moment, track.duration)
    return state.time === moment ? next : pieceOfNow()
  }
  const play = async (moment?: number) => {
    if (moment !== undefined) seek(moment)
    if (state.status === 'ready') return start()
    if (state.status === 'loading') return
    change({ status: 'loading', problem: null })
    const turnsBefore = turns
    try {
      const next = await pieceOfNow()
      if (turns !== turnsBefore) return
      if (address !== null) URL.revokeObjectURL(address)
      piece = next
      address = URL.createObjectURL(next.sound)
      audio.src = address
      audio.currentTime = Math.max(0, state.time - next.start)
      change({ status: 'ready' })
      start()
    } catch (error) {
      if (turns === turnsBefore) fail(errorText(error, messages.audioFailed))
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
      turns += 1
      audio.pause()
      if (address !== null) URL.revokeObjectURL(address)
      address = null
      piece = null
      audio.removeAttribute('src')
      change({ status: 'unloaded', isPlaying: false })
    },
  }
}

export type Player = ReturnType<typeof createPlayer>
