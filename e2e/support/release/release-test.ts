import { readFileSync } from 'node:fs'
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

const SESSION = 'packages/session/package.json'
const sessionVersion = (JSON.parse(readFileSync(join(root, SESSION), 'utf8')) as { version: string }).version
const [major = 0, minor = 0] = sessionVersion.split('.').map(Number)

/** Versions of our session package, which the shell shares: of the live shell, and of shells before and after it. */
export const sessionOf = {
  live: sessionVersion,
  before: `${major}.${minor - 1}.0`,
  after: `${major}.${minor + 1}.0`,
}
/** What a checkout is built beside: the packages of a shell of another version. */
const besideShell = (from: keyof typeof sessionOf, to: keyof typeof sessionOf) => [
  { file: SESSION, from: `"version": "${sessionOf[from]}"`, to: `"version": "${sessionOf[to]}"` },
]

/**
 * The versions of one domain, built by its team and published beside each other; the first is live. The second was
 * built beside the shell before the live one, `ofNewerShell` beside the one after it.
 */
type Releases = {
  /** The checkout they were built in. */
  checkout: string
  /** The folder that is served. */
  store: string
  /** Where it is served. */
  address: string
  versions: { v1: string; v2: string; ofNewerShell: string; otherContract: string }
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
        await copy.change([...SECOND, ...besideShell('live', 'before')])
        const v2 = await copy.build()
        await mustRelease('publish', DOMAIN, '--to', store)
        await copy.change(besideShell('before', 'after'))
        const ofNewerShell = await copy.build()
        await mustRelease('publish', DOMAIN, '--to', store)
        await copy.change([...OTHER_CONTRACT, ...besideShell('after', 'live')])
        const otherContract = await copy.build()
        await mustRelease('publish', DOMAIN, '--to', store)
        const versions = { v1, v2, ofNewerShell, otherContract }
        const release = (...args: string[]) => copy.release(...args, ...place)
        await provide({ checkout: copy.folder, store, address: server.address, versions, release })
      } finally {
        await server.stop()
        await copy.remove()
        await rm(store, { recursive: true })
      }
    },
    { scope: 'worker', timeout: 450_000 },
  ],
})

export { expect } from '../own-product.ts'
