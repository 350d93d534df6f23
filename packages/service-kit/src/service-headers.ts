import { context, propagation } from '@opentelemetry/api'
import { API_VERSION, apiVersionHeader, type Service } from '@wervio/contracts'
import type { Recruiter } from './identity.ts'
import type { ServiceTokens } from './service-tokens.ts'

/**
 * Headers of a call to another of our services, for a recruiter: the proof of who asks, the version that is spoken, and
 * the trace that the call is part of. A new token each time: it lasts two minutes.
 */
export const serviceHeaders = async (
  tokens: ServiceTokens,
  recruiter: Recruiter,
  audience: Service,
): Promise<Record<string, string>> => {
  const headers = {
    authorization: `Bearer ${await tokens.sign(recruiter, audience)}`,
    [apiVersionHeader]: API_VERSION,
  }
  propagation.inject(context.active(), headers)
  return headers
}
