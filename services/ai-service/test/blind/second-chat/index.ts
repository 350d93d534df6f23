import type { ChatCase } from '../chat/types.ts'
import { candidateInText } from './candidate-griet.ts'
import { candidateWithProfile } from './candidate-noah.ts'
import { generalChat } from './general.ts'
import { vacancyChat } from './vacancy-lift.ts'

/** Thirty questions on four screens. */
export const secondChats: readonly ChatCase[] = [vacancyChat, candidateWithProfile, candidateInText, generalChat]
