import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@wervio/testing/free-port'
import { inRoot } from '../product/root.ts'
import { nameOfCopy } from '../stack/local-processes.ts'
import { readEnvFiles } from '../stack/read-env-files.ts'
import { startStack } from '../stack/start-stack.ts'
import { checkContainer } from './check-container.ts'
import { launchFromImages } from './container-processes.ts'
import { type OwnImage, imageName } from './compose-images.ts'
import type { ImageStore } from './image-store.ts'

export type Running = { service: string; megabytes: number; problems: string[] }

const PORTS = 40

/** Different free ports of this machine. */
const freePorts = async (): Promise<number[]> => {
  const ports = new Set<number>()
  while (ports.size < PORTS) ports.add(await freePort())
  return [...ports]
}

const answersWith = async (url: string): Promise<string[]> => {
  const { status } = await fetch(url)
  return status === 200 ? [] : [`${url} answers ${status}`]
}

/**
 * Starts the stack with `images` as containers and what is left as processes of this machine, looks at each container,
 * and ends it all.
 */
export const startImages = async (
  store: ImageStore,
  images: readonly OwnImage[],
  say: (line: string) => void,
): Promise<Running[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'wervio-images-stack-'))
  const containers = await launchFromImages(store, { folder, images })
  try {
    const stack = await startStack({
      env: { ...readEnvFiles([inRoot('deploy/auth-emulator.env')]), LOG_LEVEL: 'warn' },
      profiles: ['auth-emulator'],
      ports: await freePorts(),
      folder,
      launch: containers.launch,
      say,
    })
    try {
      const running: Running[] = []
      for (const [name, service] of Object.entries(stack.compose.services)) {
        if (!service.healthcheck || !images.some(({ image }) => image === imageName(service))) continue
        const localise = (text: string) =>
          text.replaceAll(
            /localhost:(\d+)/g,
            (_, port: string) => `localhost:${stack.places.portOf(name, Number(port))}`,
          )
        const checked = await checkContainer({ state: containers.state, name: nameOfCopy(name, 1), service, localise })
        running.push({ service: name, ...checked })
      }
      const through = await Promise.all(
        ['/', '/main-api/health', '/ai-service/health'].map((path) => answersWith(`${stack.url}${path}`)),
      )
      return [...running, { service: 'proxy', megabytes: 0, problems: through.flat() }]
    } finally {
      await stack.stop()
    }
  } finally {
    await containers.end()
    rmSync(folder, { recursive: true, force: true })
  }
}
