import { CHAT_MODEL } from '../../engines/builtin/chat/model.ts'
import type { ChatAnswer } from '../question.ts'

/** The answer to a question for a protected trait. Rules write it, whichever engine writes the others. */
export const refuseTrait = (trait: string, now: Date): ChatAnswer => ({
  response: `Daar geef ik geen antwoord op. Je vraagt naar ${trait}, en dat mag bij werving en selectie geen rol spelen: zo staat het in de wetten voor gelijke behandeling en de privacywet (AVG). Vraag me gerust naar ervaring, opleiding, talen, beschikbaarheid of waar iemand staat in de procedure.`,
  sources: [],
  answered: true,
  warnings: [],
  made_by: { engine: 'builtin', model: CHAT_MODEL, at: now.toISOString() },
})
