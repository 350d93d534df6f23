import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { PNPM } from '../setup/pnpm.mjs'
import { run } from './commands.ts'

export type Build = { image: string; dockerfile: string; args: Record<string, string> }

const inspection = z.object({
  OCIv1: z.object({
    config: z.object({
      User: z.string().default(''),
      Env: z.array(z.string()).default([]),
      Cmd: z.array(z.string()).default([]),
      WorkingDir: z.string().default('/'),
    }),
  }),
})

/** What an image says of the process that it is for. */
export type ImageConfig = { user: string; env: Record<string, string>; command: string[]; workingFolder: string }

const configOf = (text: string): ImageConfig => {
  const { User, Env, Cmd, WorkingDir } = inspection.parse(JSON.parse(text)).OCIv1.config
  const env = Env.map((entry) => [entry.slice(0, entry.indexOf('=')), entry.slice(entry.indexOf('=') + 1)] as const)
  return { user: User, env: Object.fromEntries(env), command: Cmd, workingFolder: WorkingDir }
}

/**
 * Mounts for builds that lie in no image: the packages that this machine has already, so that a build fetches nothing
 * twice, and the authorities that this machine trusts.
 */
const buildMounts = async (folder: string): Promise<string[]> => {
  const npmrc = join(folder, 'npmrc')
  const authorities = process.env['NODE_EXTRA_CA_CERTS']
  const hasAuthorities = authorities !== undefined && existsSync(authorities)
  writeFileSync(npmrc, `prefer-offline=true\n${hasAuthorities ? 'cafile=/etc/npm-ca.crt\n' : ''}`)
  const store = (await run('npx', ['--yes', PNPM, 'store', 'path'])).trim()
  const npmCache = join(homedir(), '.npm')
  mkdirSync(npmCache, { recursive: true })
  mkdirSync(store, { recursive: true })
  const mounts = [
    `${npmrc}:/root/.npmrc:ro`,
    `${npmCache}:/root/.npm`,
    `${store}:/root/.local/share/pnpm/store/${store.split('/').at(-1)}`,
    ...(hasAuthorities ? [`${authorities}:/etc/npm-ca.crt:ro`] : []),
  ]
  return mounts.flatMap((mount) => ['--volume', mount])
}

/** buildah with a storage of its own below `folder`; needs no daemon, no registry and no overlay. */
export const imageStore = (folder: string) => {
  const buildah = (...args: string[]) =>
    run('buildah', [
      '--storage-driver',
      'vfs',
      '--root',
      join(folder, 'storage'),
      '--runroot',
      join(folder, 'run'),
      ...args,
    ])
  return {
    /** Whether an image is there. */
    has: async (image: string): Promise<boolean> =>
      (await buildah('images', '--quiet', '--filter', `reference=${image}`)) !== '',

    /** Makes an image of a folder, without a Dockerfile. */
    fromFolder: async (image: string, rootfs: string): Promise<void> => {
      const container = (await buildah('from', 'scratch')).trim()
      await buildah('add', '--quiet', container, rootfs, '/')
      await buildah('commit', '--quiet', '--rm', container, image)
    },

    /** Builds a Dockerfile of the workspace `context`; no stage asks a registry for an image. */
    build: async ({ image, dockerfile, args }: Build, context: string): Promise<void> => {
      await buildah(
        'build',
        '--isolation',
        'chroot',
        '--pull-never',
        '--file',
        join(context, dockerfile),
        '--ignorefile',
        join(context, '.dockerignore'),
        ...Object.entries(args).flatMap(([name, value]) => ['--build-arg', `${name}=${value}`]),
        ...(await buildMounts(folder)),
        '--tag',
        image,
        context,
      )
    },

    config: async (image: string): Promise<ImageConfig> => configOf(await buildah('inspect', '--type', 'image', image)),

    /** The files of an image, in a folder of its own; `unmount` removes it. */
    mount: async (image: string): Promise<{ rootfs: string; unmount: () => Promise<void> }> => {
      const container = (await buildah('from', '--pull-never', image)).trim()
      const rootfs = (await buildah('mount', container)).trim()
      return { rootfs, unmount: () => buildah('rm', container).then(() => undefined) }
    },
  }
}

export type ImageStore = ReturnType<typeof imageStore>
