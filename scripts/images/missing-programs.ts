import { spawnSync } from 'node:child_process'
import { haproxyProgram } from '../stack/proxy/start-proxy.ts'
import { postgresBinaries } from '../test/postgres-binaries.ts'
import { withSystemFolders } from './commands.ts'

const NEEDED = ['buildah', 'debootstrap', 'crun', 'unshare'] as const

const hasHaproxy = async (): Promise<boolean> =>
  haproxyProgram().then(
    () => true,
    () => false,
  )

/**
 * The programs that building images and starting the stack from them needs and this machine lacks; `root` where this
 * isn't root. What the stack needs beside the images is installed in CI, if it can be.
 */
export const missingPrograms = async (): Promise<string[]> => {
  const env = withSystemFolders(process.env)
  const missing: string[] = NEEDED.filter(
    (program) => spawnSync(program, ['--version'], { env, stdio: 'ignore' }).error !== undefined,
  )
  if (process.getuid?.() !== 0) missing.push('root')
  if (missing.length > 0) return missing
  return [
    ...((await hasHaproxy()) ? [] : ['haproxy']),
    ...((await postgresBinaries()) === undefined ? ['postgresql'] : []),
  ]
}
