import { add } from './evidence.ts'
import { followVoices } from './follow-voices.ts'
import { groupVoices } from './group-voices.ts'
import type { Piece } from './hear-pieces.ts'
import { centre, noTraits, type TraitSums } from './traits.ts'
import { whiten } from './whiten.ts'

/** A piece, and whether something ended before it: a sentence, or speech before a pause. */
export type SpokenPiece = Piece & { endsBefore: boolean }

/** Seconds of speech that are compared at first: less says too little, more may be of two people. */
const LEAST_SECONDS = 1
const MOST_SECONDS = 2.5
const MOST_SPEAKERS = 6
/** The share of the pieces that has to be clear. */
const MOST_CLEAR = 0.7

const beginsUnit = (piece: SpokenPiece, before: SpokenPiece, first: SpokenPiece): boolean =>
  piece.end - first.start > MOST_SECONDS || (piece.endsBefore && before.end - first.start >= LEAST_SECONDS)

/** The first and the last piece of each unit, as indices; the last isn't in it. */
const unitsOf = (pieces: readonly SpokenPiece[]): [number, number][] => {
  const units: [number, number][] = []
  for (const [at, piece] of pieces.entries()) {
    const unit = units.at(-1)
    const [before, first] = [pieces[at - 1], pieces[unit?.[0] ?? at]]
    if (unit && before && first && !beginsUnit(piece, before, first)) unit[1] = at + 1
    else units.push([at, at + 1])
  }
  return units
}

const neighboursOf = function* (
  pieces: readonly SpokenPiece[],
  traits: readonly TraitSums[],
): Generator<[TraitSums, TraitSums]> {
  for (let at = 1; at < pieces.length; at += 1) {
    const [piece, one, other] = [pieces[at], traits[at - 1], traits[at]]
    if (piece && one && other && !piece.endsBefore) yield [one, other]
  }
}

/**
 * Tells the speakers of a recording apart by their voices: the number of the speaker of each piece, -1 where it isn't
 * clear. Null when it isn't clear at all, or one voice says all of it. Pieces are in order of time.
 */
export const tellVoices = (pieces: readonly SpokenPiece[], heardTraits: readonly TraitSums[]): number[] | null => {
  const centred = centre(heardTraits)
  const traits = whiten(centred, neighboursOf(pieces, centred))
  const units = unitsOf(pieces)
  const groups = groupVoices(
    units.map(([first, end]) => {
      const sums = noTraits()
      for (const piece of traits.slice(first, end)) add(sums, piece)
      return sums
    }),
  )
  if (groups.length < 2 || groups.length > MOST_SPEAKERS) return null
  const guess = pieces.map(() => -1)
  for (const [speaker, members] of groups.entries())
    for (const unit of members) guess.fill(speaker, ...(units[unit] ?? [0, 0]))
  const speakers = followVoices(
    traits,
    guess,
    pieces.map(({ endsBefore }) => endsBefore),
    groups.length,
  )
  const isClear = speakers.filter((speaker) => speaker !== -1).length >= MOST_CLEAR * pieces.length
  return isClear && new Set(speakers).size > (speakers.includes(-1) ? 2 : 1) ? speakers : null
}
