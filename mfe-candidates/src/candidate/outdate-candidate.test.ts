import { expect, test } from '@jest/globals'
import { QueryClient } from '@tanstack/react-query'
import { queryKeys } from '@wervio/api-client'
import { outdateCandidate, showCandidate } from '@wervio/candidates'
import { candidate, ID } from '../testing/fake-services.ts'

const { candidates, vacancies } = queryKeys
const MENTIONS = [
  candidates.filtered({}),
  candidates.counts({}),
  candidates.analytics(12),
  candidates.timeline(ID),
  candidates.recordings(ID),
  candidates.duplicates('somebody-else'),
  vacancies.matches('a-vacancy'),
  vacancies.counts(''),
]

const filledCache = () => {
  const queries = new QueryClient()
  for (const key of [...MENTIONS, candidates.one(ID), candidates.timeline('somebody-else')])
    queries.setQueryData(key, candidate())
  return { queries, isStale: (key: readonly unknown[]) => queries.getQueryState(key)?.isInvalidated }
}

test('a candidate who changed is read again wherever they are mentioned, and nobody else is', async () => {
  const { queries, isStale } = filledCache()
  await outdateCandidate(queries, ID)
  expect(MENTIONS.filter((key) => !isStale(key))).toEqual([])
  expect(isStale(candidates.timeline('somebody-else'))).toBe(false)
  expect(queries.getQueryData(candidates.one(ID))).toBeUndefined()
})

test('an answer with the new record is shown without reading that record again', () => {
  const { queries, isStale } = filledCache()
  showCandidate(queries, ID, candidate({ name: 'Noor Jansen' }))
  expect(MENTIONS.filter((key) => !isStale(key))).toEqual([])
  expect(isStale(candidates.one(ID))).toBe(false)
  expect(queries.getQueryData(candidates.one(ID))).toMatchObject({ name: 'Noor Jansen' })
})
