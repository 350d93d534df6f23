import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { GROUPS, takesCanary, type Registry, type RegistryEntry } from '@wervio/federation/contract'
import { newVacancy } from '../../support/marks.ts'
import { DOMAIN, expect, sessionOf, SUBTITLE, test } from '../../support/release/release-test.ts'

// A long limit: the first test waits for three builds on a machine that may be busy.
test.describe.configure({ mode: 'serial', timeout: 450_000 })

const OVERVIEW = '/meeting-overview'
const subtitle = (page: Page, version: keyof typeof SUBTITLE) =>
  page.getByRole('main').getByText(SUBTITLE[version], { exact: true })
const menu = (page: Page) => page.getByRole('navigation', { name: 'Snel naar' })
const openOverview = (page: Page) => menu(page).getByRole('link', { name: 'Gesprek opnemen' }).click()
/** Away to a page of the shell and back, in the same document. */
const leaveAndReturn = async (page: Page) => {
  await page.getByRole('navigation', { name: 'Werkruimte' }).getByRole('link', { name: 'Profiel' }).click()
  await expect(page.getByRole('form', { name: 'Profiel' })).toBeVisible()
  await openOverview(page)
}
const registryOf = async (dataDir: string): Promise<Registry> =>
  JSON.parse(await readFile(join(dataDir, 'remotes.json'), 'utf8')) as Registry
const groupThat = (takesPart: boolean, version: string, share: number): number => {
  for (let group = 0; group < GROUPS; group += 1) if (takesCanary(group, version, share) === takesPart) return group
  throw new Error('no such group')
}
/** Makes this browser one of a group, from its next page on. */
const joinGroup = (page: Page, group: number) =>
  page.evaluate((number) => localStorage.setItem('wervio:release-group', String(number)), group)

test('a domain is built and published from a checkout of that domain and the packages', async ({ releases }) => {
  const apps = (await readdir(releases.checkout)).filter((name) => /^(mfe-|shell|services|scripts|e2e)/.test(name))
  expect(apps).toEqual([DOMAIN])
  const { v1, v2, ofNewerShell, otherContract } = releases.versions
  expect(await readdir(releases.store)).toEqual([v1, v2, ofNewerShell, otherContract, 'remote.json'].toSorted())
  const { needs } = JSON.parse(await readFile(join(releases.store, v2, 'remote.json'), 'utf8')) as RegistryEntry
  expect(needs?.shared['@wervio/session']?.range).toBe(`^${sessionOf.before}`)
  const again = await releases.release('publish', DOMAIN, '--to', releases.store)
  expect(again).toMatchObject({ code: 0, stdout: expect.stringContaining('was published before') })
})

test('a second version goes to new tabs, open ones keep theirs, and one step takes it back', async ({
  signedIn: page,
  context,
  releases: { release, versions },
}) => {
  const [deepLink, waiting] = [page, await context.newPage()]
  await deepLink.goto(OVERVIEW)
  await expect(subtitle(deepLink, 'v1')).toBeVisible()
  await waiting.goto('/dashboard')
  await expect(menu(waiting)).toBeVisible()

  expect(await release('promote', DOMAIN, versions.v2)).toMatchObject({ code: 0 })
  await leaveAndReturn(deepLink)
  await expect(subtitle(deepLink, 'v1')).toBeVisible()
  await openOverview(waiting)
  await expect(subtitle(waiting, 'v1')).toBeVisible()

  const fresh = await context.newPage()
  await fresh.goto(OVERVIEW)
  await expect(subtitle(fresh, 'v2')).toBeVisible()
  await waiting.goto('/dashboard')
  await openOverview(waiting)
  await expect(subtitle(waiting, 'v2')).toBeVisible()

  const { stdout } = await release('status')
  expect(stdout).toContain(`mfe_meetings  ${versions.v2}`)
  expect(stdout).toContain(`before  ${versions.v1}`)
  expect(await release('rollback', DOMAIN)).toMatchObject({ code: 0 })
  await leaveAndReturn(fresh)
  await expect(subtitle(fresh, 'v2')).toBeVisible()
  await fresh.reload()
  await expect(subtitle(fresh, 'v1')).toBeVisible()
})

test('a version of another contract is refused with the reason, and the first one stays', async ({
  signedIn: page,
  ownProduct,
  releases: { release, versions },
}) => {
  const before = await registryOf(ownProduct.dataDir)
  for (const args of [['promote'], ['canary', '--share', '10']]) {
    const [action = '', ...options] = args
    const { code, stderr } = await release(action, DOMAIN, versions.otherContract, ...options)
    expect([code, stderr]).toEqual([1, expect.stringContaining('it keeps contract version 2, the live shell 1')])
  }
  expect(await registryOf(ownProduct.dataDir)).toEqual(before)
  await page.goto('/dashboard')
  await openOverview(page)
  await expect(subtitle(page, 'v1')).toBeVisible()
})

test('a version of a newer shell is refused with the reason; where it is live all the same its pages say so alone', async ({
  signedIn: page,
  ownProduct: { dataDir },
  complaints,
  releases: { release, address, versions },
}) => {
  complaints.allow(/Federation Runtime|RUNTIME-|Remote\w*Error|shared singleton/)
  const { code, stderr } = await release('promote', DOMAIN, versions.ofNewerShell)
  const reason = `it needs @wervio/session ^${sessionOf.after}, the live shell has ${sessionOf.live}`
  expect([code, stderr]).toEqual([1, expect.stringContaining(reason)])

  const { version, remotes } = await registryOf(dataDir)
  const folder = `${address}${versions.ofNewerShell}/`
  const entry = (await (await fetch(`${folder}remote.json`)).json()) as RegistryEntry
  // As a registry that somebody writes by hand, past the gate.
  const byHand = { ...entry, manifest: `${folder}${entry.manifest}` }
  const file = join(dataDir, 'remotes.json')
  const before = await readFile(file, 'utf8')
  await writeFile(
    file,
    JSON.stringify({ version, remotes: remotes.map((each) => (each.name === entry.name ? byHand : each)) }),
  )
  try {
    await page.goto(OVERVIEW)
    await expect(
      page.getByRole('heading', { name: 'Dit onderdeel past niet bij deze versie van Wervio' }),
    ).toBeVisible()
    await menu(page).getByRole('link', { name: 'Vacatures', exact: true }).click()
    await expect(newVacancy(page)).toBeVisible()
  } finally {
    await writeFile(file, before)
  }
  await page.goto(OVERVIEW)
  await expect(subtitle(page, 'v1')).toBeVisible()
})

test('a canary goes to its share of browsers, is withdrawn in one step, and promoted in one', async ({
  signedIn: page,
  ownProduct,
  releases: { release, versions },
}) => {
  const share = 20
  expect(await release('canary', DOMAIN, versions.v2, '--share', String(share))).toMatchObject({ code: 0 })
  const { remotes } = await registryOf(ownProduct.dataDir)
  const canary = remotes.find(({ name }) => name === 'mfe_meetings')?.canary
  const takers = Array.from({ length: GROUPS }, (_, group) => takesCanary(group, versions.v2, canary?.share ?? 0))
  expect(takers.filter(Boolean)).toHaveLength((share / 100) * GROUPS)

  await page.goto('/dashboard')
  await joinGroup(page, groupThat(true, versions.v2, share))
  await page.goto(OVERVIEW)
  await expect(subtitle(page, 'v2')).toBeVisible()
  await page.goto('/dashboard')
  await openOverview(page)
  await expect(subtitle(page, 'v2')).toBeVisible()
  expect(await release('withdraw', DOMAIN)).toMatchObject({ code: 0 })
  await leaveAndReturn(page)
  await expect(subtitle(page, 'v2')).toBeVisible()
  await page.reload()
  await expect(subtitle(page, 'v1')).toBeVisible()

  await release('canary', DOMAIN, versions.v2, '--share', String(share))
  await joinGroup(page, groupThat(false, versions.v2, share))
  await page.reload()
  await expect(subtitle(page, 'v1')).toBeVisible()
  expect(await release('promote', DOMAIN)).toMatchObject({ code: 0 })
  await page.reload()
  await expect(subtitle(page, 'v2')).toBeVisible()
  expect(await release('rollback', DOMAIN)).toMatchObject({ code: 0 })
})

test('a damaged version is not released; a canary that is damaged later gives way to the first one', async ({
  signedIn: page,
  complaints,
  releases: { release, store, versions },
}) => {
  complaints.allow(/integrity|preload|Failed to (load|find)|Federation Runtime|RUNTIME-|Remote\w*Error/)
  await page.goto('/dashboard')
  await release('canary', DOMAIN, versions.v2, '--share', '50')
  const folder = join(store, versions.v2)
  const entry = (await readdir(folder)).find((name) => /^remoteEntry\.\w+\.js$/.test(name)) ?? ''
  const files = [entry, `${entry}.br`, `${entry}.gz`].map((name) => join(folder, name))
  const contents = await Promise.all(files.map((file) => readFile(file)))
  try {
    await Promise.all(files.map((file) => rm(file)))
    await writeFile(join(folder, entry), 'something else')
    await joinGroup(page, groupThat(true, versions.v2, 50))
    await page.goto(OVERVIEW)
    await expect(subtitle(page, 'v1')).toBeVisible({ timeout: 20_000 })
    const refusal = await release('promote', DOMAIN, versions.v2)
    expect([refusal.code, refusal.stderr]).toEqual([1, expect.stringContaining('is not the file that was built')])
  } finally {
    await Promise.all(files.map((file, index) => writeFile(file, contents[index] ?? '')))
    await release('withdraw', DOMAIN)
  }
})
