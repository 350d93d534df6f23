import type { PersonaTrait } from '@wervio/contracts'
import type { Wording } from './question-wordings.ts'

type Opening = (did: string) => string

const openingsFor = (role: string | null, place: string): Opening[] => {
  const asRole = role === null ? '' : `, als ${role} of in ander werk,`
  return [
    (did) =>
      role === null ? `Vertel over een keer dat je ${place} ${did}.` : `Vertel over een keer dat je${asRole} ${did}.`,
    (did) => `Kun je een situatie noemen waarin je ${place} ${did}?`,
    (did) => `Kun je een voorbeeld geven van een moment waarop je ${place} ${did}?`,
    (did) =>
      role === null ? `Vertel over een moment waarop je ${did}.` : `Denk aan een moment waarop je${asRole} ${did}.`,
    (did) => `Denk eens terug aan een moment waarop je ${did}.`,
  ]
}

/** Traits that show among colleagues, asked about a team. */
const IN_A_TEAM: ReadonlySet<PersonaTrait> = new Set(['vriendelijkheid'])

/** Asks about a trait by the role or the team instead of a task; `turn` varies the opening, `role` follows 'als'. */
export const generalQuestion = (
  { did, ask }: Wording,
  trait: PersonaTrait,
  role: string | null,
  turn: number,
): string => {
  const openings = openingsFor(role, IN_A_TEAM.has(trait) ? 'in een team' : 'in je werk')
  const opening = openings[turn % openings.length]
  return `${opening?.(did) ?? ''} ${ask}`
}
