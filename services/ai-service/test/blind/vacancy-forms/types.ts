import type { Fact, Half, Wording } from '../wording.ts'

/** The parts of a vacancy text, whatever their headings are. */
export type Section = 'tasks' | 'requirements' | 'offer' | 'hours' | 'place' | 'about' | 'contact'

/** Body of a request for a vacancy text, with every field that the form of the create page demands. */
export interface VacancyForm {
  functie: string
  organisatie: string
  salaris: string
  locatie: string
  uren: string
  secundaire_arbeidsvoorwaarden: string
  specifieke_taken: string
  soft_skills: string
  hard_skills: string
  organisatiecultuur: string
  team_samenstelling: string
  geschiedenis: string
  sector: string
  kernactiviteit: string
  missie_visie_kernwaarden?: string
  maatschappelijke_bijdrage?: string
}

/** Words that were typed in a field where they don't belong. */
export interface Misplaced {
  text: Wording
  section: Section
}

export interface VacancyFormCase {
  id: string
  half: Half
  trade: string
  country: 'NL' | 'BE'
  form: VacancyForm
  /** Titles an editor would accept, without regard of capitals and of '(m/v/x)' behind them. */
  titles: readonly string[]
  /** What the written text must say. */
  mustContain: readonly Fact[]
  /** The same facts of pay and hours in the one notation of the house. */
  notation?: readonly Fact[]
  /** What this text may not say, beside `neverPublishable`. */
  mustNotContain: readonly Wording[]
  sections?: readonly Misplaced[]
  /** What no rule can decide, as a question to the recruiter. */
  questions?: readonly string[]
}
