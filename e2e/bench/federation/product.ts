import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEntry } from '@wervio/federation/contract'
import { buildRemoteServer, buildShellServer, readRuntimeConfig } from '@wervio/federation/server'
import { remotes } from '../../../scripts/product/remote-packages.ts'
import { buildApp } from './build-apps.ts'
import { buildOneBundle } from './one-bundle.ts'
import { inRepository } from './paths.ts'
import { startWire } from './wire.ts'

const apps = remotes.map((remote) => remote.package)

const startRemote = async (app: string) => {
  const server = buildRemoteServer({ dir: inRepository(`${app}/dist`), logLevel: 'silent' })
  const { port } = new URL(await server.listen({ port: 0, host: 'localhost' }))
  const entry = parseEntry(JSON.parse(await readFile(inRepository(`${app}/dist/remote.json`), 'utf8')), 'remote', {
    relative: true,
  })
  return { server, entry: { ...entry, manifest: `http://localhost:${port}/${entry.manifest}` } }
}

const listen = async (server: ReturnType<typeof buildShellServer>): Promise<string> => {
  const { port } = new URL(await server.listen({ port: 0, host: 'localhost' }))
  return `http://localhost:${port}`
}

/** The product as it is built now, with services that are faked at the wire, and further shells without remotes. */
const serve = async (shellFolders: readonly string[]) => {
  const wire = await startWire()
  const started = await Promise.all(apps.map(startRemote))
  const folder = await mkdtemp(join(tmpdir(), 'wervio-bench-'))
  const [registryFile, emptyFile] = [join(folder, 'remotes.json'), join(folder, 'none.json')]
  await writeFile(registryFile, JSON.stringify({ version: 1, remotes: started.map(({ entry }) => entry) }))
  await writeFile(emptyFile, JSON.stringify({ version: 1, remotes: [] }))
  const config = readRuntimeConfig({
    WERVIO_MAIN_API_URL: wire.url,
    WERVIO_AI_SERVICE_URL: wire.url,
    FIREBASE_AUTH_EMULATOR_HOST: new URL(wire.url).host,
  })
  const shells = [
    buildShellServer({ dir: inRepository('shell/dist'), config, registryFile, logLevel: 'silent' }),
    ...shellFolders.map((dir) => buildShellServer({ dir, config, registryFile: emptyFile, logLevel: 'silent' })),
  ]
  const origins = await Promise.all(shells.map(listen))
  const close = async () => {
    await Promise.all([...shells, ...started.map(({ server }) => server)].map((server) => server.close()))
    await wire.close()
    await rm(folder, { recursive: true })
  }
  return { origins, close }
}

const buildAll = async (): Promise<void> => {
  for (const app of ['shell', ...apps]) await buildApp(app)
}

/** The federated product alone, freshly built. */
export const startFederated = async () => {
  await buildAll()
  const { origins, close } = await serve([])
  return { origin: origins[0] ?? '', close }
}

/** Both variants, freshly built from the same sources and served by the same server: federated, and as one bundle. */
export const startBoth = async () => {
  await buildAll()
  const { origins, close } = await serve([await buildOneBundle()])
  const [federated = '', oneBundle = ''] = origins
  return { federated, oneBundle, close }
}
