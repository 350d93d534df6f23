import { expect, jest, test } from '@jest/globals'
import type { NotificationChange } from '@wervio/contracts'
import { until } from '@wervio/testing/until'
import { createStreams, type Stream } from './streams.ts'

const change = (revision: number): NotificationChange => ({ revision, unread: 1, items: [], stale: false })

const listener = (stream: Partial<Stream> = {}) => {
  const revisions: number[] = []
  return {
    revisions,
    stream: {
      recruiter: { accountId: 'noor', organisationId: 'linde' },
      revision: 0,
      isReady: () => true,
      isAdmitted: () => Promise.resolve(true),
      send: ({ revision }: NotificationChange) => void revisions.push(revision),
      ...stream,
    },
  }
}

/** The streams of a database that has this revision, or of one that doesn't answer. */
const streamsOf = (state: { revision: number | null }) => {
  const onFailed = jest.fn()
  const read = jest.fn((revision: number) => {
    if (state.revision === null) throw new Error('the database is away')
    return state.revision === revision ? null : change(state.revision)
  })
  const streams = createStreams({ changesSince: async (_recruiter, revision) => read(revision), onFailed })
  return { streams, onFailed, read }
}

test('a change that could not be read is told at the next sign of life, once', async () => {
  const state: { revision: number | null } = { revision: 0 }
  const { streams, onFailed, read } = streamsOf(state)
  const { stream, revisions } = listener()
  streams.add(stream)
  await until(() => read.mock.calls.length === 1)
  state.revision = null
  streams.look('noor')
  await until(() => onFailed.mock.calls.length === 1)
  state.revision = 7
  streams.lookAgain()
  await until(() => revisions.length > 0)
  streams.lookAgain()
  expect([revisions, read.mock.calls.length]).toEqual([[7], 3])
})

test('nothing is read for a stream that may not have it, and the others are told', async () => {
  const { streams } = streamsOf({ revision: 3 })
  const [refused, other] = [listener({ isAdmitted: () => Promise.resolve(false) }), listener()]
  streams.add(refused.stream)
  streams.add(other.stream)
  await until(() => other.revisions.length > 0)
  expect([refused.revisions, other.revisions]).toEqual([[], [3]])
})

test('while it can not be told whether a stream may have it, it gets nothing, and later all of it', async () => {
  const { streams, onFailed } = streamsOf({ revision: 3 })
  let isAway = true
  const { stream, revisions } = listener({
    isAdmitted: () => (isAway ? Promise.reject(new Error('the database is away')) : Promise.resolve(true)),
  })
  streams.add(stream)
  await until(() => onFailed.mock.calls.length === 1)
  expect(revisions).toEqual([])
  isAway = false
  streams.lookAgain()
  await until(() => revisions.length > 0)
  expect(revisions).toEqual([3])
})
