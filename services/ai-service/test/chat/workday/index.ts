import { bookkeeperForm } from './bookkeeper-form.ts'
import { brewerySales } from './brewery-sales.ts'
import { busDrivers } from './bus-drivers.ts'
import { careCook } from './care-cook.ts'
import { dentalAssistant } from './dental-assistant.ts'
import { designer } from './designer.ts'
import { hrAdviser } from './hr-adviser.ts'
import { nurseryAssistant } from './nursery-assistant.ts'
import { salesCandidate } from './sales-candidate.ts'
import { schoolSecretary } from './school-secretary.ts'
import { shopManager } from './shop-manager.ts'
import { softwareTester } from './software-tester.ts'
import { technician } from './technician.ts'
import { truckMechanic } from './truck-mechanic.ts'
import type { Part, Workday, WorkdayQuestion } from './types.ts'
import { warehouseLead } from './warehouse-lead.ts'

/** Fifteen screens with what a recruiter asks there in a day: 120 questions first, 197 later. */
export const workdays: readonly Workday[] = [
  technician,
  nurseryAssistant,
  warehouseLead,
  bookkeeperForm,
  dentalAssistant,
  designer,
  busDrivers,
  shopManager,
  careCook,
  truckMechanic,
  hrAdviser,
  schoolSecretary,
  softwareTester,
  brewerySales,
  salesCandidate,
]

/**
 * Questions alternate between 'seen' and 'unseen', from one screen to the next the other way round; a follow-up stays
 * with its question.
 */
export const partOf = ({ questions }: Workday, question: WorkdayQuestion, screen: number): Part => {
  if (question.part !== undefined) return question.part
  let place = questions.indexOf(question)
  while (questions[place]?.follows) place -= 1
  return (place + screen) % 2 === 0 ? 'seen' : 'unseen'
}
