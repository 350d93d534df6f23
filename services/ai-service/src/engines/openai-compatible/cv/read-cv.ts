import type { ErrorCode } from '@wervio/contracts'
import { ServiceError } from '@wervio/service-kit'
import type { CvReading, EngineOptions } from '../../engine.ts'
import type { ObjectCall } from '../ask-model.ts'
import { toEngineError } from '../errors.ts'
import type { ModelOptions } from '../model-options.ts'
import type { Times, Watch } from '../watch.ts'
import { withWatch } from '../with-watch.ts'
import { checkReading } from './check-reading.ts'
import type { ByRules } from './checked-value.ts'
import type { CvAnswer } from './cv-answer.ts'
import { cvPrompt, cvTask } from './cv-task.ts'
import { joinAnswers, partsOf } from './cv-parts.ts'
import { saysFarLess } from './says-far-less.ts'

/** A reading by the model, or why the rules' reading is better. */
type ModelReading = { fields: ByRules } | { reason: string }

/** What a model did wrong, as opposed to an endpoint that can't be reached: asking again gives the same. */
const badAnswers: ReadonlySet<ErrorCode> = new Set([
  'engine_invalid_answer',
  'engine_answer_cut_off',
  'engine_input_too_long',
])

/** More calls for one CV would take longer than anybody waits. */
const MOST_PARTS = 12

const UNUSABLE =
  'Het taalmodel gaf geen bruikbaar antwoord op dit CV. Je ziet wat de ingebouwde regels uit het CV lezen.'
const FAR_LESS =
  'Het taalmodel las veel minder in dit CV dan de ingebouwde regels. Je ziet wat de regels uit het CV lezen.'

/** Has the model read a CV and keeps what the document says; a model that reads badly is never worse than none. */
export const createModelReader =
  (ask: ObjectCall, options: ModelOptions & Times) =>
  ({ fields, source }: CvReading, given: EngineOptions): Promise<ModelReading> =>
    withWatch(given, options, async (watch) => {
      if (source === null) throw new ServiceError('internal', { cause: new Error('a model needs the text of a CV') })
      given.onProgress({ step: 'Taalmodel vragen', percent: 10 })
      const parts = partsOf(source, options.contextTokens)
      if (parts.length > MOST_PARTS) return { reason: UNUSABLE }
      const answer = await askInParts(ask, parts, watch, given)
      if (answer === null) return { reason: UNUSABLE }
      given.onProgress({ step: 'Gegevens nakijken in het CV', percent: 95 })
      const checked = checkReading(answer, { fields, source })
      return saysFarLess(checked, fields) ? { reason: FAR_LESS } : { fields: checked }
    })

/** One call for each part, one after the other; null when the model's answer to one of them is of no use. */
const askInParts = async (
  ask: ObjectCall,
  parts: ReturnType<typeof partsOf>,
  watch: Watch,
  { onProgress }: EngineOptions,
): Promise<CvAnswer | null> => {
  const answers: CvAnswer[] = []
  let reached = 0
  const report: EngineOptions['onProgress'] = ({ step, percent }) => {
    reached = Math.max(reached, Math.round((percent + 90 * answers.length) / parts.length))
    onProgress({
      step: parts.length > 1 ? `${step} (deel ${answers.length + 1} van ${parts.length})` : step,
      percent: reached,
    })
  }
  try {
    for (const part of parts) answers.push(await ask(cvTask, cvPrompt(part), watch, report))
  } catch (error) {
    // The clocks and the caller come first: an aborted call may fail in any way.
    if (watch.ended() === null && isBadAnswer(error)) return null
    throw error
  }
  return joinAnswers(answers)
}

const isBadAnswer = (error: unknown): boolean => {
  const engineError = toEngineError(error, null)
  return engineError instanceof ServiceError && badAnswers.has(engineError.code)
}
