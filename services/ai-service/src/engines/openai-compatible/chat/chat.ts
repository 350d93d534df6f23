import { ServiceError } from '@wervio/service-kit'
import type { ChatAnswer, ChatPiece, ChatQuestion } from '../../../chat/question.ts'
import { ordersWarning } from '../../../chat/hidden-orders/orders-warning.ts'
import type { EngineOptions } from '../../engine.ts'
import type { ModelCall } from '../call-model.ts'
import { capWarnings } from '../honesty/cap-warnings.ts'
import type { ModelOptions } from '../model-options.ts'
import type { Times } from '../watch.ts'
import { withWatch } from '../with-watch.ts'
import { createChatCall } from './ask-chat.ts'
import { chatInstructions, chatPrompt, NOT_THERE } from './chat-prompt.ts'
import { checkAnswer, saidIn } from './check-answer.ts'
import { chooseSources } from './choose-sources.ts'
import { withoutForeignLinks } from './foreign-links.ts'

const SENTENCE_END = /[.!?](?=\s)|\n/g
const REDUCED = 'De tekst was te lang om helemaal mee te lezen. Het antwoord komt uit de delen die bij je vraag passen.'

/** Passes on whole sentences only, cleaned of links, so that a draft never shows what the answer won't hold. */
const bySentence = (sourceText: string, onProgress: (piece: ChatPiece) => void): ((text: string) => void) => {
  let waiting = ''
  return (text) => {
    waiting += text
    const end = [...waiting.matchAll(SENTENCE_END)].at(-1)
    if (!end) return
    const whole = waiting.slice(0, end.index + 1)
    waiting = waiting.slice(end.index + 1)
    const { text: shownText } = withoutForeignLinks(whole.replace(NOT_THERE, '').replace(/^:\s*/, ''), sourceText)
    if (shownText.trim() !== '') onProgress({ text: shownText.replace(/\s?\[\d[\d, ]*\]/g, '') })
  }
}

/** Says of how many candidates the data was left out. */
const unreadPeople = ({ people }: ChatQuestion): string[] => {
  const read = people?.people.filter(({ hasReadCv }) => hasReadCv).length ?? 0
  return people && read < people.total
    ? [
        `Van ${read} van de ${people.total} kandidaten is meegelezen wat er in hun gegevens staat, de laatst gewijzigde eerst.`,
      ]
    : []
}

/** Answers with a language model; what it cites and claims is checked against the sources before anybody gets it. */
export const createModelChat = (call: ModelCall, options: ModelOptions & Times) => {
  const ask = createChatCall(call)
  return (
    question: ChatQuestion,
    { signal, onProgress }: EngineOptions<ChatPiece>,
  ): Promise<Omit<ChatAnswer, 'made_by'>> =>
    withWatch({ signal }, options, async (watch) => {
      const { units, people, reduced } = chooseSources(question, options.contextTokens)
      const { reading } = question
      const fullQuestion = { ...question, reading: { ...reading, units: [...people, ...reading.units] } }
      const output = await ask(
        chatInstructions,
        chatPrompt(question, units),
        watch,
        bySentence(saidIn(fullQuestion), onProgress),
      )
      const answer = checkAnswer(output, fullQuestion, units)
      const ordersIn = [...(question.people?.ordersIn ?? []), ...reading.ordersIn]
      if (answer.response === '') throw new ServiceError('engine_invalid_answer')
      return {
        ...answer,
        warnings: [
          ...capWarnings(answer.warnings),
          ...(reduced ? [REDUCED] : []),
          ...unreadPeople(question),
          ...ordersWarning(ordersIn),
        ],
      }
    })
}
