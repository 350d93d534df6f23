import { generateVacancy, type GenerateVacancyRequest, limits, messages, VISITOR_TEXTS } from '@wervio/contracts'
import { defineDomain, implement, ServiceError, type Identity, type Recruiter } from '@wervio/service-kit'
import { answerCall } from '../answering/answer-call.ts'
import { chooseEngine } from '../engines/choose-engine.ts'
import type { Engine } from '../engines/engine.ts'
import type { Platform } from '../platform/platform.ts'
import { generateText } from './generate.ts'

/** Enough for somebody who rewrites a form again and again, too little to run up a bill unseen. */
const RATE_LIMIT = { max: 20, seconds: 60 }

/** Enough to try it; all visitors together can't keep the service from its recruiters. */
const VISITORS = {
  perAddress: { max: VISITOR_TEXTS.amount, seconds: VISITOR_TEXTS.minutes * 60, message: messages.visitorLimited },
  inAll: { max: 300, seconds: 600, message: messages.visitorsLimited },
  body: limits.visitorBody,
}

type Engines = Pick<Platform, 'engine' | 'visitorEngine' | 'rules'>

const engineFor = (
  { engine, visitorEngine, rules }: Engines,
  recruiter: Recruiter | null,
  choice: GenerateVacancyRequest['engine'],
  identity: Identity | null,
): Engine => {
  const writer = recruiter ? engine : visitorEngine
  if (!writer) throw new ServiceError('forbidden', { message: messages.visitorsRefused })
  return chooseEngine({ engine: writer, rules }, choice, identity)
}

/** `POST /api/generate-vacancy`, as one JSON answer or as a stream of events, by the `Accept` header. */
export const vacancyTextPlugin = defineDomain<Engines>(
  { name: 'vacancy-text', writesPerMinute: null },
  (app, engines) =>
    implement(
      app,
      generateVacancy,
      async ({ body: { engine: choice, ...form }, recruiter, ...exchange }) => {
        const engine = engineFor(engines, recruiter, choice, exchange.request.identity)
        return answerCall((options) => generateText(engine, form, options), exchange)
      },
      { rateLimit: RATE_LIMIT, visitors: VISITORS },
    ),
)
