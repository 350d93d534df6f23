import type { Requirement } from '@wervio/contracts'
import type { NamedCandidate } from '../candidate/nameless.ts'
import { comparePlaces, placesIn } from '../places/places-in.ts'

/** Towns far from each other: of any two requirements one of them is elsewhere. */
const FAR_TOWNS = ['Maastricht', 'Groningen', 'Middelburg', 'Enschede', 'Den Helder', 'Luik'] as const

/**
 * The candidate at another address: another town for who lives outside the places that are asked, another street in the
 * same town for the others.
 */
export const withOtherAddress = (candidate: NamedCandidate, requirements: readonly Requirement[]): NamedCandidate => {
  const { location } = candidate
  if (location === null) return candidate
  const required = requirements.filter(({ kind }) => kind === 'location').map(({ label }) => placesIn(label))
  const isElsewhere = (town: string) =>
    required.every((places) => comparePlaces(places, placesIn(town)) === 'elsewhere')
  const otherTown = isElsewhere(location) ? FAR_TOWNS.find((town) => town !== location && isElsewhere(town)) : undefined
  return { ...candidate, location: otherTown ?? `Kerkstraat 12, ${location}` }
}
