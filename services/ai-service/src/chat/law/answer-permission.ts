import { CHAT_MODEL } from '../../engines/builtin/chat/model.ts'
import { findHelp } from '../../engines/builtin/chat/help/find-help.ts'
import type { ChatAnswer } from '../question.ts'
import type { Permission } from './permission-question.ts'

const LABEL = 'Wervio-uitleg'
const NO_LAWYER = 'Dit is algemene uitleg; twijfel je, dan beslist een jurist.'
/** The article that lists what is not asked. */
const LIST = 'niet-vragen'

const madeByRules = (now: Date) => ({
  warnings: [],
  made_by: { engine: 'builtin' as const, model: CHAT_MODEL, at: now.toISOString() },
})

/**
 * The answer to 'mag ik vragen naar …?'. Rules write it, whichever engine writes the others: a law is no matter of
 * wording.
 */
export const answerPermission = ({ id, says, instead }: Permission, now: Date): ChatAnswer => ({
  response: `${says} [1]\n${instead} [2]\n${NO_LAWYER}`,
  sources: [says, instead].map((quote) => ({ path: ['wervio-uitleg', `wet-${id}`], label: LABEL, quote })),
  answered: true,
  ...madeByRules(now),
})

/** 'Wat mag ik niet vragen?': the whole list, by rules too; null for any other question. */
export const answerForbiddenList = (message: string, now: Date): ChatAnswer | null => {
  const help = findHelp(message)
  return help?.id === LIST ? { response: help.text, sources: help.sources, answered: true, ...madeByRules(now) } : null
}
