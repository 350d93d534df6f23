import { messages } from '@wervio/contracts'
import type { Page } from '@playwright/test'
import { freePorts } from '@wervio/testing/free-port'
import { LlmPeer } from '../../support/llm-peer.ts'
import { expect, ownTest } from '../../support/own-product.ts'
import {
  entriesOf,
  field,
  fillVacancyForm,
  wijkverpleegkundige as form,
  writeVacancy,
} from '../../support/vacancy-form.ts'
import type { Mode } from '../../peers/llm/modes.ts'

const test = ownTest.extend<object, { peer: LlmPeer }>({
  peer: [
    async ({}, provide) => {
      const [port = 0] = await freePorts(1)
      const peer = new LlmPeer(port)
      await provide(peer)
      await peer.stop()
    },
    { scope: 'worker' },
  ],
  ownEnvironment: [
    // Both longer than the 2 s that the overloaded stand-in asks to wait.
    async ({ peer }, provide) =>
      provide({
        AI_BASE_URL: peer.address,
        AI_MODEL: 'stand-in',
        AI_API_KEY: 'sleutel',
        AI_TIMEOUT_SECONDS: '8',
        AI_IDLE_SECONDS: '3',
      }),
    { scope: 'worker' },
  ],
})

test.describe.configure({ mode: 'serial' })

const startForm = async (page: Page) => {
  await page.goto('/create-vacancy')
  await fillVacancyForm(page, form)
}
const generate = (page: Page) => page.getByRole('button', { name: 'Genereer Vacaturetekst' })

const misbehaviour: [Mode, string][] = [
  ['unauthorized', messages.engineUnauthorized],
  ['rate-limited', messages.engineRateLimited],
  ['broken', messages.engineUnavailable],
  ['slow', messages.engineTimeout],
  ['stalled', messages.engineTimeout],
  ['cut-off', messages.engineAnswerCutOff],
  ['context-exceeded', messages.engineInputTooLong],
  ['nonsense', messages.engineAnswerOffTopic],
  ['wrong-json', messages.engineInvalidAnswer],
  ['wrong-shape', messages.engineInvalidAnswer],
  ['empty', messages.engineInvalidAnswer],
]

test('an honest model writes a text, and the preview says which model did', async ({ signedIn: page, peer }) => {
  await peer.behave()
  await startForm(page)
  await writeVacancy(page)
  await expect(page.getByRole('article', { name: 'Vacaturetekst' })).toContainText('Thuiszorg De Linde')
  await expect(page.getByText(/Geschreven door een taalmodel op/)).toBeVisible()
})

for (const [mode, text] of misbehaviour)
  test(`${mode}: a clear error, nothing typed is lost, and the next try works`, async ({
    signedIn: page,
    peer,
    complaints,
  }) => {
    complaints.allow(/status of (4|5)\d\d/)
    await peer.behave(mode)
    await startForm(page)
    await generate(page).click()
    await expect(page.getByRole('main').getByText(text)).toBeVisible({ timeout: 30_000 })
    await expect(page).toHaveURL('/create-vacancy')
    for (const [label, typed] of entriesOf(form)) await expect(field(page, label)).toHaveValue(typed)
    await page.reload()
    for (const [label, typed] of entriesOf(form)) await expect(field(page, label)).toHaveValue(typed)
    await peer.behave()
    await writeVacancy(page)
    await expect(page.getByRole('article', { name: 'Vacaturetekst' })).toContainText('Haren')
  })

test('a model that nobody can reach is said so', async ({ signedIn: page, peer, complaints }) => {
  complaints.allow(/status of 5\d\d/)
  await peer.stop()
  await startForm(page)
  await generate(page).click()
  await expect(page.getByRole('main').getByText(messages.engineUnavailable)).toBeVisible({ timeout: 20_000 })
})

test('stopping half-way hangs up on the model and keeps the form', async ({ signedIn: page, peer }) => {
  await peer.behave('slow')
  await startForm(page)
  await generate(page).click()
  await expect(page.getByRole('progressbar')).toBeVisible()
  await expect.poll(async () => (await peer.requests()).map(({ state }) => state)).toEqual(['open'])
  await page.getByRole('button', { name: 'Stoppen' }).click()
  await expect.poll(async () => (await peer.requests()).map(({ state }) => state)).toEqual(['left'])
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(field(page, 'Functietitel')).toHaveValue(form.Functietitel)
  await expect(generate(page)).toBeEnabled()
})

test('leaving the page hangs up on the model', async ({ signedIn: page, peer }) => {
  await peer.behave('slow')
  await page.goto('/dashboard')
  await startForm(page)
  await generate(page).click()
  await expect.poll(async () => (await peer.requests()).map(({ state }) => state)).toEqual(['open'])
  await page.goBack()
  await expect.poll(async () => (await peer.requests()).map(({ state }) => state)).toEqual(['left'])
})

test('scripts a model writes are shown as text and never run', async ({ signedIn: page, peer }) => {
  await peer.behave('scripts')
  await startForm(page)
  await writeVacancy(page)
  const article = page.getByRole('article', { name: 'Vacaturetekst' })
  await expect(article).toBeVisible()
  await expect(
    article.locator('script, iframe, img, svg, [onerror], [onload], [onclick], a[href^="javascript:"]'),
  ).toHaveCount(0)
})

test('what a model invents is taken out and told', async ({ signedIn: page, peer }) => {
  await peer.behave('inventive')
  await startForm(page)
  await writeVacancy(page)
  await expect(page.getByText('Kijk dit nog even na')).toBeVisible()
  await expect(page.getByRole('article', { name: 'Vacaturetekst' })).toContainText('Thuiszorg De Linde')
})
