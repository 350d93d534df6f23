import { setTimeout as wait } from 'node:timers/promises'
import type { Application, CandidateHit, CandidateSummary, VacancySummary } from '@wervio/contracts'
import { jobs } from '../candidates/people.ts'
import { places } from '../candidates/vocabulary.ts'
import type { Answer } from './clients.ts'

/** Between two things that somebody does, in milliseconds: reading a list takes longer than this. */
const THINK_MS = 1_000

type Person = { url: string; token: string; number: number }

const oneOf = <T>(of: readonly T[], number: number): T | undefined => of[number % of.length]

/**
 * What a recruiter does again and again until told to end: browse, search, open, save and match, with a pause before
 * each. Every call is an answer; one without an answer has status 0.
 */
export const workAsRecruiter = async (
  { url, token, number }: Person,
  answers: Answer[],
  signal: AbortSignal,
): Promise<void> => {
  const call = async <T>(what: string, path: string, method = 'GET', body?: object): Promise<T | null> => {
    const startTime = performance.now()
    let status = 0
    try {
      const response = await fetch(url + path, {
        method,
        headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      })
      status = response.status
      return response.ok ? ((await response.json()) as T) : (await response.arrayBuffer(), null)
    } catch {
      return null
    } finally {
      answers.push({ what, status, milliseconds: performance.now() - startTime })
    }
  }
  const think = () => wait(THINK_MS * (0.5 + Math.random()), undefined, { signal }).catch(() => undefined)

  const browse = async () => {
    await Promise.all([
      call('counts of candidates', '/api/candidate-counts'),
      call('newest candidates', '/api/candidates?limit=100'),
    ])
    await think()
    await Promise.all([
      call('counts of a status', '/api/candidate-counts?status=in_proces'),
      call('candidates of a status', '/api/candidates?limit=100&status=in_proces&sort=name'),
    ])
    await think()
  }

  const search = async (turn: number): Promise<CandidateHit | undefined> => {
    const q = `${oneOf(jobs, number * 37 + turn)} ${oneOf(places, number + turn)}`
    const [hits] = await Promise.all([
      call<CandidateHit[]>('search', `/api/candidates/search?${new URLSearchParams({ q, limit: '50' })}`),
      call('counts of a search', `/api/candidate-counts?${new URLSearchParams({ q })}`),
    ])
    await think()
    return hits?.[0]
  }

  const openAndSave = async (candidate: CandidateSummary, turn: number) => {
    await Promise.all([
      call('open a candidate', `/api/candidates/${candidate.id}`),
      call('timeline of a candidate', `/api/candidates/${candidate.id}/timeline`),
    ])
    await think()
    await call('save a note', `/api/candidates/${candidate.id}/notes`, 'POST', { text: `Gebeld, ${turn}.` })
    await think()
    await call('save a candidate', `/api/candidates/${candidate.id}`, 'PATCH', { availability: `Week ${turn}` })
    await think()
  }

  const match = async (candidate: CandidateSummary, turn: number) => {
    const vacancies = await call<VacancySummary[]>('vacancies', '/api/vacancy-summaries?limit=100')
    const vacancy = oneOf(vacancies ?? [], number * 7 + turn)
    if (!vacancy) return
    await call('matches of a vacancy', `/api/vacancies/${vacancy.id}/matches`)
    await think()
    const application = await call<Application>('match', '/api/applications', 'POST', {
      vacancy_id: vacancy.id,
      candidate_id: candidate.id,
    })
    await think()
    if (application) await call('move in the pipeline', `/api/applications/${application.id}`, 'PATCH', { stage: 2 })
    await think()
  }

  await think()
  for (let turn = 0; !signal.aborted; turn += 1) {
    await browse()
    const candidate = await search(turn)
    if (candidate && !signal.aborted) await openAndSave(candidate, turn)
    if (candidate && !signal.aborted) await match(candidate, turn)
  }
}
