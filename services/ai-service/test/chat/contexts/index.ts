import type { ChatKind } from '../../../src/chat/question.ts'
import { fleurCandidate } from './candidate-fleur.ts'
import { joostCandidate } from './candidate-joost.ts'
import { karimCandidate } from './candidate-karim.ts'
import { omarCandidate } from './candidate-omar.ts'
import { priyaCandidate } from './candidate-priya.ts'
import { sanneCandidate } from './candidate-sanne.ts'
import { bakerForm } from './form-baker.ts'
import { milanCandidate } from './candidate-milan.ts'
import { noorTranscript } from './transcript-noor.ts'
import { cookVacancy } from './vacancy-cook.ts'
import { developerVacancy } from './vacancy-developer.ts'
import { driverVacancy } from './vacancy-driver.ts'
import { lawyerVacancy } from './vacancy-lawyer.ts'
import { nurseryVacancy } from './vacancy-nursery.ts'
import { plannerVacancy } from './vacancy-planner.ts'
import { policyVacancy } from './vacancy-policy.ts'
import { teacherVacancy } from './vacancy-teacher.ts'

/** Contexts of questions, and whom each is about. */
export const contexts = {
  planner: { kind: 'vacancy', context: plannerVacancy },
  developer: { kind: 'vacancy', context: developerVacancy },
  sanne: { kind: 'candidate', context: sanneCandidate },
  karim: { kind: 'candidate', context: karimCandidate },
  noor: { kind: 'candidate', context: noorTranscript },
  joost: { kind: 'candidate', context: joostCandidate },
  teacher: { kind: 'vacancy', context: teacherVacancy },
  milan: { kind: 'candidate', context: milanCandidate },
  policy: { kind: 'vacancy', context: policyVacancy },
  fleur: { kind: 'candidate', context: fleurCandidate },
  driver: { kind: 'vacancy', context: driverVacancy },
  priya: { kind: 'candidate', context: priyaCandidate },
  cook: { kind: 'vacancy', context: cookVacancy },
  omar: { kind: 'candidate', context: omarCandidate },
  lawyer: { kind: 'vacancy', context: lawyerVacancy },
  nursery: { kind: 'vacancy', context: nurseryVacancy },
  baker: { kind: 'vacancy', context: bakerForm },
  empty: { kind: 'vacancy', context: { vacature: { title: '', salary: '' } } },
} satisfies Record<string, { kind: ChatKind; context: Record<string, unknown> }>

export type ContextName = keyof typeof contexts
