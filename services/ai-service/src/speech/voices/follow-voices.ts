import { PRIOR_MOMENTS, sizeOf, add } from './evidence.ts'
import { noTraits, TRAITS, type TraitSums } from './traits.ts'

/** How sure a change of speaker has to be, as a logarithm: where something ends, and in the middle of it. */
const CHANGE_AT_END = 4
const CHANGE_INSIDE = 10
/** Times that voices are learned anew from who was found to say what. */
const MOST_ROUNDS = 8
/** How much more probable a speaker has to be than the next one for all that they say at a stretch, as a logarithm. */
const CLEAR = 4

/** A mean voice, and what it takes off: the longer it is and the less is known of it. */
type Voice = { mean: Float64Array; cost: number }

const voicesOf = (pieces: readonly TraitSums[], speakers: readonly number[], count: number): Voice[] => {
  const sums = Array.from({ length: count }, noTraits)
  for (const [at, piece] of pieces.entries()) {
    const target = sums[speakers[at] ?? -1]
    if (target) add(target, piece)
  }
  return sums.map(({ moments, sums: voice }) => {
    const mean = voice.map((sum) => sum / (moments + PRIOR_MOMENTS))
    return { mean, cost: (sizeOf(mean) + TRAITS / (moments + PRIOR_MOMENTS)) / 2 }
  })
}

/** How probable it is that a voice says a piece, as a logarithm and up to what is the same for all voices. */
const likelihood = ({ moments, sums }: TraitSums, { mean, cost }: Voice): number => {
  let product = 0
  for (let n = 0; n < TRAITS; n += 1) product += (sums[n] ?? 0) * (mean[n] ?? 0)
  return product - moments * cost
}

/** The most probable speaker of each piece, where changes of speaker are rare (Viterbi). */
const pathThrough = (likelihoods: readonly number[][], endsBefore: readonly boolean[], count: number): number[] => {
  let scores = Array.from({ length: count }, () => 0)
  const from: number[][] = []
  for (const [at, row] of likelihoods.entries()) {
    const best = scores.indexOf(Math.max(...scores))
    const changed = (scores[best] ?? 0) - (endsBefore[at] ? CHANGE_AT_END : CHANGE_INSIDE)
    from.push(scores.map((score, speaker) => (score >= changed ? speaker : best)))
    scores = scores.map((score, speaker) => Math.max(score, changed) + (row[speaker] ?? 0))
  }
  let speaker = scores.indexOf(Math.max(...scores))
  const path = likelihoods.map(() => speaker)
  for (let at = likelihoods.length - 1; at >= 0; at -= 1) {
    path[at] = speaker
    speaker = from[at]?.[speaker] ?? 0
  }
  return path
}

/** Takes the speaker away from stretches of which it isn't clear who says them: -1. */
const onlyClear = (path: readonly number[], likelihoods: readonly number[][], count: number): number[] => {
  const result = [...path]
  for (let first = 0; first < path.length;) {
    const speaker = path[first] ?? 0
    let end = first + 1
    while (end < path.length && path[end] === speaker) end += 1
    const totals = Array.from({ length: count }, (_, n) =>
      likelihoods.slice(first, end).reduce((sum, row) => sum + (row[n] ?? 0), 0),
    )
    const next = Math.max(...totals.filter((_, n) => n !== speaker))
    if ((totals[speaker] ?? 0) - next < CLEAR) result.fill(-1, first, end)
    first = end
  }
  return result
}

/**
 * Goes through the pieces in order of time with the voices of a first guess, piece by piece; -1 where it isn't clear.
 * `endsBefore` says where something ended before the piece: a sentence, or speech before a pause.
 */
export const followVoices = (
  pieces: readonly TraitSums[],
  firstGuess: readonly number[],
  endsBefore: readonly boolean[],
  count: number,
): number[] => {
  let speakers = [...firstGuess]
  for (let round = 0; ; round += 1) {
    const voices = voicesOf(pieces, speakers, count)
    const likelihoods = pieces.map((piece) => voices.map((voice) => likelihood(piece, voice)))
    const path = pathThrough(likelihoods, endsBefore, count)
    const isSame = path.every((speaker, at) => speaker === speakers[at])
    if (isSame || round === MOST_ROUNDS) return onlyClear(path, likelihoods, count)
    speakers = path
  }
}
