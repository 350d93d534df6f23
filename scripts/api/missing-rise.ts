import type { ApiSurface } from './api-surface.ts'

type Level = 'major' | 'minor'
type Change = { level: Level; what: string }
type Place = { isRequired: boolean; kinds: readonly string[] }

const placesOf = (facts: readonly string[]): Map<string, Place> =>
  new Map(
    facts.map((fact) => {
      const [, path = '', required = '', kinds = ''] = /^(.*?)(!?) (\S.*)$/.exec(fact) ?? []
      return [path, { isRequired: required !== '', kinds: kinds.split('|') }]
    }),
  )

/** The place that a place stands in: `items[].name` in `items[]`, that in `items`. */
const placeAround = (path: string): string => path.replace(/(?:\[\]|<[^<>]*>|\.?[^.[\]<>]+)$/, '')

/** Whether something was demanded of who sends it: where its surroundings are new as well, nobody had to send those. */
const isDemand = (path: string, { isRequired }: Place, before: ReadonlyMap<string, Place>): boolean =>
  isRequired && before.has(placeAround(path))

/** What changed in one part; `sender` is who sends it, and what it may leave out or must send. */
const changesOf = (
  beforeFacts: readonly string[],
  nowFacts: readonly string[],
  sender: 'caller' | 'service',
): Change[] => {
  const [before, now] = [placesOf(beforeFacts), placesOf(nowFacts)]
  const changes: Change[] = []
  for (const [path, place] of before) {
    const current = now.get(path)
    if (!current) {
      changes.push({ level: 'major', what: `${path} is gone` })
      continue
    }
    // An older caller goes on leaving it out, and so does an older service.
    if (!place.isRequired && current.isRequired) changes.push({ level: 'major', what: `${path} is demanded` })
    if (place.isRequired && !current.isRequired)
      changes.push({ level: sender === 'service' ? 'major' : 'minor', what: `${path} can be left out` })
    const missingKinds = place.kinds.filter((kind) => !current.kinds.includes(kind))
    const more = current.kinds.filter((kind) => !place.kinds.includes(kind))
    // What an older caller still sends is refused; what an older page never read comes to it.
    if (missingKinds.length > 0)
      changes.push({
        level: sender === 'caller' ? 'major' : 'minor',
        what: `${path} is no longer ${missingKinds.join(', ')}`,
      })
    if (more.length > 0)
      changes.push({ level: sender === 'service' ? 'major' : 'minor', what: `${path} can be ${more.join(', ')}` })
  }
  for (const [path, place] of now)
    if (!before.has(path))
      changes.push(
        isDemand(path, place, before)
          ? { level: 'major', what: `${path} is new and demanded` }
          : { level: 'minor', what: `${path} is new` },
      )
  return changes
}

/** A part that came or went: a new one is demanded if anything in it is. */
const partChange = (now: readonly string[] | undefined): Change[] => {
  if (!now) return [{ level: 'major', what: 'it is gone' }]
  const isDemanded = now.some((fact) => /^\S+!(?: |$)|^! file$/.test(fact))
  return [{ level: isDemanded ? 'major' : 'minor', what: 'it is new' }]
}

const partsOf = (surfaces: Readonly<Record<string, readonly string[]>>, other: object) => [
  ...new Set([...Object.keys(surfaces), ...Object.keys(other)]),
]

/** What changed between two surfaces, and how much each change asks of the version. */
export const changesBetween = (before: ApiSurface, now: ApiSurface): Change[] => {
  const changes: Change[] = []
  for (const [name, endpoint] of Object.entries(before)) {
    const current = now[name]
    if (!current) changes.push({ level: 'major', what: `${name} is gone` })
    else
      for (const [side, sender] of [
        ['request', 'caller'],
        ['answer', 'service'],
      ] as const)
        for (const part of partsOf(endpoint[side], current[side])) {
          const [facts, currentFacts] = [endpoint[side][part], current[side][part]]
          const ownChanges = facts && currentFacts ? changesOf(facts, currentFacts, sender) : partChange(currentFacts)
          changes.push(...ownChanges.map(({ level, what }) => ({ level, what: `${name}, ${part}: ${what}` })))
        }
  }
  for (const name of Object.keys(now)) if (!before[name]) changes.push({ level: 'minor', what: `${name} is new` })
  return changes
}

const numbersOf = (version: string) => version.split('.').map(Number) as [number, number]

/** Why the API may not keep its version after these changes; null if it may. */
export const missingRise = (
  recorded: { version: string; surface: ApiSurface },
  current: { version: string; surface: ApiSurface },
): string | null => {
  const changes = changesBetween(recorded.surface, current.surface)
  const [major, minor] = numbersOf(recorded.version)
  const [currentMajor, currentMinor] = numbersOf(current.version)
  const breaking = changes.filter(({ level }) => level === 'major')
  const list = (some: readonly Change[]) => some.map(({ what }) => what).join('; ')
  if (currentMajor > major) return null
  if (breaking.length > 0) return `raise the major version above ${recorded.version}: ${list(breaking)}`
  if (changes.length > 0 && currentMinor <= minor)
    return `raise the minor version above ${recorded.version}: ${list(changes)}`
  return null
}
