import { add, evidenceOf, sizeOf } from './evidence.ts'
import { noTraits, TRAITS, type TraitSums } from './traits.ts'

/** Two groups are two people when all three hold; measured on real speech, see decision 0251. */
const DIFFERENT = {
  /** How much less probable it is that they are one voice: the logarithm of it. */
  evidence: 280,
  /** The square of how far their means are apart; one person's voice drifts in an hour. */
  distance: 0.45,
  /** Moments that the smaller one holds: some five seconds of speech. */
  moments: 150,
  /** The part of the recording that the smaller one is, so that tones and laughter of an hour aren't somebody. */
  share: 0.02,
} as const

type Group = {
  traits: TraitSums
  evidence: number
  members: number[]
  /** The best to join. */ best: Group | null
  gain: number
}

const gainOf = (one: Group, other: Group): number => {
  let size = 0
  for (let n = 0; n < TRAITS; n += 1) size += ((one.traits.sums[n] ?? 0) + (other.traits.sums[n] ?? 0)) ** 2
  return evidenceOf(one.traits.moments + other.traits.moments, size) - one.evidence - other.evidence
}

const distanceOf = ({ traits: one }: Group, { traits: other }: Group): number => {
  let distance = 0
  for (let n = 0; n < TRAITS; n += 1)
    distance += ((one.sums[n] ?? 0) / one.moments - (other.sums[n] ?? 0) / other.moments) ** 2
  return distance
}

const areDifferent = (one: Group, other: Group, gain: number, least: number): boolean =>
  gain < -DIFFERENT.evidence &&
  Math.min(one.traits.moments, other.traits.moments) >= least &&
  distanceOf(one, other) >= DIFFERENT.distance

const findBest = (group: Group, others: readonly Group[], least: number): void => {
  group.best = null
  group.gain = Number.NEGATIVE_INFINITY
  for (const other of others) {
    if (other === group) continue
    const gain = gainOf(group, other)
    if (gain > group.gain && !areDifferent(group, other, gain, least)) {
      group.gain = gain
      group.best = other
    }
  }
}

const groupOf = (members: number[], traits: TraitSums): Group => ({
  traits,
  evidence: evidenceOf(traits.moments, sizeOf(traits.sums)),
  members,
  best: null,
  gain: Number.NEGATIVE_INFINITY,
})

/**
 * Joins what is most probably said by one voice until only different people are left. Gives the members of each; a
 * member without a voiced moment is in none.
 */
export const groupVoices = (all: readonly TraitSums[]): number[][] => {
  let groups = all.flatMap((traits, index) => (traits.moments > 0 ? [groupOf([index], traits)] : []))
  const moments = all.reduce((sum, one) => sum + one.moments, 0)
  const least = Math.max(DIFFERENT.moments, DIFFERENT.share * moments)
  for (const group of groups) findBest(group, groups, least)
  for (;;) {
    const next = groups.reduce<Group | null>(
      (most, group) => (group.best && group.gain > (most?.gain ?? Number.NEGATIVE_INFINITY) ? group : most),
      null,
    )
    if (!next?.best) break
    const [one, other] = [next, next.best]
    const traits = noTraits()
    add(traits, one.traits)
    add(traits, other.traits)
    const joined = groupOf([...one.members, ...other.members], traits)
    groups = groups.filter((group) => group !== one && group !== other)
    for (const group of groups) {
      if (group.best === one || group.best === other) {
        findBest(group, [...groups, joined], least)
        continue
      }
      const gain = gainOf(group, joined)
      if (gain > group.gain && !areDifferent(group, joined, gain, least)) [group.gain, group.best] = [gain, joined]
    }
    findBest(joined, groups, least)
    groups.push(joined)
  }
  return groups.map(({ members }) => members)
}
