import { createCandidate } from '@wervio/contracts'
import { serviceHeaders, type ServiceTokens } from '@wervio/service-kit'
import { z } from 'zod'
import type { MakeCandidate } from './job/parts.ts'

const answer = z.object({ id: z.uuid() })

/** The longest that one call may take, in milliseconds. */
const LONGEST_MS = 30_000

/**
 * Makes candidates at main-api, as the recruiter whom the job is for. Rejects when that can't be reached or refuses.
 */
export const createMakeCandidate =
  ({ url, tokens }: { url: string; tokens: ServiceTokens }): MakeCandidate =>
  async (recruiter, candidate, signal) => {
    const response = await fetch(new URL(createCandidate.path, url), {
      method: createCandidate.method,
      headers: { ...(await serviceHeaders(tokens, recruiter, 'main')), 'content-type': 'application/json' },
      body: JSON.stringify({ ...candidate, source: 'recording' }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)]),
    })
    if (!response.ok) throw new Error(`main-api answered ${response.status}`)
    return answer.parse(await response.json()).id
  }
