import { Readable } from 'node:stream'
import { expect, test } from '@jest/globals'
import { ServiceError } from '@wervio/service-kit'
import { parsedCv } from '../../test/parser-stand-in.ts'
import { withKnownValues } from '../platform/known-values.ts'
import type { ReadingResult } from './item-repository.ts'
import { createReadItem } from './read-item.ts'

const job = { itemId: 'i', accountId: 'a', organisationId: 'o' }

/**
 * Reads a CV of an automatic stack whose candidate can't be saved; returns what was stored and whether the job is done.
 */
const readWith = async (failure: Error, last: boolean) => {
  const outcomes: ReadingResult[] = []
  const { work } = createReadItem({
    items: {
      take: () =>
        Promise.resolve({ file: { name: 'cv.pdf', type: 'application/pdf', size: 1, blob_key: 'k' }, automatic: true }),
      finish: (_recruiter, _id, outcome) => Promise.resolve(void outcomes.push(outcome)),
    },
    blobs: { open: () => Promise.resolve(Readable.from([Buffer.from('x')])) },
    ask: () => Promise.resolve(withKnownValues(parsedCv())),
    findDuplicates: () => Promise.resolve([]),
    save: () => Promise.reject(failure),
  })
  const isDone = await work(job, { signal: AbortSignal.timeout(60_000), last }).then(
    () => true,
    () => false,
  )
  return { outcomes, isDone }
}

const leftToTheRecruiter = { outcomes: [{ parsed: parsedCv(), hasDuplicates: false }], isDone: true }

test.each([
  ['a lost database', new ServiceError('unavailable')],
  ['anything unforeseen', new Error('broken off')],
])('after %s nothing is written, so that the next try begins anew', async (_, failure) => {
  expect(await readWith(failure, false)).toEqual({ outcomes: [], isDone: false })
})

test('at the last try what was read is left to the recruiter', async () => {
  expect(await readWith(new Error('broken off'), true)).toEqual(leftToTheRecruiter)
})

test('a candidate who is refused is left to the recruiter at once', async () => {
  expect(await readWith(new ServiceError('conflict'), false)).toEqual(leftToTheRecruiter)
})
