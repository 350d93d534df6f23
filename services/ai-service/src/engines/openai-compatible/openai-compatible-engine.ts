import type { MadeBy } from '@wervio/contracts'
import { createBuiltinEngine } from '../builtin/builtin-engine.ts'
import type { Engine } from '../engine.ts'
import { createAdviceWriter } from './advice/write-advice.ts'
import { createObjectCall } from './ask-model.ts'
import { createModelCall } from './call-model.ts'
import { createModelChat } from './chat/chat.ts'
import { createSummaryWriter } from './conversation/write-summary.ts'
import { createModelReader } from './cv/read-cv.ts'
import type { ModelOptions } from './model-options.ts'
import { checkPersona } from './persona/check-persona.ts'
import { personaPrompt, personaTask } from './persona/persona-task.ts'
import type { Times } from './watch.ts'
import { withWatch } from './with-watch.ts'
import { createModelWriter } from './write-vacancy.ts'

/**
 * Writes with a language model behind an OpenAI-compatible endpoint; what its source doesn't say is taken out of its
 * answer. Where its reading of a CV is of no use, the rules read it.
 */
export const createOpenAiCompatibleEngine = (options: ModelOptions & Times): Engine => {
  const rules = createBuiltinEngine()
  const call = createModelCall(options)
  const ask = createObjectCall(call)
  const write = createModelWriter(ask, options)
  const chat = createModelChat(call, options)
  const readCv = createModelReader(ask, options)
  const writeAdvice = createAdviceWriter(ask, options)
  const writeSummary = createSummaryWriter(ask, options)
  const madeNow = (): MadeBy => ({ engine: 'openai-compatible', model: options.model, at: new Date().toISOString() })
  return {
    name: 'openai-compatible',
    model: options.model,
    generateVacancy: async (form, given) => ({ ...(await write(form, given)), made_by: madeNow() }),
    chat: async (question, given) => ({ ...(await chat(question, given)), made_by: madeNow() }),
    generatePersona: (text, given) =>
      withWatch(given, options, async (watch) => {
        given.onProgress({ step: 'Taalmodel vragen', percent: 10 })
        const answer = await ask(personaTask, personaPrompt(text), watch, given.onProgress)
        given.onProgress({ step: 'Persona controleren', percent: 95 })
        return { ...checkPersona(answer, text), made_by: madeNow() }
      }),
    adviseOnMatch: async (source, given) => {
      const advice = await writeAdvice(source, given)
      return 'byRules' in advice ? advice.byRules : { ...advice, made_by: madeNow() }
    },
    readsCvText: true,
    readCv: async (reading, given) => {
      const byModel = await readCv(reading, given)
      if ('reason' in byModel) {
        const byRules = await rules.readCv(reading, given)
        return { ...byRules, warnings: [byModel.reason, ...byRules.warnings] }
      }
      return { ...byModel.fields, made_by: madeNow() }
    },
    summarise: async (conversation, given) => ({ ...(await writeSummary(conversation, given)), made_by: madeNow() }),
  }
}
