import type { ChatSource } from '@wervio/contracts'
import type { Unit } from '../context/units.ts'

/** What a candidate's data says, by the field that says it. */
export const factFields = [
  'title',
  'location',
  'summary',
  'skills',
  'experience',
  'education',
  'languages',
  'certificates',
  'driving_licences',
  'availability',
  'notice_period',
  'salary_wish',
  'hours',
] as const
export type FactField = (typeof factFields)[number]

/** A field, list item or sentence of a candidate's data, to be quoted. */
export type Fact = Unit & { field: FactField }

/** A state in the history of a procedure and the moment it began. */
export type Step = { stage: number; outcome: string; at: string; source: ChatSource }

/** A candidate in the procedure of a vacancy. */
export type Person = {
  id: string
  name: string
  stage: number
  outcome: string
  /** When the present stage or outcome began. */
  since: string
  addedAt: string
  standing: ChatSource
  /** Why the procedure ended, sentence by sentence. */
  reason: Unit[]
  facts: Fact[]
  /** False for a candidate whose CV was not read, because there are too many. */
  hasReadCv: boolean
  /** Oldest first; empty for a candidate whom the question doesn't name. */
  steps: Step[]
}

/** The candidates of a vacancy as an answer may use them, latest change first. */
export type People = {
  people: Person[]
  /** How many there are by stage and outcome, also those who were not read. */
  counts: { stage: number; outcome: string; count: number }[]
  total: number
  /** Labels of texts in which sentences that order a machine about were left out. */
  ordersIn: string[]
}

export const isOpen = ({ outcome }: Pick<Person, 'outcome'>): boolean => outcome === 'open'
