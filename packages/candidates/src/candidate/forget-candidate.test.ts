import { expect, test } from '@jest/globals'
import { QueryClient } from '@tanstack/react-query'
import { queryKeys } from '@wervio/api-client'
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
