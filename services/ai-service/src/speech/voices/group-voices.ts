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
  /** The best to join; null when no other may be joined, or `isStale`. */
  best: Group | null
  /** What joining the best gains. */
  gain: number
  /** Its best has gone into another since: `gain` is then the most that any of the others can gain. */
  isStale: boolean
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
  group.isStale = false
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
  isStale: false,
})

const join = (one: Group, other: Group): Group => {
  const traits = noTraits()
  add(traits, one.traits)
  add(traits, other.traits)
  return groupOf([...one.members, ...other.members], traits)
}

/** The group that gains most by its best, as far as is known: one that is stale may gain less. */
const findNext = (groups: readonly Group[]): Group | null =>
  groups.reduce<Group | null>(
    (most, group) =>
      (group.best !== null || group.isStale) && group.gain > (most?.gain ?? Number.NEGATIVE_INFINITY) ? group : most,
    null,
  )

/**
 * Joins what is most probably said by one voice until only different people are left. Gives the members of each; a
 * member without a voiced moment is in none. A group whose best is gone is compared with all others only when its turn
 * may have come, which keeps the work of hours of speech to the square of what is said in them.
 */
export const groupVoices = (all: readonly TraitSums[]): number[][] => {
  let groups = all.flatMap((traits, index) => (traits.moments > 0 ? [groupOf([index], traits)] : []))
  const moments = all.reduce((sum, one) => sum + one.moments, 0)
  const least = Math.max(DIFFERENT.moments, DIFFERENT.share * moments)
  for (const group of groups) findBest(group, groups, least)
  for (let one = findNext(groups); one !== null; one = findNext(groups)) {
    const other = one.best
    if (other === null) {
      findBest(one, groups, least)
      continue
    }
    const joined = join(one, other)
    groups = groups.filter((group) => group !== one && group !== other)
    for (const group of groups) {
      if (group.best === one || group.best === other) [group.best, group.isStale] = [null, true]
      const gain = gainOf(group, joined)
      if (gain > group.gain && !areDifferent(group, joined, gain, least))
        [group.gain, group.best, group.isStale] = [gain, joined, false]
    }
    findBest(joined, groups, least)
    groups.push(joined)
  }
  return groups.map(({ members }) => members)
}
