import { QueryClient } from '@tanstack/react-query'
import { expect, test } from '@jest/globals'
import { queryKeys } from '@wervio/api-client'
import { outdateOpenStacks } from './stack-cache.ts'

test('the list of stacks and their counts are read again, a stack itself is not', async () => {
  const { imports, importProgress, import: stackKey } = queryKeys.candidates
  const keys = [imports, importProgress, stackKey('1')]
  const queries = new QueryClient()
  for (const key of keys) queries.setQueryData(key, [])
  await outdateOpenStacks(queries)
  expect(keys.map((key) => queries.getQueryState(key)?.isInvalidated)).toEqual([true, true, false])
})
