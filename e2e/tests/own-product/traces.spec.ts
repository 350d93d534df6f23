import type { Request } from '@playwright/test'
import { createRecruiter } from '../../support/accounts.ts'
import { labelledCv } from '../../support/labelled-cvs.ts'
import { expect, observedTest as test } from '../../support/observed-product.ts'
import { expectRead } from '../../support/reading.ts'
import { signIn } from '../../support/sign-in.ts'

test('one trace leads from a click to the calls it makes, both services, their database and a job', async ({
  signedIn: page,
  collector,
}) => {
  await page.goto('/add-candidate')
  await page
    .getByLabel('CV kiezen')
    .setInputFiles([await labelledCv('nl-docent.pdf'), await labelledCv('en-teacher.pdf')])
  const beginning = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/cv-imports'),
  )
  await page.getByRole('button', { name: 'Lees deze CV’s' }).click()
  const traceparent = (await (await beginning).headerValue('traceparent')) ?? ''
  const [version, traceId, clickId, flags] = traceparent.split('-')
  expect([version, flags]).toEqual(['00', '00'])
  await expectRead(page.getByText('2 CV’s gelezen · 2 na te kijken'))

  const spansOfClick = () => collector.spans().filter((span) => span.traceId === traceId)
  await expect
    .poll(() => spansOfClick().map(({ service, name }) => `${service} ${name.replace(/ .*/, '')}`))
    .toEqual(expect.arrayContaining(['main-api POST', 'main-api db.transaction', 'main-api job', 'ai-service POST']))
  const calls = spansOfClick().filter(({ parentSpanId }) => parentSpanId === clickId)
  expect(calls.map(({ name }) => name)).toContain('POST /api/cv-imports')
})

test('two things that somebody does are two traces, and only the services are told of them', async ({ page, urls }) => {
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  const traceIdOf = async (request: Promise<Request>) =>
    (await (await request).headerValue('traceparent'))?.slice(3, 35)
  const recruiter = await createRecruiter(urls)
  // The dashboard reads the newest vacancies, and may do so as soon as somebody is signed in.
  const vacancies = traceIdOf(page.waitForRequest(/\/api\/vacancies/))
  await signIn(page, recruiter)
  expect(await vacancies).toMatch(/^[0-9a-f]{32}$/)
  const candidates = traceIdOf(page.waitForRequest(/\/api\/candidates/))
  await page.getByRole('navigation', { name: 'Snel naar' }).getByRole('link', { name: 'Kandidaten' }).click()
  expect(await candidates).toMatch(/^[0-9a-f]{32}$/)
  expect(await candidates).not.toBe(await vacancies)
  const origins = await Promise.all(
    requests.map(async (request) =>
      (await request.headerValue('traceparent')) === null ? [] : [new URL(request.url()).origin],
    ),
  )
  expect([...new Set(origins.flat())].toSorted()).toEqual([urls.mainApi, urls.aiService].toSorted())
})
