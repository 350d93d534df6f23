import type { Candidate, CandidateDraft, TimelineEvent } from '@wervio/contracts'
import type { startApp } from './start-app.ts'

/** What tests of candidates do: make one, change him, ask what became of him. */
export const candidatesOf = ({ call }: Pick<ReturnType<typeof startApp>, 'call'>) => {
  const at = (id: string, what = '') => `/api/candidates/${id}${what}`
  const create = (token: string, draft: object) => call(token, { method: 'POST', url: '/api/candidates', payload: draft })
  return {
    create,
    createCandidate: async (token: string, draft: CandidateDraft = { name: 'Noor Visser' }): Promise<Candidate> => (await create(token, draft)).json<Candidate>(),
    find: async (token: string, id: string): Promise<Candidate> => (await call(token, { url: at(id) })).json<Candidate>(),
    /** The form of the profile. */
    contact: (token: string, id: string, payload: object) => call(token, { method: 'PUT', url: at(id), payload }),
    change: (token: string, id: string, payload: object) => call(token, { method: 'PATCH', url: at(id), payload }),
    /** Newest first. */
    events: async (token: string, id: string): Promise<TimelineEvent[]> => (await call(token, { url: at(id, '/timeline') })).json<TimelineEvent[]>(),
  }
}
