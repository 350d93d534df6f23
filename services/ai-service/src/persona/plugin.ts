import { generatePersona } from '@wervio/contracts'
import { defineDomain, implement } from '@wervio/service-kit'
import { answerCall } from '../answering/answer-call.ts'
import { chooseEngine } from '../engines/choose-engine.ts'
import type { Engine, EngineOptions } from '../engines/engine.ts'
import type { Platform } from '../platform/platform.ts'

/** A persona is made a few times for a vacancy; more than this is no person at work. */
const RATE_LIMIT = { max: 20, seconds: 60 }

const generate = (engine: Engine, text: string, options: EngineOptions) => {
  options.onProgress({ step: 'Vacature lezen', percent: 5 })
  return engine.generatePersona(text, options)
}

/** `POST /api/generate-persona`, as one JSON answer or as a stream of events, by the `Accept` header. */
export const personaPlugin = defineDomain<Pick<Platform, 'engine' | 'rules'>>(
  { name: 'persona', writesPerMinute: null },
  (app, { engine, rules }) =>
    implement(
      app,
      generatePersona,
      ({ body, identity, ...exchange }) =>
        answerCall(
          (options) => generate(chooseEngine({ engine, rules }, body.engine, identity), body.vacancy_text, options),
          exchange,
        ),
      { rateLimit: RATE_LIMIT },
    ),
)
