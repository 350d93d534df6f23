import type { PageReport } from '@wervio/contracts'
import { callApi, saveVacancy } from '../../support/api.ts'
import { labelledCv } from '../../support/labelled-cvs.ts'
import { expect, metricsOf, observedTest as test } from '../../support/observed-product.ts'
import { metricsIn, readQuestions, selectionsIn } from '../../support/prometheus.ts'
import { expectRead } from '../../support/reading.ts'

const report: PageReport = {
  device: 'desktop',
  vitals: (['LCP', 'INP', 'FCP', 'TTFB', 'CLS'] as const).map((name) => ({ name, value: 0.1, route: '/dashboard' })),
  loads: [{ remote: 'mfe_vacancies', version: 'v', ms: 10, cached: false }],
  failures: [{ remote: 'mfe_vacancies', version: 'v', kind: 'chunk' }],
}

test('what the dashboard and the alerts ask for is what a running product tells', async ({
  signedIn: page,
  recruiter,
  urls,
  ownEnvironment,
}) => {
  test.slow()
  await saveVacancy(urls.mainApi, recruiter, { title: 'Planner', company: 'Linde' })
  await page.goto('/add-candidate')
  await page
    .getByLabel('CV kiezen')
    .setInputFiles([await labelledCv('nl-docent.pdf'), await labelledCv('en-teacher.pdf')])
  await page.getByRole('button', { name: 'Lees deze CV’s' }).click()
  await expectRead(page.getByText('2 CV’s gelezen · 2 na te kijken'))
  expect((await callApi(`${urls.mainApi}/api/page-reports`, { method: 'POST', body: report })).status).toBe(204)

  const { dashboard, alerts } = await readQuestions()
  expect([dashboard.length, alerts.length]).toEqual([expect.any(Number), 10])
  const scrape = [
    await metricsOf(ownEnvironment, 'WERVIO_MAIN_API_METRICS_PORT'),
    await metricsOf(ownEnvironment, 'WERVIO_AI_SERVICE_METRICS_PORT'),
  ].join('\n')
  // Prometheus itself tells whether it got an answer.
  const metrics = metricsIn(`${scrape}\nup 1\n`)
  const unknown = [...dashboard, ...alerts].flatMap(selectionsIn).flatMap(({ metric, labels }) => {
    const names = metrics.get(metric)
    if (!names) return [metric]
    return labels.filter((label) => !names.has(label)).map((label) => `${metric}{${label}}`)
  })
  expect([...new Set(unknown)]).toEqual([])
  expect(dashboard.every((question) => selectionsIn(question).length > 0)).toBe(true)
  expect(scrape).toMatch(/^wervio_job_queue_size\{wervio_job_queue="[^"]+",wervio_job_state="waiting"\} 0/m)
})
