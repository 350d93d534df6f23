import type { PersonaTrait } from '@wervio/contracts'
import type { Wording } from './question-wordings.ts'

type Opening = (did: string) => string

const openingsFor = (role: string | null): Opening[] => [
  (did) => `Vertel over een keer dat je in je werk ${did}.`,
  (did) => `Kun je een situatie noemen waarin je ${did}?`,
  (did) => `Kun je een voorbeeld geven van een moment waarop je in je werk ${did}?`,
  (did) => (role === null ? `Vertel over een moment waarop je ${did}.` : `Vertel over een keer dat je, als ${role} of in ander werk, ${did}.`),
  (did) => `Denk eens terug aan een moment waarop je ${did}.`,
]

/** Traits that show among colleagues, asked about a team. */
const IN_A_TEAM: ReadonlySet<PersonaTrait> = new Set(['vriendelijkheid'])

/** Asks about a trait without a task, with the role or the team; `turn` varies the opening. `role` stands after 'als'. */
export function generalQuestion({ did, ask }: Wording, trait: PersonaTrait, role: string | null, turn: number): string {
  const openings = openingsFor(role)
  const opening = openings[turn % openings.length]
  const told = IN_A_TEAM.has(trait) && turn % openings.length === 0 ? `Vertel over een keer dat je in een team ${did}.` : opening?.(did)
  return `${told ?? ''} ${ask}`
}
