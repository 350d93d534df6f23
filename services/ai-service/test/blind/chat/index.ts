import { candidateMarloesChat } from './candidate-marloes.ts'
import { candidateRobinChat } from './candidate-robin.ts'
import { candidateYoussefChat } from './candidate-youssef.ts'
import { dataEngineerHalfFilledChat } from './data-engineer-half-filled.ts'
import { districtNurseChat } from './district-nurse.ts'
import { nothingFilledInChat } from './nothing-filled-in.ts'
import { personaTeamLeaderChat } from './persona-team-leader.ts'
import { preventionAdviserChat } from './prevention-adviser.ts'
import type { ChatCase } from './types.ts'

/** Eight contexts with twelve questions each. */
export const chats: readonly ChatCase[] = [
  districtNurseChat,
  preventionAdviserChat,
  dataEngineerHalfFilledChat,
  personaTeamLeaderChat,
  candidateMarloesChat,
  candidateYoussefChat,
  candidateRobinChat,
  nothingFilledInChat,
]
