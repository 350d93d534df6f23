import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ownTest as test, expect } from '../../support/own-product.ts'
import type { Registry, RegistryEntry } from '@wervio/federation/contract'
import type { FreshProduct } from '../../support/start-fresh.ts'
import { homePage, newVacancy } from '../../support/marks.ts'

test.describe.configure({ mode: 'serial' })

/**
 * Publishes a registry in which one remote is `change`d, as a deployment does; resolves to a function that restores it.
 */
const publish = async (
  { dataDir }: FreshProduct,
  change: (entry: RegistryEntry) => RegistryEntry,
  name = 'mfe_vacancies',
): Promise<() => Promise<void>> => {
  const file = join(dataDir, 'remotes.json')
  const before = await readFile(file, 'utf8')
  const { version, remotes } = JSON.parse(before) as Registry
  const changed = { version, remotes: remotes.map((entry) => (entry.name === name ? change(entry) : entry)) }
  await writeFile(file, JSON.stringify(changed))
  return () => writeFile(file, before)
}

const refused = { name: 'Dit onderdeel past niet bij deze versie van Wervio' }

const skewed = [
  { name: 'mfe_vacancies', path: '/vacancy-dashboard', otherPath: '/', other: homePage },
  { name: 'mfe_marketing', path: '/', otherPath: '/vacancy-dashboard', other: newVacancy },
]
for (const { name, path, otherPath, other } of skewed)
  test(`${name} built for another contract version is refused in Dutch, and the rest works`, async ({
    signedIn: page,
    ownProduct,
  }) => {
    const restore = await publish(
      ownProduct,
      (entry) => ({ ...entry, contractVersion: entry.contractVersion + 1 }),
      name,
    )
    try {
      await page.goto(path)
      await expect(page.getByRole('heading', refused)).toBeVisible()
      await page.goto('/profile')
      await expect(page.getByRole('form', { name: 'Profiel' })).toBeVisible()
      await page.goto(otherPath)
      await expect(other(page)).toBeVisible()
    } finally {
      await restore()
    }
  })

test('an open tab keeps its versions; a full load takes the new one', async ({ signedIn: page, ownProduct }) => {
  const manifestPaths: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(ownProduct.urls.vacancies) && request.url().endsWith('mf-manifest.json'))
      manifestPaths.push(new URL(request.url()).pathname)
  })
  await page.goto('/dashboard')
  let old = ''
  const restore = await publish(ownProduct, (entry) => {
    old = entry.version
    return { ...entry, version: 'ffffffffffff', manifest: entry.manifest.replace(entry.version, 'ffffffffffff') }
  })
  await page.route('**/ffffffffffff/**', (route) =>
    route.continue({ url: route.request().url().replace('ffffffffffff', old) }),
  )
  try {
    await page.getByRole('navigation', { name: 'Snel naar' }).getByRole('link', { name: 'Vacatures' }).click()
    await expect(newVacancy(page)).toBeVisible()
    expect(new Set(manifestPaths)).toEqual(new Set([`/${old}/mf-manifest.json`]))
    manifestPaths.length = 0
    await page.reload()
    await expect(newVacancy(page)).toBeVisible()
    expect(new Set(manifestPaths)).toEqual(new Set(['/ffffffffffff/mf-manifest.json']))
  } finally {
    await restore()
  }
})

test('an old version that is gone under an open tab asks for a reload instead of crashing', async ({
  signedIn: page,
  ownProduct,
  complaints,
}) => {
  complaints.allow(/Failed to load|net::ERR|Federation Runtime|RUNTIME-|Remote\w*Error/)
  await page.goto('/dashboard')
  let old = ''
  const restore = await publish(ownProduct, (entry) => {
    old = entry.version
    return { ...entry, version: 'ffffffffffff', manifest: entry.manifest.replace(entry.version, 'ffffffffffff') }
  })
  const oldFiles = `**/${old}/**`
  await page.route(oldFiles, (route) => route.fulfill({ status: 404, body: 'Not Found' }))
  try {
    await page.getByRole('navigation', { name: 'Snel naar' }).getByRole('link', { name: 'Vacatures' }).click()
    await expect(page.getByRole('heading', { name: 'Er staat een nieuwe versie van Wervio klaar' })).toBeVisible({
      timeout: 20_000,
    })
    await page.route('**/ffffffffffff/**', (route) =>
      route.continue({ url: route.request().url().replace('ffffffffffff', old) }),
    )
    await page.getByRole('button', { name: 'Pagina opnieuw laden' }).click()
    await expect(newVacancy(page)).toBeVisible()
  } finally {
    await restore()
  }
})

test('a registry that is damaged while running keeps the last good one', async ({ signedIn: page, ownProduct }) => {
  const file = join(ownProduct.dataDir, 'remotes.json')
  await cp(file, `${file}.kept`)
  // The shell reads the registry for a page: without one the last that it read may be of the test before.
  await page.goto('/dashboard')
  await writeFile(file, '{ "version": 1, "remotes": [ {')
  try {
    await page.goto('/vacancy-dashboard')
    await expect(newVacancy(page)).toBeVisible()
  } finally {
    await cp(`${file}.kept`, file)
  }
})
