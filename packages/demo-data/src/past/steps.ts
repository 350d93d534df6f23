import type { ApplicationOutcome } from '@wervio/contracts'
import type { DemoCandidate } from '../demo-candidate.ts'
import type { DatedStep } from './people.ts'

/** Days before the day of seeding on which the vacancies that are shown were placed. */
export const CURRENT_PLACED_AGO = 45

/** How many days ago each step was, the first stage included; recent, so that no open procedure lies still. */
const steps: Readonly<Record<string, readonly number[]>> = {
  // Hired 19 days after the application.
  'Fenna Zoutkamp': [21, 19, 11, 4, 2],
  'Bilal Oudeland': [16, 14, 13],
  'Jorn Maasbracht': [6, 4],
  'Esra Kesselaar': [3],
  'Jelle van der Kade': [24, 22, 14, 8, 3],
  'Ruth Amstelveld': [6, 4],
  'Marijn Polderman': [12, 10, 5],
  'Soraya Dijkgraaf': [3],
  'Teun Waterreus': [17, 15, 9, 3],
  'Anouk Steenbergen': [14, 12, 8],
  'Ilse Hoogveen': [11, 9, 3],
  'Kwame Eikelboom': [2],
}

/** The steps of a candidate with their days; null for somebody in no procedure or without dates. */
export const datedSteps = ({ name, vacancy, steps: takenSteps = [] }: DemoCandidate): DatedStep[] | null => {
  const days = steps[name]
  if (vacancy === undefined || days?.length !== takenSteps.length + 1) return null
  let stands: { stage: number; outcome: ApplicationOutcome; reason?: string } = { stage: 1, outcome: 'open' }
  return days.map((ago, index) => {
    stands = { ...stands, ...(index > 0 && takenSteps[index - 1]) }
    return { ago, ...stands }
  })
}
