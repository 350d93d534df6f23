import { QueryClient } from '@tanstack/react-query'
import { expect, test } from '@jest/globals'
import { queryKeys } from '@wervio/api-client'
import { showShortlisted } from './use-shortlist.ts'

const { vacancies } = queryKeys
const row = { id: 'noor', name: 'Noor de Vries', shortlisted: false }
const page = { items: [row], nextCursor: null }

test('the pipeline, the scored candidates and the ranking show it; details and a comparison beside them stay as they are', () => {
  const queries = new QueryClient()
  const scoredKey = [...vacancies.matches('v1'), 'scored']
  const comparedKey = [...vacancies.matches('v1'), 'compared', ['noor', 'bo']]
  const details = { id: 'noor', requirements: [] }
  queries.setQueryData(vacancies.matches('v1'), [row])
  queries.setQueryData(scoredKey, [row])
  queries.setQueryData(vacancies.ranked('v1', {}), { pages: [page], pageParams: [null] })
  queries.setQueryData(vacancies.matchDetails('v1', 'noor'), details)
  queries.setQueryData(comparedKey, [details, null])

  showShortlisted(queries, 'noor', true)

  const listed = { ...row, shortlisted: true }
  expect(queries.getQueryData(vacancies.matches('v1'))).toEqual([listed])
  expect(queries.getQueryData(scoredKey)).toEqual([listed])
  expect(queries.getQueryData(vacancies.ranked('v1', {}))).toEqual({
    pages: [{ ...page, items: [listed] }],
    pageParams: [null],
  })
  expect(queries.getQueryData(vacancies.matchDetails('v1', 'noor'))).toEqual(details)
  expect(queries.getQueryData(comparedKey)).toEqual([details, null])
})
