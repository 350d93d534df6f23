import { downloadPart } from '@wervio/api-client'
import { getRecordingAudio } from '@wervio/contracts'

/** A piece of the sound that plays by itself, and the seconds of the recording that are in it. */
export type SoundPiece = { sound: Blob; start: number; end: number; isLast: boolean }

/**
 * Bytes of one piece: ten minutes of the 48 kbit/s that the service makes, in whole frames of 144 bytes. Hours of sound
 * would otherwise come whole before the first second is heard.
 */
const PIECE_BYTES = 25_000 * 144

/**
 * The sound of a recording, piece by piece; of a constant bit rate, so that a share of the bytes is that share of the
 * time. The one asked for last is remembered. A service that knows no parts gives the whole, which is one piece.
 */
export const createSoundPieces = (id: string) => {
  let last: { nth: number; piece: Promise<SoundPiece> } | null = null
  let whole: SoundPiece | null = null
  let total: number | null = null

  const fetchPart = async (range: { first: number; last: number }, duration: number): Promise<SoundPiece> => {
    const part = await downloadPart(getRecordingAudio, { params: { id } }, range)
    const end = part.first + part.content.size
    const secondAt = (byte: number): number => (byte / part.total) * duration
    total = part.total
    const piece = {
      sound: part.content,
      start: secondAt(part.first),
      end: secondAt(end),
      isLast: end >= part.total,
    }
    if (part.first === 0 && piece.isLast) whole = piece
    return piece
  }

  const fetchPiece = (nth: number, duration: number): Promise<SoundPiece> =>
    fetchPart({ first: nth * PIECE_BYTES, last: (nth + 1) * PIECE_BYTES - 1 }, duration)

  /** How many bytes there are: asked with the first of them, where somebody begins somewhere else. */
  const readTotal = async (duration: number): Promise<number> => {
    if (total === null) await fetchPart({ first: 0, last: 0 }, duration)
    return total ?? 0
  }

  const nthAt = async (time: number, duration: number): Promise<number> => {
    if (time <= 0) return 0
    const bytes = await readTotal(duration)
    return Math.floor(Math.min(Math.round((time / duration) * bytes), bytes - 1) / PIECE_BYTES)
  }

  return {
    /** The piece with a second of a recording of this duration. Rejects as `call` does. */
    at: async (time: number, duration: number): Promise<SoundPiece> => {
      // Without a duration nobody knows which bytes a second is in.
      if (duration <= 0) return fetchPart({ first: 0, last: Number.MAX_SAFE_INTEGER }, 0)
      const nth = await nthAt(time, duration)
      if (whole) return whole
      if (last?.nth === nth) return last.piece
      const piece = fetchPiece(nth, duration)
      last = { nth, piece }
      piece.catch(() => {
        // One that failed is asked for again.
        if (last?.piece === piece) last = null
      })
      return piece
    },
  }
}

export type SoundPieces = ReturnType<typeof createSoundPieces>
