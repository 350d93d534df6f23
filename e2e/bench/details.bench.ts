import type { Vacancy } from '@wervio/contracts'
import { createRecruiter } from '../support/accounts.ts'
import { saveVacancy } from '../support/api.ts'
import { signIn } from '../support/sign-in.ts'
import { startFresh } from '../support/start-fresh.ts'
import type { Bench, BenchRow } from './bench.ts'
import { openVacancy, slowDown, type Opened } from './details/click-to-content.ts'
import { buildApp } from './federation/build-apps.ts'
import { openBrowser } from './federation/browser.ts'
import { median } from './median.ts'
import { sampleVacancy } from './sample-vacancy.ts'
import { pageAtRest } from '../support/page-at-rest.ts'
import { withStops } from './with-stops.ts'

const RUNS = 9
const CONVERSATION = 20

const ratio = ({ content, calls }: Opened): string => (content / calls).toFixed(2)

const row = (openings: Opened[]): BenchRow => ({
  what: 'a vacancy from its card on the dashboard',
  measured: median(openings.map(({ content }) => content)),
  against: 'its own API calls, same clicks',
  reference: median(openings.map(({ calls }) => calls)),
  unit: 'ms',
  limit: { atMost: 1.3 },
  note: `median of ${openings.length} vacancies, the first of the tab ${openings.slice(0, 1).map(ratio).join('')}; 150 ms, 1.6 Mbit/s, assistant open`,
})

const talk = async (aiService: string, token: string, id: string) => {
  for (let turn = 0; turn < CONVERSATION; turn += 1) {
    const body = {
      message: 'Hoe ziet het team eruit?',
      context: { vacature: sampleVacancy(1) },
      subject: { kind: 'vacancy', id },
    }
    const response = await fetch(`${aiService}/api/chat`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`the assistant answered ${response.status}: ${await response.text()}`)
  }
}

/** From a card of the dashboard to a whole vacancy, with the assistant beside it and a conversation it has to load. */
export const bench: Bench = {
  name: 'details',
  run: async () => {
    for (const app of ['shell', 'mfe-marketing', 'mfe-vacancies']) await buildApp(app)
    return withStops(async (close) => {
      const product = await startFresh()
      close(product.stop)
      const browser = await openBrowser()
      close(() => browser.close())
      const recruiter = await createRecruiter(product.urls)
      const vacancies: Vacancy[] = []
      for (let number = 1; number <= RUNS; number += 1)
        vacancies.push(await saveVacancy(product.urls.mainApi, recruiter, sampleVacancy(number)))
      const talked = vacancies[0]
      if (talked) await talk(product.urls.aiService, recruiter.token, talked.id)
      const page = await browser.newPage({ baseURL: product.urls.shell, viewport: { width: 1440, height: 900 } })
      await signIn(page, recruiter)
      await page.goto('/vacancy-dashboard')
      await pageAtRest(page)
      await slowDown(page)
      const openings: Opened[] = []
      for (const vacancy of vacancies) {
        openings.push(await openVacancy(page, vacancy))
        await pageAtRest(page)
        await page.goBack()
        await page.getByRole('heading', { level: 1, name: 'Vacatures' }).waitFor()
        await pageAtRest(page)
      }
      return [row(openings)]
    })
  },
}
