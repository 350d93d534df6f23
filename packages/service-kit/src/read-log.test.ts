import { expect, test } from '@jest/globals'
import { getCandidate, getPipelineCv, listCandidates, type Endpoint } from '@wervio/contracts'
import type { FastifyRequest } from 'fastify'
import { createReadLog, type ReadEntry } from './read-log.ts'
import { WrittenAnswer } from './written-answer.ts'

const NOOR = '0190a000-0000-7000-8000-000000000003'
const VACANCY = '0190a000-0000-7000-8000-000000000004'
const recruiter = {
  accountId: '0190a000-0000-7000-8000-000000000001',
  organisationId: '0190a000-0000-7000-8000-000000000002',
}

const requestOf = (more: object = {}) =>
  ({ recruiter, identity: { uid: 'x' }, params: {}, query: {}, body: undefined, ...more }) as FastifyRequest

const started = (fails: () => boolean = () => false) => {
  const stored: ReadEntry[] = []
  const warnings: unknown[] = []
  const clock = { now: Date.parse('2026-11-20T10:01:00Z') }
  const log = createReadLog(
    {
      store: async (_organisation, entries) => {
        if (fails()) throw new Error('weg')
        stored.push(...structuredClone(entries))
      },
      log: { warn: (facts: unknown) => void warnings.push(facts) },
    },
    () => clock.now,
  )
  return { log, stored, warnings, clock }
}

test('what one person saw of one subject within five minutes is one entry, and has the same id when it is stored again', async () => {
  const { log, stored, clock } = started()
  const open = () => log.noteAnswer(getCandidate, requestOf({ params: { id: NOOR } }), { id: NOOR })
  open()
  open()
  await log.flush()
  clock.now += 60_000
  open()
  await log.flush()
  clock.now += 300_000
  open()
  await log.flush()
  expect(stored.map(({ times, subject_id, detail, rows }) => [times, subject_id, detail, rows])).toEqual([
    [2, NOOR, 'profile', null],
    [1, NOOR, 'profile', null],
    [1, NOOR, 'profile', null],
  ])
  const [first, again, later] = stored.map(({ id }) => id)
  expect(again).toBe(first)
  expect(later).not.toBe(first)
})

test('an answer that was written as JSON counts the rows that it names', async () => {
  const { log, stored } = started()
  log.noteAnswer(listCandidates, requestOf(), new WrittenAnswer('[{},{},{}]', 3))
  await log.flush()
  expect(stored.map(({ rows }) => rows)).toEqual([3])
})

test('a list counts its rows; a path with a candidate in it is about them, at their vacancy', async () => {
  const { log, stored } = started()
  log.noteAnswer(listCandidates, requestOf(), [{}, {}])
  log.noteAnswer(getPipelineCv, requestOf({ params: { id: VACANCY, candidate_id: NOOR } }), null)
  await log.flush()
  expect(stored).toMatchObject([
    { action: 'list', subject_kind: 'list', subject_id: null, rows: 2 },
    { action: 'read', subject_kind: 'candidate', subject_id: NOOR, vacancy_id: VACANCY, detail: 'cv' },
  ])
})

test('a job, and whatever shows nobody, is not noted; a refusal is, also with an id that is none', async () => {
  const { log, stored } = started()
  log.noteAnswer(getCandidate, requestOf({ identity: null, params: { id: NOOR } }), {})
  const silent: Endpoint = { ...getCandidate, personal: { unlogged: 'zomaar' } }
  log.noteAnswer(silent, requestOf({ params: { id: NOOR } }), {})
  log.noteRefusal(getCandidate, requestOf({ params: { id: "'; drop table" } }))
  await log.flush()
  expect(stored).toMatchObject([{ action: 'refuse', subject_kind: 'list', subject_id: null }])
})

test('while the database is away entries wait, none twice; at the stop they are stored', async () => {
  let isAway = true
  const { log, stored, warnings } = started(() => isAway)
  log.noteAnswer(listCandidates, requestOf(), [])
  await log.flush()
  log.noteAnswer(listCandidates, requestOf(), [])
  await log.flush()
  expect(stored).toEqual([])
  expect(warnings).toHaveLength(2)
  isAway = false
  await log.stop()
  expect(stored.map(({ times }) => times)).toEqual([2])
})
