import type { Candidate, CandidateDraft, TimelineEvent } from '@wervio/contracts'
import { formOf } from '@wervio/service-kit/testing'
import { PDF, PNG } from './files-support.ts'
import type { startApp } from './start-app.ts'

/** Calls for tests of candidates: create, change and read one. */
export const candidatesOf = ({ call }: Pick<ReturnType<typeof startApp>, 'call'>) => {
  const at = (id: string, what = '') => `/api/candidates/${id}${what}`
  const create = (token: string, draft: object) =>
    call(token, { method: 'POST', url: '/api/candidates', payload: draft })
  const cvForm = (name: string, content: string | Buffer) =>
    formOf([{ field: 'cv', name, type: 'application/pdf', content }])
  return {
    create,
    /** A CV without a candidate. */
    uploadCv: (token: string, name = 'cv.pdf', content: string | Buffer = PDF) =>
      call(token, { method: 'POST', url: at('upload-cv'), ...cvForm(name, content) }),
    saveCv: (token: string, id: string, name = 'cv.pdf', content: string | Buffer = PDF) =>
      call(token, { method: 'PUT', url: at(id, '/cv'), ...cvForm(name, content) }),
    cvOf: (token: string, id: string) => call(token, { url: at(id, '/cv') }),
    savePhoto: (token: string, id: string, content: string | Buffer = PNG) =>
      call(token, { method: 'PUT', url: at(id, '/photo'), ...formOf([{ field: 'file', name: 'foto.png', content }]) }),
    remove: (token: string, id: string, what: '/cv' | '/photo' | '' = '') =>
      call(token, { method: 'DELETE', url: at(id, what) }),
    createCandidate: async (token: string, draft: CandidateDraft = { name: 'Noor Visser' }): Promise<Candidate> =>
      (await create(token, draft)).json<Candidate>(),
    find: async (token: string, id: string): Promise<Candidate> =>
      (await call(token, { url: at(id) })).json<Candidate>(),
    /** The form of the profile. */
    contact: (token: string, id: string, payload: object) => call(token, { method: 'PUT', url: at(id), payload }),
    change: (token: string, id: string, payload: object) => call(token, { method: 'PATCH', url: at(id), payload }),
    merge: (token: string, id: string, payload: object) =>
      call(token, { method: 'POST', url: at(id, '/merge'), payload }),
    unmerge: (token: string, id: string) => call(token, { method: 'POST', url: at(id, '/unmerge') }),
    /** Newest first. */
    events: async (token: string, id: string): Promise<TimelineEvent[]> =>
      (await call(token, { url: at(id, '/timeline') })).json<TimelineEvent[]>(),
  }
}
