import { expect, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import type { ImportItemSummary } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { pdfFile } from '../testing/fake-parsed-cv.ts'
import { fakeServices, server } from '../testing/fake-services.ts'
import { IMPORTS, STACK_ID, stackItem } from '../testing/fake-stack.ts'
import { stackQueue } from './stack-queue.ts'

fakeServices()

/** Stubs a service that stores one CV for each key, and whose first `lostAnswers` answers get lost. */
const stubUploads = (lostAnswers: number) => {
  const items = new Map<string, ImportItemSummary>()
  let answers = 0
  server.use(
    http.post(`${IMPORTS}/:id/files`, async ({ request }) => {
      const key = new URL(request.url).searchParams.get('creation_key') ?? ''
      const file = (await request.formData()).get('cv') as File
      const item = items.get(key) ?? stackItem(items.size + 1, { file_name: file.name })
      items.set(key, item)
      answers += 1
      return answers > lostAnswers ? HttpResponse.json(item, { status: 201 }) : HttpResponse.error()
    }),
  )
  return items
}

test('a CV whose answer got lost is sent again with its key, so that it comes once', async () => {
  const items = stubUploads(1)
  const results: ImportItemSummary[] = []
  const failures: string[] = []
  stackQueue.add(STACK_ID, [pdfFile('noor.pdf')], {
    onDone: (result) => results.push(result),
    onFailed: (name) => failures.push(name),
  })
  await waitFor(() => expect(stackQueue.uploads().map(({ status }) => status)).toEqual(['failed']))
  for (const { id } of stackQueue.uploads()) stackQueue.retry(id)
  await waitFor(() => expect(stackQueue.uploads()).toEqual([]))
  expect(failures).toEqual(['noor.pdf'])
  expect([...items.keys()]).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)])
  expect(results).toEqual([...items.values()])
})

test('each file has a key of its own, also two of one name', async () => {
  const items = stubUploads(0)
  stackQueue.add(STACK_ID, [pdfFile('cv.pdf'), pdfFile('cv.pdf')], {
    onDone: () => undefined,
    onFailed: () => undefined,
  })
  await waitFor(() => expect(stackQueue.uploads()).toEqual([]))
  expect([...items.values()].map(({ file_name }) => file_name)).toEqual(['cv.pdf', 'cv.pdf'])
})
