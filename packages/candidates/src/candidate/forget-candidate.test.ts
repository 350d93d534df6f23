import { expect, test } from '@jest/globals'
import { QueryClient } from '@tanstack/react-query'
import { queryKeys } from '@wervio/api-client'
import { userStorage } from '@wervio/session'
import { forgetCandidate } from './forget-candidate.ts'

test('of somebody who was erased nothing stays, also not what was quoted of them beside a vacancy', () => {
  const queries = new QueryClient()
  const { candidates, vacancies } = queryKeys
  const keysOf = (id: string) => [candidates.one(id), candidates.fits(id), vacancies.matchDetails('vacature', id)]
  for (const queryKey of [...keysOf('gewist'), ...keysOf('blijft')])
    queries.setQueryData(queryKey, { quote: 'Wondzorg' })
  forgetCandidate(queries, '', 'gewist')
  expect(keysOf('gewist').map((queryKey) => queries.getQueryData(queryKey))).toEqual([undefined, undefined, undefined])
  expect(keysOf('blijft').every((queryKey) => queries.getQueryData(queryKey) !== undefined)).toBe(true)
})

test('a meeting that was being filled in with somebody who was erased is gone, another one stays', () => {
  const queries = new QueryClient()
  queries.setQueryData([...queryKeys.meetings.all, 'list'], [{ candidate: { id: 'gewist' } }])
  const storage = userStorage('u1')
  storage.set('meeting-new:gewist', '{"subject":"Gesprek"}')
  storage.set('meeting-new', '{"candidate":{"id":"gewist","name":"Ilse"}}')
  storage.set('meeting-new:blijft', '{"candidate":{"id":"blijft"}}')
  forgetCandidate(queries, 'u1', 'gewist')
  expect(storage.names('meeting-new')).toEqual(['meeting-new:blijft'])
  expect(queries.getQueryData([...queryKeys.meetings.all, 'list'])).toBeUndefined()
  storage.remove('meeting-new:blijft')
})
