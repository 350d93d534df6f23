import type { Candidate } from '@wervio/contracts'
import { isConfirmed, type Work, type Worker } from './work.ts'

/** Candidates that are created and renamed, each create with a key that makes a repeated one harmless. */
export const workOnCandidates = ({ recruiter: { token }, caller, random, number }: Worker): Work => {
  const expected: { id: string; title: string; maybe: string[] }[] = []
  let unknown = 0

  const create = async (): Promise<void> => {
    const name = `Kandidaat ${number()}`
    const title = `Functie ${number()}`
    const { status, body } = await caller.callJson<Candidate>('create a candidate', '/api/candidates', {
      token,
      method: 'POST',
      body: { name, title },
    })
    if (isConfirmed(status)) expected.push({ id: body.id, title, maybe: [] })
    else unknown += 1
  }
  const edit = async (): Promise<void> => {
    const candidate = random.pick(expected)
    const title = `Functie ${number()}`
    const { status } = await caller.callJson('edit a candidate', `/api/candidates/${candidate.id}`, {
      token,
      method: 'PATCH',
      body: { title },
    })
    if (isConfirmed(status)) Object.assign(candidate, { title, maybe: [] })
    else candidate.maybe.push(title)
  }

  return {
    step: () => (expected.length < 3 || random.chance(0.3) ? create() : edit()),
    check: async () => {
      const problems: string[] = []
      for (const { id, title, maybe } of expected) {
        const { status, body } = await caller.callJson<Candidate>('read a candidate', `/api/candidates/${id}`, {
          token,
        })
        if (status !== 200) problems.push(`a confirmed candidate answers ${status}`)
        else if (![title, ...maybe].includes(body.title ?? '')) problems.push('a candidate lost a confirmed edit')
      }
      return { counts: { 'candidates confirmed': expected.length, 'candidates unknown': unknown }, problems }
    },
  }
}
