import type { CandidateNote } from '@wervio/contracts'
import type { startApp } from './start-app.ts'

/** Calls for tests of notes about candidates. */
export const notesOf = ({ call }: Pick<ReturnType<typeof startApp>, 'call'>) => {
  const at = (id: string, what = '') => `/api/candidate-notes/${id}${what}`
  const add = (token: string, candidateId: string, payload: object) =>
    call(token, { method: 'POST', url: `/api/candidates/${candidateId}/notes`, payload })
  const list = async (token: string, candidateId: string): Promise<CandidateNote[]> =>
    (await call(token, { url: `/api/candidates/${candidateId}/notes` })).json<CandidateNote[]>()
  return {
    add,
    list,
    write: async (token: string, candidateId: string, text: string): Promise<CandidateNote> =>
      (await add(token, candidateId, { text })).json<CandidateNote>(),
    edit: (token: string, id: string, payload: object) => call(token, { method: 'PUT', url: at(id), payload }),
    remove: (token: string, id: string, version?: number) =>
      call(token, { method: 'DELETE', url: at(id, version === undefined ? '' : `?version=${version}`) }),
    restore: (token: string, id: string) => call(token, { method: 'POST', url: at(id, '/restore') }),
    /** The texts, newest first. */
    texts: async (token: string, candidateId: string): Promise<string[]> =>
      (await list(token, candidateId)).map(({ text }) => text),
  }
}
