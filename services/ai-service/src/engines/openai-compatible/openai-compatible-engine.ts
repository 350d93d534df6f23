import type { MadeBy } from '@wervio/contracts'
import { ServiceError } from '@wervio/service-kit'
import type { Engine } from '../engine.ts'
import { createModelCall, type ModelOptions } from './ask-model.ts'
import { createModelChat } from './chat/chat.ts'
import { composeAnswer } from './compose-answer.ts'
import { createModelReader } from './cv/read-cv.ts'
import { checkHonesty } from './honesty/check-honesty.ts'
import { checkPersona } from './persona/check-persona.ts'
import { personaPrompt, personaTask } from './persona/persona-task.ts'
import { promptOf } from './prompt.ts'
import { vacancyTask } from './vacancy-task.ts'
import type { Times } from './watch.ts'
import { withWatch } from './with-watch.ts'

/** Writes with a language model behind an OpenAI-compatible endpoint; what its source doesn't say is taken out of its answer. */
export function createOpenAiCompatibleEngine(options: ModelOptions & Times): Engine {
  const ask = createModelCall(options)
  const chat = createModelChat(options)
  const readCv = createModelReader(ask, options)
  const madeNow = (): MadeBy => ({ engine: 'openai-compatible', model: options.model, at: new Date().toISOString() })
  return {
    name: 'openai-compatible',
    model: options.model,
    generateVacancy: (form, engineOptions) =>
      withWatch(engineOptions, options, async (watch) => {
        engineOptions.onProgress({ step: 'Taalmodel vragen', percent: 10 })
        const answer = await ask(vacancyTask, promptOf(form), watch, engineOptions.onProgress)
        engineOptions.onProgress({ step: 'Tekst controleren', percent: 95 })
        const { answer: honest, warnings } = checkHonesty(answer, form)
        const document = composeAnswer(honest, form)
        if (document === null) throw new ServiceError('engine_invalid_answer')
        return { document, warnings, made_by: madeNow() }
      }),
    chat: async (question, given) => ({ ...(await chat(question, given)), made_by: madeNow() }),
    generatePersona: (text, engineOptions) =>
      withWatch(engineOptions, options, async (watch) => {
        engineOptions.onProgress({ step: 'Taalmodel vragen', percent: 10 })
        const answer = await ask(personaTask, personaPrompt(text), watch, engineOptions.onProgress)
        engineOptions.onProgress({ step: 'Persona controleren', percent: 95 })
        return { ...checkPersona(answer, text), made_by: madeNow() }
      }),
    readsCvText: true,
    readCv: async (reading, given) => ({ ...(await readCv(reading, given)), made_by: madeNow() }),
  }
}
