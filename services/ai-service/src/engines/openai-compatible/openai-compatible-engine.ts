import { ServiceError } from '@wervio/service-kit'
import type { Engine } from '../engine.ts'
import { createModelCall, type ModelOptions } from './ask-model.ts'
import { checkHonesty } from './honesty/check-honesty.ts'
import { toEngineError } from './errors.ts'
import { instructions, promptOf } from './prompt.ts'
import { composeAnswer } from './compose-answer.ts'
import { type Times, watchOver } from './watch.ts'

/** Writes with a language model behind an OpenAI-compatible endpoint; what the form doesn't say is taken out of its answer. */
export function createOpenAiCompatibleEngine(options: ModelOptions & Times): Engine {
  const ask = createModelCall(options)
  return {
    name: 'openai-compatible',
    model: options.model,
    generateVacancy: async (form, { signal, onProgress }) => {
      const watch = watchOver(signal, options)
      try {
        onProgress({ step: 'Taalmodel vragen', percent: 10 })
        const answer = await ask(instructions, promptOf(form), watch, onProgress)
        onProgress({ step: 'Tekst controleren', percent: 95 })
        const { answer: honest, warnings } = checkHonesty(answer, form)
        const document = composeAnswer(honest, form)
        if (document === null) throw new ServiceError('engine_invalid_answer')
        return { document, warnings, made_by: { engine: 'openai-compatible', model: options.model, at: new Date().toISOString() } }
      } catch (error) {
        throw toEngineError(error, watch.ended())
      } finally {
        watch.stop()
      }
    },
  }
}
