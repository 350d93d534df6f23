import type { Publication, publicationChange, PublicationVersion } from '@wervio/contracts'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import type { z } from 'zod'

type Call = (token: string, options: InjectOptions) => Promise<LightMyRequestResponse>

/** The calls of publication texts, as one recruiter. */
export const publicationOf = (call: Call, token: string, vacancyId: string) => {
  const url = `/api/vacancies/${vacancyId}/publication`
  return {
    url,
    get: async () => (await call(token, { url })).json<Publication>(),
    put: (change: z.input<typeof publicationChange>) => call(token, { method: 'PUT', url, payload: change }),
    remove: () => call(token, { method: 'DELETE', url }),
    versions: async () => (await call(token, { url: `${url}/versions` })).json<PublicationVersion[]>(),
    html: async (version: string) =>
      (await call(token, { url: `${url}/versions/${version}` })).json<{ html: string }>().html,
  }
}
