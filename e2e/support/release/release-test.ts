import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildRemoteServer } from '@wervio/federation/server'
import { freePorts } from '@wervio/testing/free-port'
import { root } from '../../../scripts/product/root.ts'
import { ownTest } from '../own-product.ts'
import { copyDomain, type Outcome } from './domain-copy.ts'

export const DOMAIN = 'mfe-meetings'

/** What tells the two versions apart: a line of the overview of meetings. */
export const SUBTITLE = { v1: 'Plan en beheer je gesprekken', v2: 'De tweede versie van je gesprekken' }

const SECOND = [{ file: `${DOMAIN}/src/overview/meeting-overview-page.tsx`, from: SUBTITLE.v1, to: SUBTITLE.v2 }]
const OTHER_CONTRACT = [
  {
    file: 'packages/federation/src/contract/version.ts',
    from: 'CONTRACT_VERSION = 1',
    to: 'CONTRACT_VERSION = 2',
  },
]

/** The versions of one domain, built by its team and published beside each other; the first is live. */
type Releases = {
  /** The checkout they were built in. */
  checkout: string
  /** The folder that is served. */
  store: string
  versions: { v1: string; v2: string; otherContract: string }
  /** `pnpm release`, for the registry and shell of this product. */
  release: (...args: string[]) => Promise<Outcome>
}

/** Serves a folder as a remote's static server does; returns its address and how it ends. */
const serve = async (dir: string) => {
  const [port = 0] = await freePorts(1)
  const server = buildRemoteServer({ dir, logLevel: 'silent' })
  await server.listen({ port, host: 'localhost' })
  return { address: `http://localhost:${port}/`, stop: () => server.close() }
}

export const test = ownTest.extend<object, { releases: Releases }>({
  releases: [
    async ({ ownProduct }, provide) => {
      const store = await mkdtemp(join(tmpdir(), 'wervio-store-'))
      const copy = await copyDomain(DOMAIN)
      const server = await serve(store)
      const place = ['--registry', join(ownProduct.dataDir, 'remotes.json'), '--shell', ownProduct.urls.shell]
      const mustRelease = async (...args: string[]) => {
        const { code, stderr } = await copy.release(...args, ...place)
        if (code !== 0) throw new Error(stderr)
      }
      try {
        await mustRelease('publish', DOMAIN, '--to', store, '--from', join(root, DOMAIN, 'dist'))
        await mustRelease('promote', DOMAIN, '--at', server.address)
        const { version: v1 } = (await (await fetch(`${server.address}remote.json`)).json()) as { version: string }
        await copy.change(SECOND)
        const v2 = await copy.build()
        await mustRelease('publish', DOMAIN, '--to', store)
        await copy.change(OTHER_CONTRACT)
        const otherContract = await copy.build()
        await mustRelease('publish', DOMAIN, '--to', store)
        const versions = { v1, v2, otherContract }
        await provide({ checkout: copy.folder, store, versions, release: (...args) => copy.release(...args, ...place) })
      } finally {
        await server.stop()
        await copy.remove()
        await rm(store, { recursive: true })
      }
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

export { expect } from '../own-product.ts'
