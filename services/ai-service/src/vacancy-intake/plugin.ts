import { readVacancyText } from '@wervio/contracts'
import { defineDomain, implement } from '@wervio/service-kit'
import { readText } from './read-text.ts'

/** A text is pasted a few times for a vacancy; more than this is no person at work. */
const RATE_LIMIT = { max: 20, seconds: 60 }

/** Raise it with every change of a rule that changes an answer. */
const MODEL = 'wervio-intake-2'

/** `POST /api/read-vacancy-text`: the rules alone, whatever engine is set, so that no value can be invented. */
export const vacancyIntakePlugin = defineDomain<object>({ name: 'vacancy-intake', writesPerMinute: null }, (app) =>
  implement(
    app,
    readVacancyText,
    ({ body }) =>
      Promise.resolve({
        ...readText(body.text),
        made_by: { engine: 'builtin' as const, model: MODEL, at: new Date().toISOString() },
      }),
    { rateLimit: RATE_LIMIT },
  ),
)
