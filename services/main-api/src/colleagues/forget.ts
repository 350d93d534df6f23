import { forgetAccount } from '@wervio/contracts'
import { describeError, serviceHeaders, type Recruiter } from '@wervio/service-kit'
import type { FastifyBaseLogger } from 'fastify'
import type { Platform } from '../platform/platform.ts'

/** Milliseconds in which ai-service answers. */
const LONGEST = 3_000

/** Makes a change of an account count at once, in this service and in ai-service. */
export type Forget = (recruiter: Recruiter) => Promise<void>

/** An ai-service that can't be reached reads accounts anew after half a minute by itself. */
export const createForget =
  ({ forgetRecruiters, aiCalls }: Pick<Platform, 'forgetRecruiters' | 'aiCalls'>, log: FastifyBaseLogger): Forget =>
  async (recruiter) => {
    forgetRecruiters()
    if (!aiCalls) return
    try {
      const response = await fetch(new URL(forgetAccount.path, aiCalls.url), {
        method: forgetAccount.method,
        headers: await serviceHeaders(aiCalls.tokens, recruiter, 'ai'),
        signal: AbortSignal.timeout(LONGEST),
      })
      if (!response.ok) throw new Error(`ai-service answered ${response.status}`)
    } catch (error) {
      log.warn({ failure: describeError(error) }, 'ai-service was not told of a changed account')
    }
  }
