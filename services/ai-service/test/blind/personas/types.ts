import type { Half } from '../wording.ts'

export type Trait = 'openheid' | 'consciëntieusheid' | 'extraversie' | 'vriendelijkheid' | 'neuroticisme'

/** 'low' of neuroticisme is a calm person. Null when the vacancy gives a careful reader no reason. */
export interface TraitLabel {
  level: 'high' | 'low' | null
  why: string
}

/** Fields of a vacancy, by the names it is stored with; absent when not filled in. */
export interface VacancyFields {
  title: string
  company?: string
  location?: string
  sector?: string
  salary?: string
  hours?: string
  core_activity?: string
  specific_tasks?: string
  hard_skills?: string
  soft_skills?: string
  benefits?: string
  team_composition?: string
  company_culture?: string
  history?: string
  mission_vision_values?: string
  social_contribution?: string
}

export interface PersonaCase {
  id: string
  half: Half
  country: 'NL' | 'BE'
  /** A form, to be written out as the product does it, or a vacancy text as somebody pasted it. */
  source: { form: VacancyFields } | { vacatureText: string }
  /** Hard skills that questions and the list of skills should be about; a short form of each. */
  hardSkills: readonly string[]
  /** Core words of the tasks that questions should be about. */
  tasks: readonly string[]
  /** Words that are no skill and no task: headings, offers, hours, names, notes. */
  neither: readonly string[]
  traits: Record<Trait, TraitLabel>
}
