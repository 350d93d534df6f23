import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createRecruiter } from '../../support/accounts.ts'
import { copyRepository } from '../../support/repository-copy.ts'
import { runInBackground } from '../../support/run-in-background.ts'
import { signIn } from '../../support/sign-in.ts'
import { startFresh } from '../../support/start-fresh.ts'
import { expect, test as base } from '../../support/test.ts'

/** A copy of the repository in which somebody created a remote from its name alone. */
const test = base.extend<object, { copy: string; ownProduct: Awaited<ReturnType<typeof startFresh>> }>({
  copy: [
    async ({}, provide) => {
      const { folder, remove } = await copyRepository()
      try {
        await runInBackground(folder, 'scripts/new/new.ts', 'remote', 'proeftuin')
        await runInBackground(
          join(folder, 'mfe-proeftuin'),
          'node_modules/webpack-cli/bin/cli.js',
          '--mode',
          'production',
        )
        await provide(folder)
      } finally {
        await remove()
      }
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  ownProduct: [
    async ({ copy }, provide) => {
      const product = await startFresh({ repository: copy })
      await provide(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  urls: async ({ ownProduct }, provide) => provide(ownProduct.urls),
})

// A long limit: a build, a start and a test run on a machine that may be busy.
test.describe.configure({ mode: 'serial', timeout: 240_000 })

test('a new remote appears in the product by its name alone: guarded, titled, in the sidebar and in the menu', async ({
  page,
  ownProduct,
}) => {
  await page.goto('/proeftuin')
  await expect(page).toHaveURL('/login?next=%2Fproeftuin')
  await signIn(page, await createRecruiter(ownProduct.urls))
  await page.getByRole('navigation', { name: 'Snel naar' }).getByRole('link', { name: 'Proeftuin' }).click()
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Proeftuin' })).toBeVisible()
  await expect(page).toHaveURL('/proeftuin')
  await expect(page).toHaveTitle('Proeftuin · Wervio')
  await page.keyboard.press('Control+K')
  await page.getByRole('combobox').fill('proeftuin')
  await expect(page.getByRole('option', { name: 'Proeftuin' })).toBeVisible()
})

test('the others are still there, and the tests of the new one pass', async ({ page, ownProduct, copy }) => {
  await signIn(page, await createRecruiter(ownProduct.urls))
  await page.goto('/vacancy-dashboard')
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Vacatures' })).toBeVisible()
  const jest = ['--experimental-vm-modules', 'node_modules/jest/bin/jest.js', '--json', '--projects', 'mfe-proeftuin']
  // With --projects Jest ignores the root's limit of time, so that it stands here.
  const { stdout } = await runInBackground(copy, ...jest, '--testTimeout=60000')
  expect(JSON.parse(stdout)).toMatchObject({ numPassedTests: 1, numTotalTests: 1 })
  expect(existsSync(join(copy, 'mfe-proeftuin', 'dist', 'remote.json'))).toBe(true)
})
