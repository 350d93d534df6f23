import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { runtimeConfig } from '@wervio/contracts'
import { parseEntry, parseRegistry } from '@wervio/federation/contract'
import { buildShellServer } from '@wervio/federation/server'
import { root } from '../../../scripts/product/root.ts'
import { createRecruiter } from '../../support/accounts.ts'
import { buildNextRelease, type NextRelease } from '../../support/release/next-release.ts'
import { DOMAIN, serve, SUBTITLE } from '../../support/release/release-test.ts'
import { expect, ownTest } from '../../support/own-product.ts'
import { homePage } from '../../support/marks.ts'
import { signIn } from '../../support/sign-in.ts'
import type { FreshProduct } from '../../support/start-fresh.ts'

/**
 * {shell N, N-1} × {remote N, N-1} from builds: N-1 is this tree, N a copy of it in which the shared session exports one
 * name more and the remote uses it, as a release does. So it needs no history. Two builds and a product: minutes.
 */
const test = ownTest.extend<object, { next: NextRelease }>({
  next: [
    async ({}, provide) => {
      const next = await buildNextRelease(DOMAIN)
      await provide(next)
      await next.remove()
    },
    { scope: 'worker', timeout: 900_000 },
  ],
})
test.describe.configure({ mode: 'serial', timeout: 900_000 })
test.skip(process.env['WERVIO_TEST_ALL'] !== '1', 'npm test -- --all, or WERVIO_TEST_ALL=1')

const registryOf = ({ dataDir }: FreshProduct): string => join(dataDir, 'remotes.json')

/** Serves a build of the shell in the place of the product's own; resolves to the function that brings that back. */
const replaceShell = async (product: FreshProduct, dist: string) => {
  const config = runtimeConfig.parse(await (await fetch(`${product.urls.shell}/config.json`)).json())
  await product.stopOne('shell')
  const registryFile = registryOf(product)
  const server = buildShellServer({ dir: dist, config, registryFile, logLevel: 'silent' })
  await server.listen({ port: Number(new URL(product.urls.shell).port), host: 'localhost' })
  return async () => {
    await server.close()
    await product.startOne('shell')
  }
}

/** Puts a build of the remote into the registry, past the gate; resolves to the function that puts the old one back. */
const register = async (product: FreshProduct, dist: string, address: string) => {
  const file = registryOf(product)
  const before = await readFile(file, 'utf8')
  const registry = parseRegistry(JSON.parse(before))
  const built = parseEntry(JSON.parse(await readFile(join(dist, 'remote.json'), 'utf8')), 'remote', { relative: true })
  const entry = { ...built, manifest: new URL(built.manifest, address).href }
  const remotes = registry.remotes.map((each) => (each.name === entry.name ? entry : each))
  await writeFile(file, JSON.stringify({ ...registry, remotes }))
  return () => writeFile(file, before)
}

/** The overview shows this version of the remote, or says that it doesn't fit; another remote works. */
const expectOverview = async (page: Page, remote: 'N-1' | 'N', fits: boolean) => {
  await page.goto('/meeting-overview')
  const subtitle = page.getByRole('main').getByText(SUBTITLE[remote === 'N' ? 'v2' : 'v1'], { exact: true })
  const refusal = page.getByRole('heading', { name: 'Dit onderdeel past niet bij deze versie van Wervio' })
  await expect(fits ? subtitle : refusal).toBeVisible()
  await page.goto('/')
  await expect(homePage(page)).toBeVisible()
}

const releases = ['N-1', 'N'] as const
for (const shell of releases)
  for (const remote of releases)
    test(`shell ${shell} × remote ${remote}`, async ({ page, ownProduct, next, complaints }) => {
      const fits = shell === 'N' || remote === 'N-1'
      if (!fits) complaints.allow(/Federation Runtime|RUNTIME-|Remote\w*Error|shared singleton|uncaught/)
      const dist = remote === 'N' ? next.remoteDist : join(root, DOMAIN, 'dist')
      const files = await serve(dist)
      const restoreShell = shell === 'N' ? await replaceShell(ownProduct, next.shellDist) : async () => {}
      const place = ['--registry', registryOf(ownProduct), '--shell', ownProduct.urls.shell, '--at', files.address]
      const gate = await next.release('check', DOMAIN, ...place)
      const restoreRegistry = await register(ownProduct, dist, files.address)
      try {
        const reason = expect.stringContaining('it needs @wervio/session ^1.3.0, the live shell has 1.2.0')
        expect([gate.code, gate.stderr]).toEqual(fits ? [0, ''] : [1, reason])
        await signIn(page, await createRecruiter(ownProduct.urls))
        await expectOverview(page, remote, fits)
      } finally {
        await restoreRegistry()
        await restoreShell()
        await files.stop()
      }
    })
