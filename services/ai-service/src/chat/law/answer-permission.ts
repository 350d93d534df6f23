import { CHAT_MODEL } from '../../engines/builtin/chat/model.ts'
import type { ChatAnswer } from '../question.ts'
import type { Permission } from './permission-question.ts'

const LABEL = 'Wervio-uitleg'

/** The answer to 'mag ik vragen naar …?'. Rules write it, whichever engine writes the others: a law is no matter of wording. */
export const answerPermission = ({ id, says, instead }: Permission, now: Date): ChatAnswer => ({
  response: `${says} [1]\n${instead} [2]`,
  sources: [says, instead].map((quote) => ({ path: ['wervio-uitleg', `wet-${id}`], label: LABEL, quote })),
  answered: true,
  warnings: [],
  made_by: { engine: 'builtin', model: CHAT_MODEL, at: now.toISOString() },
})
