import { expect, test } from '@jest/globals'
import type { Connections, Graph } from '@wervio/microsoft'
import type { ClaimedMeeting } from '../store/rows.ts'
import type { Outcome, TranscriptRepository } from '../store/repository.ts'
import { createTranscriptJob } from './transcript-job.ts'

const recruiterOf = (accountId: string) => ({ accountId, organisationId: 'organisation' })
const meetingOf = (id: string): ClaimedMeeting => ({
  id,
  join_url: `https://teams.microsoft.com/${id}`,
  ends: new Date('2026-01-05T10:00:00Z'),
  microsoft_account: null,
  microsoft_address: null,
  tries: 1,
  claimed_until: new Date('2026-01-05T11:00:00Z'),
})

/** Accounts with two meetings each; Graph never answers the slow ones until somebody gives up. */
const startJob = (slow: readonly string[], quick: readonly string[]) => {
  const startedIds: string[] = []
  const outcomes = new Map<string, Outcome | 'released'>()
  const everyone = [...slow, ...quick]
  const quickDone = Promise.withResolvers<void>()
  const note = (id: string, outcome: Outcome | 'released') => {
    outcomes.set(id, outcome)
    if (quick.every((account) => outcomes.has(`${account}-2`))) quickDone.resolve()
    return Promise.resolve(true)
  }
  const claimed = new Set<string>()
  const repository: Pick<TranscriptRepository, 'listDue' | 'claim' | 'postpone' | 'release'> = {
    listDue: () => Promise.resolve(everyone.map(recruiterOf)),
    claim: ({ accountId }) => {
      if (claimed.has(accountId)) return Promise.resolve([])
      claimed.add(accountId)
      return Promise.resolve([meetingOf(`${accountId}-1`), meetingOf(`${accountId}-2`)])
    },
    postpone: (_, { id }, outcome) => note(id, outcome),
    release: (_, { id }) => note(id, 'released'),
  }
  const connections: Pick<Connections, 'withGraph'> = {
    withGraph: ({ accountId }, _purpose, work) => {
      startedIds.push(accountId)
      const list: Graph['list'] = (_path, _maximum, options) =>
        slow.includes(accountId)
          ? new Promise((_resolve, reject) => {
              options?.signal?.addEventListener('abort', () => reject(new Error('aborted')))
            })
          : Promise.resolve([])
      return work({ list } as Graph, { key: null, address: '' })
    },
  }
  const limits: AbortController[] = []
  const failures: unknown[] = []
  const job = createTranscriptJob({
    repository: repository as TranscriptRepository,
    connections,
    onFailed: (error) => failures.push(error),
    now: () => Date.parse('2026-01-05T10:10:00Z'),
    limit: () => {
      const controller = new AbortController()
      limits.push(controller)
      return controller.signal
    },
  })
  return {
    job,
    begun: startedIds,
    outcomes,
    failures,
    quickDone: quickDone.promise,
    endLimits: () => limits.forEach((each) => each.abort()),
  }
}

test('accounts that Graph does not answer hold up no other, and lose one try, not two', async () => {
  const { job, outcomes, failures, quickDone, endLimits } = startJob(['a', 'b', 'c'], ['d', 'e', 'f'])
  const round = job.runDue()
  await quickDone
  expect([...outcomes.keys()].filter((id) => /^[abc]/.test(id))).toEqual([])
  endLimits()
  await round
  for (const account of ['a', 'b', 'c']) {
    expect(outcomes.get(`${account}-1`)).toMatchObject({ transcript: 'waiting', tries: 1, problem: 'unreachable' })
    expect(outcomes.get(`${account}-2`)).toBe('released')
  }
  expect(failures).toEqual([])
})

test('no more than four accounts are asked for at a time', async () => {
  const { job, begun, endLimits } = startJob(['a', 'b', 'c', 'd', 'e', 'f'], [])
  const round = job.runDue()
  // Everything but Graph answers at once: a turn of the event loop is all that there is to do.
  await new Promise((resolve) => setImmediate(resolve))
  expect(begun).toEqual(['a', 'b', 'c', 'd'])
  const stopped = job.stop()
  endLimits()
  await Promise.all([round, stopped])
  expect(begun).toEqual(['a', 'b', 'c', 'd'])
})
