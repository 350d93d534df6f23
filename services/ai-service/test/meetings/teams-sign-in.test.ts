import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { startMicrosoftPeer, type MicrosoftPeer } from '@wervio/microsoft/testing'
import { until } from '@wervio/testing/until'
import { createTeamsSignIn, type TeamsSignIn } from '../../src/meetings/connection/teams-sign-in.ts'

let peer: MicrosoftPeer
let teams: TeamsSignIn
const connected: string[] = []
/** Clocks that run until somebody looks at a code. */
const clocks = new Set<() => void>()

beforeAll(async () => {
  peer = await startMicrosoftPeer()
  teams = createTeamsSignIn({
    settings: peer.settings,
    connections: {
      stateOf: () => Promise.resolve(null),
      connectTeams: () => Promise.resolve(),
      disconnect: () => Promise.resolve(),
    },
    onConnected: ({ accountId }) => connected.push(accountId),
    onFailed: (error) => {
      throw error
    },
    after: (work) => {
      clocks.add(work)
      return () => clocks.delete(work)
    },
  })
})
afterAll(async () => {
  teams.stop()
  await peer.stop()
})

const createRecruiter = () => ({ accountId: randomUUID(), organisationId: randomUUID() })

test('two starts at once are one, whose code connects; the next start gives another', async () => {
  const recruiter = createRecruiter()
  const [first, second] = await Promise.all([teams.start(recruiter), teams.start(recruiter)])
  expect(second).toEqual(first)
  const third = await teams.start(recruiter)
  expect(third.user_code).not.toBe(first.user_code)
  expect((await teams.stateOf(recruiter)).pending).toEqual(third)
  await peer.change({ code: { userCode: third.user_code, approve: true } })
  await until(() => Promise.resolve(connected.includes(recruiter.accountId)))
})

test('who disconnects while a code is being asked for has none that waits', async () => {
  const recruiter = createRecruiter()
  const start = teams.start(recruiter)
  await teams.disconnect(recruiter)
  await expect(start).rejects.toMatchObject({ name: 'MicrosoftError', failure: 'declined' })
  expect((await teams.stateOf(recruiter)).pending).toBeNull()
})

test('a start after disconnecting is one of its own', async () => {
  const recruiter = createRecruiter()
  const before = teams.start(recruiter)
  await teams.disconnect(recruiter)
  const [ended, code] = await Promise.allSettled([before, teams.start(recruiter)])
  expect(ended).toMatchObject({ status: 'rejected', reason: { failure: 'declined' } })
  expect(code).toMatchObject({ status: 'fulfilled', value: (await teams.stateOf(recruiter)).pending })
  expect((await teams.stateOf(recruiter)).pending).not.toBeNull()
})

test('a code that nobody looks at any more ends; each look gives it its whole time again', async () => {
  const recruiter = createRecruiter()
  const others = new Set(clocks)
  const code = await teams.start(recruiter)
  const clocksOf = () => [...clocks].filter((clock) => !others.has(clock))
  const [first] = clocksOf()
  expect((await teams.stateOf(recruiter)).pending).toEqual(code)
  const [second, ...more] = clocksOf()
  expect([second === first, more]).toEqual([false, []])
  second?.()
  expect((await teams.stateOf(recruiter)).pending).toBeNull()
  expect((await teams.stateOf(recruiter)).error).toBeNull()
})
