import type { ConversationSpeaker, SpeakerRole } from '../../conversation/conversation.ts'
import { guessRoles } from '../../conversation/roles/guess-roles.ts'
import { readablePart } from '../../conversation/sentences/readable-part.ts'
import { sideOfSpeaker } from './sides.ts'
import type { Side, Unit } from './units.ts'

const roleOf = (side: Side): SpeakerRole | null =>
  side === null ? null : side === 'candidate' ? 'candidate' : 'recruiter'
const sideOf = (role: SpeakerRole): Side => (role === 'candidate' ? 'candidate' : 'vacancy')

const leafOf = ({ paragraph }: Unit): string => paragraph.split(':')[0] ?? ''

/** Texts of a context in which more than one speaks: each is a conversation of its own. */
const textsOfSeveral = (units: readonly Unit[]): ReadonlySet<string> => {
  const speakersByText = new Map<string, Set<string>>()
  for (const unit of units) {
    const leaf = leafOf(unit)
    speakersByText.set(leaf, (speakersByText.get(leaf) ?? new Set()).add(unit.speaker))
  }
  return new Set([...speakersByText].flatMap(([leaf, speakers]) => (speakers.size > 1 ? [leaf] : [])))
}

/** Units by the conversation that they come from: its text, or the list that its segment stands in. */
export const conversationsIn = (units: readonly Unit[]): Unit[][] => {
  const whole = textsOfSeveral(units)
  const keyOf = (unit: Unit): string => {
    const path = unit.sources[0]?.path ?? []
    const isSegment = unit.speaker !== '' && !whole.has(leafOf(unit)) && /^\d+$/.test(path.at(-2) ?? '')
    return JSON.stringify(isSegment ? path.slice(0, -2) : path)
  }
  return [...Map.groupBy(units, keyOf).values()]
}

/** Units of one conversation as its segments. */
export const segmentsOf = (units: readonly Unit[]) =>
  units.map((unit) => ({ start: 0, end: 0, speaker: unit.speaker, text: unit.text, unit }))

/** Who speaks in a conversation, with the side that is known of them. */
export const speakersOf = (units: readonly Unit[]): ConversationSpeaker[] =>
  [...new Map(units.map(({ speaker, side }) => [speaker, side]))].map(([name, side]) => ({
    id: name,
    name,
    role: roleOf(side),
  }))

/** Whom each speaker of a conversation talks about: by name, else by who asks the questions. */
export const sidesIn = (units: readonly Unit[], candidateName: string | null): ReadonlyMap<string, Side> => {
  const speakers = [...new Set(units.map(({ speaker }) => speaker))].map((name) => ({
    id: name,
    name,
    role: roleOf(sideOfSpeaker(name, candidateName)),
  }))
  const roles = guessRoles({ segments: readablePart(segmentsOf(units)), speakers })
  return new Map([...roles].map(([name, role]) => [name, role === null ? null : sideOf(role)]))
}
