import { expect } from '@jest/globals'
import type { CandidateDraft, CandidateHit } from '@wervio/contracts'
import { pipelineOf } from './pipeline-support.ts'
import type { startApp } from './start-app.ts'

const nextOf = (link: unknown): string | null => /^<([^>]+)>; rel="next"$/.exec(String(link))?.[1] ?? null

/** What tests of lists and searches do: fill an organisation, and read every page of an answer. */
export const candidateListsOf = (started: ReturnType<typeof startApp>) => {
  const { call, recruiter } = started
  const { createCandidate } = pipelineOf(started)

  /** Every page, one after the other. */
  const pages = async <T>(token: string, first: string): Promise<T[][]> => {
    const pagesRead: T[][] = []
    for (let url: string | null = first; url !== null;) {
      const response = await call(token, { url })
      expect([response.statusCode, response.payload.slice(0, 300)]).toEqual([200, expect.any(String)])
      pagesRead.push(response.json<T[]>())
      url = nextOf(response.headers.link)
    }
    return pagesRead
  }

  const search = async (token: string, q: string, more = ''): Promise<CandidateHit[]> =>
    (await pages<CandidateHit>(token, `/api/candidates/search?${new URLSearchParams({ q })}${more}`)).flat()

  return {
    createCandidate,
    pages,
    search,
    /** Names of who is found, in order. */
    found: async (token: string, q: string, more = ''): Promise<string[]> =>
      (await search(token, q, more)).map(({ name }) => name),
    /** A recruiter with these candidates, the first the oldest. */
    withCandidates: async (drafts: readonly CandidateDraft[]): Promise<string> => {
      const { token } = await recruiter()
      for (const draft of drafts) await createCandidate(token, draft)
      return token
    },
  }
}
