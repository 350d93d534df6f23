import { expect } from '@playwright/test'
import { saveVacancy } from '../support/api.ts'
import { createRecruiter } from '../support/accounts.ts'
import { signIn } from '../support/sign-in.ts'
import { startFresh } from '../support/start-fresh.ts'
import type { Bench, BenchRow } from './bench.ts'
import { typeAndTime, watchKeys } from './editor/typing.ts'
import { buildApp } from './federation/build-apps.ts'
import { openBrowser } from './federation/browser.ts'
import { median } from './median.ts'
import { withStops } from './with-stops.ts'

const WORDS = 10_000
const LIMIT = 16
const WARM_UP = 'Eerst even warm worden met typen. '
const TYPED = 'Je werkt samen met collega’s die je elke dag verder helpen en je plant je eigen week. '.repeat(4)

/** The text check underlines a word in it. */
const sentence = 'Je werkt hands-on in een team dat elke dag zorgt dat klanten op tijd krijgen wat ze nodig hebben.'
const perSection = sentence.split(' ').length * 7
const SECTIONS = Math.ceil(WORDS / perSection)

/** Headings, paragraphs and lists, as a vacancy has them, of `WORDS` words. */
const longText = Array.from(
  { length: SECTIONS },
  (_, index) =>
    `<h2>Deel ${index + 1}</h2><p>${sentence} ${sentence}</p><ul>${`<li>${sentence}</li>`.repeat(4)}</ul><p><strong>${sentence}</strong></p>`,
).join('')

const row = (what: string, measured: number): BenchRow => ({
  what,
  measured,
  against: 'stated limit',
  reference: LIMIT,
  unit: 'ms',
  limit: { atMost: 1 },
  note: `${TYPED.length} keys, ${WORDS.toLocaleString('en-GB')} words, keydown to layout, autosave and text check on, ${SECTIONS * 7} underlined`,
})

const p95 = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN

/** Typing in the middle of a very long text in the real product, with everything that listens to the editor at work. */
export const bench: Bench = {
  name: 'editor',
  run: async () => {
    for (const app of ['shell', 'mfe-marketing', 'mfe-vacancies']) await buildApp(app)
    return withStops(async (close) => {
      const product = await startFresh()
      close(product.stop)
      const browser = await openBrowser()
      close(() => browser.close())
      const recruiter = await createRecruiter(product.urls)
      const { id } = await saveVacancy(product.urls.mainApi, recruiter, { title: 'Lange tekst', description: longText })
      const page = await browser.newPage({ baseURL: product.urls.shell })
      await signIn(page, recruiter)
      await page.goto(`/vacancy/${id}?tab=publicatietekst&tekst=bewerken`)
      const middle = page
        .getByRole('textbox', { name: 'Tekst van de vacature' })
        .getByRole('heading', { name: `Deel ${Math.floor(SECTIONS / 2)}`, exact: true })
      await expect(page.locator('[data-finding]').first()).toBeVisible()
      await middle.click()
      // Into the paragraph under it.
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('End')
      await watchKeys(page)
      await typeAndTime(page, WARM_UP)
      const times = await typeAndTime(page, TYPED)
      return [row('a key in the editor, median', median(times)), row('a key in the editor, p95', p95(times))]
    })
  },
}
