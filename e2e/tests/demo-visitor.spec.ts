import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import * as routes from '@wervio/contracts/routes'
import { demoCandidates, demoVacancies } from '@wervio/demo-data'
import { embeddedDatabaseUrl, socketFolderOf } from '../../packages/service-kit/src/database/embedded-address.ts'
import pg from 'pg'
import { expectNoBarrier, LOOKS_TIMEOUT, phone } from '../support/looks.ts'
import { expect, ownTest as test } from '../support/own-product.ts'
import { signIn } from '../support/sign-in.ts'

test.describe.configure({ mode: 'serial' })

/** One statement on the product's database, in a transaction: its connections share a session. */
const query = async <Row extends pg.QueryResultRow>(dataDir: string, text: string): Promise<Row[]> => {
  const client = new pg.Client({ connectionString: embeddedDatabaseUrl(socketFolderOf(dataDir)) })
  await client.connect()
  try {
    await client.query('begin')
    const { rows } = await client.query<Row>(text)
    await client.query('commit')
    return rows
  } finally {
    await client.end()
  }
}

const countFiles = async (dataDir: string): Promise<number> => {
  const entries = await readdir(join(dataDir, 'blobs'), { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).length
}

/** From the public site by a click into the product. */
const enterDemo = async (page: Page) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Start gratis demo' }).click()
  await expect(page).toHaveURL('/dashboard', { timeout: 30_000 })
  await expect(page.getByRole('complementary', { name: 'Demo' })).toContainText(/Dit is een demo\. Over .+ wordt alles/)
}

test('a visitor looks around among vacancies, candidates and scores', async ({ page }) => {
  await enterDemo(page)
  await page.goto('/vacancy-dashboard')
  await expect(page.locator('main a[href^="/vacancy/"]')).toHaveCount(demoVacancies.length)
  const nursing =
    (await page.locator('main a[href^="/vacancy/"]', { hasText: 'Wijkverpleegkundige' }).getAttribute('href')) ?? ''
  await page.goto('/dashboard-candidates')
  await expect(page.getByRole('link', { name: demoCandidates[0]?.name ?? '' }).first()).toBeVisible()
  await page.goto(routes.matching.forVacancy(nursing.split('/').at(-1) ?? ''))
  await expect(page.getByText('Ilse Hoogveen').first()).toBeVisible({ timeout: 30_000 })
})

test('a visitor keeps what they made and finds it after signing in again', async ({ page }) => {
  await enterDemo(page)
  await page.getByRole('link', { name: 'Bewaar mijn werk' }).click()
  await expect(page.getByRole('heading', { name: 'Bewaar je werk' })).toBeVisible()
  const account = { email: `bewaard-${Date.now()}@voorbeeld.nl`, password: 'geheim-27' }
  await page.getByRole('textbox', { name: 'Werk e-mail' }).fill(account.email)
  await page.getByLabel(/^Wachtwoord/).fill(account.password)
  await page.getByRole('button', { name: 'Account maken en bewaren' }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('complementary', { name: 'Demo' })).toHaveCount(0)

  await page.evaluate(() => localStorage.clear())
  await signIn(page, account)
  await page.goto('/vacancy-dashboard')
  await expect(page.locator('main a[href^="/vacancy/"]')).toHaveCount(demoVacancies.length)
})

test('whoever is signed in goes to their dashboard, and makes no second demo', async ({ page, ownProduct }) => {
  await enterDemo(page)
  const [before] = await query<{ demos: number }>(ownProduct.dataDir, 'select count(*)::int as demos from main.demos')
  await page.goto('/demo')
  await expect(page).toHaveURL('/dashboard')
  const [after] = await query<{ demos: number }>(ownProduct.dataDir, 'select count(*)::int as demos from main.demos')
  expect(after).toEqual(before)
})

test('when its time is over a demo says so, and is gone from database and files', async ({
  page,
  ownProduct,
  complaints,
}) => {
  // Erased before the page asked for it again, its visitor is unknown to the provider.
  complaints.allow(/status of 400.*accounts:lookup/)
  const { dataDir } = ownProduct
  await enterDemo(page)
  expect(await countFiles(dataDir)).toBeGreaterThan(0)
  await query(dataDir, `update main.demos set ends_at = now() - interval '1 second'`)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Je demo is voorbij' })).toBeVisible({ timeout: 30_000 })
  await page.getByRole('link', { name: 'Naar de site' }).click()
  await expect(page).toHaveURL('/')
  await expect
    .poll(() => query(dataDir, 'select 1 from main.demos'), { timeout: 40_000, message: 'the demos to be erased' })
    .toEqual([])
  const proofs = await query<{ items: { table: string; removed: number; left: number }[] }>(
    dataDir,
    'select items from main.demo_endings',
  )
  for (const { items } of proofs) {
    expect(items.find(({ table }) => table === 'main.candidates')?.removed).toBeGreaterThan(0)
    expect(items.every(({ left }) => left === 0)).toBe(true)
  }
  // The account that was kept has the files of its own demo still.
  expect(await countFiles(dataDir)).toBe(demoCandidates.length + 2)
})

test.describe('in every look', () => {
  test.use(phone)
  test.describe.configure({ timeout: LOOKS_TIMEOUT })

  test('the banner and what it leads to have no barrier', async ({ page }) => {
    await enterDemo(page)
    await expectNoBarrier(page)
    await page.getByRole('link', { name: 'Bewaar mijn werk' }).click()
    await expect(page.getByRole('heading', { name: 'Bewaar je werk' })).toBeVisible()
    await expectNoBarrier(page)
    await page.goto('/demo?voorbij')
    await expect(page.getByRole('heading', { name: 'Je demo is voorbij' })).toBeVisible()
    await expectNoBarrier(page)
  })
})
