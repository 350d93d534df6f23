import { getDemoOffer, getOwnDemo, keepDemo, limits, messages, startDemo } from '@wervio/contracts'
import { describeError, implement, type VisitorLimits } from '@wervio/service-kit'
import type { FastifyInstance } from 'fastify'
import type { KeepDemo } from './keep-demo.ts'
import type { DemoRepository } from './repository.ts'
import type { StartDemo } from './start-demo.ts'

/** Enough for an office that tries it together. */
export const DEMO_LIMITS: VisitorLimits = {
  perAddress: { max: 10, seconds: 3_600, message: messages.demoLimited },
  inAll: { max: 200, seconds: 3_600, message: messages.demoFull },
}

/** Questions of one address in a minute whether a demo can begin; each is a count in the database. */
const OFFERS = { max: 120, seconds: 60 }

type Options = {
  demos: DemoRepository
  rule: StartDemo
  keep: KeepDemo
  limits: VisitorLimits
  /** Called after a new demo: completes it. */
  onStart: () => void
}

export const demoRoutes = (app: FastifyInstance, { demos, rule, keep, limits: starts, onStart }: Options): void => {
  const prepare = async (): Promise<void> => {
    try {
      await rule.prepare()
    } catch (error) {
      app.log.warn({ failure: describeError(error) }, 'the sample data of demos waits for the next visitor')
    }
  }

  implement(
    app,
    getDemoOffer,
    async () => {
      const state = await rule.offer()
      if (state === 'open') void prepare()
      return { state }
    },
    { rateLimit: OFFERS },
  )

  implement(
    app,
    startDemo,
    async ({ identity, reply }) => {
      const { demo, isNew } = await rule.start(identity)
      if (isNew) onStart()
      reply.code(isNew ? 201 : 200)
      return demo
    },
    { visitors: { ...starts, body: limits.visitorBody } },
  )

  implement(app, getOwnDemo, async ({ recruiter }) => ({ ends_at: (await demos.find(recruiter))?.ends_at ?? null }))

  implement(app, keepDemo, ({ identity, recruiter, body: { provider, proof } }) =>
    provider !== undefined && proof !== undefined
      ? keep.byProof(recruiter, identity, { provider, proof })
      : keep.byAddress(recruiter, identity),
  )
}
