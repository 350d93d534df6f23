import type { CompetencyAnswer, ConversationSummary, SummarySentence } from '@wervio/contracts'
import { ServiceError } from '@wervio/service-kit'
import type { Analysis } from '../../../conversation/analysis.ts'
import type { Conversation, SpeakerRole } from '../../../conversation/conversation.ts'
import { passagesOf } from '../../../conversation/set-aside/find-set-aside.ts'
import { analyseApart } from '../../../transcript-process/transcripts.ts'
import type { EngineOptions } from '../../engine.ts'
import type { ObjectCall } from '../ask-model.ts'
import type { ModelOptions } from '../model-options.ts'
import type { Times } from '../watch.ts'
import { withWatch } from '../with-watch.ts'
import { checkSentence, type SourceSegment } from './check-sentence.ts'
import type { AnswerSentence, SummaryAnswer } from './summary-answer.ts'
import { type NumberedSegment, partsOf, summaryPrompt, summaryTask } from './summary-task.ts'

type Written = Omit<ConversationSummary, 'made_by'>

const NAMES: Record<SpeakerRole, NumberedSegment['spreker']> = { recruiter: 'recruiter', candidate: 'kandidaat' }

/** The segments that a model may read: without what may not count and without orders to a machine, by their number. */
const sourcesOf = (conversation: Conversation, analysis: Analysis): Map<number, SourceSegment> => {
  const allowed = Map.groupBy(
    analysis.sentences.filter((_, index) => analysis.isUsable(index)),
    ({ position }) => position,
  )
  return new Map(
    conversation.segments.flatMap((segment, position) => {
      const text = (allowed.get(position) ?? []).map((sentence) => sentence.text).join(' ')
      return text === ''
        ? []
        : [[position, { ...segment, text, position, role: analysis.roles.get(segment.speaker) ?? null }]]
    }),
  )
}

const numbered = ({ position, role, text }: SourceSegment): NumberedSegment => ({
  nummer: position,
  spreker: role === null ? 'onbekend' : NAMES[role],
  tekst: text,
})

/** Joins the answers about parts of a conversation, with only what their sources say. */
const checkedSummary = (answers: readonly SummaryAnswer[], segments: ReadonlyMap<number, SourceSegment>) => {
  const checked = (list: readonly AnswerSentence[]): SummarySentence[] =>
    list.flatMap((one) => checkSentence(one, segments) ?? [])
  const discussed = Map.groupBy(
    answers.flatMap(({ besproken }) => besproken),
    ({ onderwerp }) => onderwerp,
  )
  const competencies = answers.flatMap(({ competenties }) => competenties)
  return {
    discussed: [...discussed]
      .map(([title, parts]) => ({ title, sentences: parts.flatMap(({ zinnen }) => checked(zinnen)) }))
      .filter(({ title, sentences }) => title !== '' && sentences.length > 0),
    competencies: competencies
      .map(({ naam, situatie, taak, actie, resultaat }): CompetencyAnswer => ({
        name: naam,
        situation: checked(situatie),
        task: checked(taak),
        action: checked(actie),
        result: checked(resultaat),
      }))
      .filter(
        ({ name, situation, task, action, result }) =>
          name !== '' && [situation, task, action, result].some((part) => part.length > 0),
      ),
    agreements: answers.flatMap(({ afspraken }) => checked(afspraken)),
    open_questions: answers.flatMap(({ open_vragen }) => checked(open_vragen)),
  }
}

const isEmpty = ({ discussed, competencies, agreements, open_questions }: ReturnType<typeof checkedSummary>): boolean =>
  [discussed, competencies, agreements, open_questions].every((part) => part.length === 0)

/**
 * Has the model summarise a conversation part by part, without what may not count, and leaves out each sentence that
 * its sources don't say. Nothing left of a conversation in which something was said is an answer of no use, and an
 * error.
 */
export const createSummaryWriter =
  (ask: ObjectCall, { contextTokens, ...times }: ModelOptions & Times) =>
  (conversation: Conversation, options: EngineOptions): Promise<Written> =>
    withWatch(options, times, async (watch) => {
      const analysis = await analyseApart(conversation, options.signal)
      const segments = sourcesOf(conversation, analysis)
      const parts = partsOf([...segments.values()].map(numbered), contextTokens)
      const answers: SummaryAnswer[] = []
      for (const [nth, part] of parts.entries()) {
        const prompt = summaryPrompt(part, conversation.type, conversation.competencies ?? [])
        const inWhole = (percent: number) => Math.round(((nth + percent / 100) / parts.length) * 95)
        answers.push(
          await ask(summaryTask, prompt, watch, ({ step, percent }) =>
            options.onProgress({ step, percent: inWhole(percent) }),
          ),
        )
      }
      const summary = checkedSummary(answers, segments)
      if (parts.length > 0 && isEmpty(summary))
        throw new ServiceError('engine_invalid_answer', {
          cause: new Error('no sentence of the summary rests on its sources'),
        })
      return {
        ...summary,
        set_aside: passagesOf(analysis.sentences, analysis.setAside),
        ...(analysis.unreadFrom && { unread_from: analysis.unreadFrom }),
      }
    })
