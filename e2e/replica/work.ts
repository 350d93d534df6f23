import { randomUUID } from 'node:crypto'
import type { CandidateCounts, CandidateSummary } from '@wervio/contracts'
import type { Copies } from './copies.ts'

export type Findings = { calls: number; failures: string[]; stale: string[]; foreign: string[]; times: number[] }

export const createFindings = (): Findings => ({ calls: 0, failures: [], stale: [], foreign: [], times: [] })

/**
 * One recruiter in an organisation of their own. Writes go to one copy, and what was written is read from the other.
 */
export const workAsRecruiter = async (copies: Copies, findings: Findings, signal: AbortSignal): Promise<void> => {
  const { token } = await copies.recruiter()
  const surname = `Naam${randomUUID().replaceAll('-', '')}`
  const ownIds = new Set<string>()
  let turn = 0

  const call = async <T>(method: string, path: string, body?: object): Promise<T | null> => {
    const startTime = performance.now()
    findings.calls += 1
    turn += 1
    try {
      const response = await fetch(`${copies.urls[turn % 2]}${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      })
      const text = await response.text()
      if (!response.ok) throw new Error(`${response.status} ${text.slice(0, 120)}`)
      if (method === 'GET') findings.times.push(performance.now() - startTime)
      return JSON.parse(text) as T
    } catch (error) {
      findings.failures.push(`${method} ${path.split('?')[0]}: ${error instanceof Error ? error.message : 'unknown'}`)
      return null
    }
  }

  const expectNow = (what: string, isTrue: boolean | undefined): void => {
    if (isTrue === false) findings.stale.push(what)
  }

  const step = async (number: number): Promise<void> => {
    const newCandidate = await call<{ id: string }>('POST', '/api/candidates', {
      name: `Kim ${surname}`,
      skills: [`Vak ${number % 5}`],
    })
    if (!newCandidate) return
    ownIds.add(newCandidate.id)
    const listed = await call<CandidateSummary[]>('GET', '/api/candidates?limit=500')
    expectNow(
      'a new candidate is not in the list',
      listed?.some(({ id }) => id === newCandidate.id),
    )
    for (const { id } of listed ?? []) if (!ownIds.has(id)) findings.foreign.push(id)
    await call('PATCH', `/api/candidates/${newCandidate.id}`, { status: 'afgewezen' })
    const counts = await call<CandidateCounts>('GET', '/api/candidate-counts?status=afgewezen')
    expectNow('a changed status is not in the counts', counts ? counts.total === ownIds.size : undefined)
    const hits = await call<CandidateSummary[]>('GET', `/api/candidates/search?q=${surname}&limit=500`)
    expectNow(
      'a new candidate is not among the hits',
      hits?.some(({ id }) => id === newCandidate.id),
    )
    for (const { id } of hits ?? []) if (!ownIds.has(id)) findings.foreign.push(id)
  }

  for (let number = 0; !signal.aborted && number < 400; number += 1) await step(number)
}
