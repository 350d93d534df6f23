import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startMicrosoftPeer, type MicrosoftPeer } from '../peers/microsoft/peer.ts'
import { createWorld } from '../peers/microsoft/world.ts'
import { ownTest } from './own-product.ts'

export const MICROSOFT_CLIENT = '6731de76-14a6-49ae-97bc-6eba6914391e'

/**
 * A product for one worker alone, set up with a stand-in for Microsoft that it trusts; each test begins with an empty
 * world there. Use it in a file whose tests run one after another.
 */
export const microsoftTest = ownTest.extend<{ world: void }, { peer: MicrosoftPeer }>({
  peer: [
    async ({}, provide) => {
      const peer = await startMicrosoftPeer()
      await provide(peer)
      await peer.close()
    },
    { scope: 'worker' },
  ],
  ownEnvironment: [
    async ({ peer }, provide, { workerIndex }) => {
      const certificate = join(tmpdir(), `wervio-e2e-microsoft-${workerIndex}-${process.pid}.pem`)
      await writeFile(certificate, peer.certificate)
      await provide({
        MICROSOFT_CLIENT_ID: MICROSOFT_CLIENT,
        MICROSOFT_AUTHORITY: `${peer.origin}/organizations`,
        MICROSOFT_GRAPH_URL: `${peer.origin}/v1.0`,
        NODE_EXTRA_CA_CERTS: certificate,
      })
      await rm(certificate)
    },
    { scope: 'worker' },
  ],
  ignoreHTTPSErrors: true,
  world: [
    async ({ peer }, provide) => {
      Object.assign(peer.world, createWorld())
      await provide()
    },
    { auto: true },
  ],
})

export { expect } from './own-product.ts'
