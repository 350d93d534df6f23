import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { answers } from '../../product/ready.ts'
import { aptInstall, canInstall } from '../../test/apt.ts'
import { StackError } from '../stack-error.ts'

const READY_WITHIN_MS = 10_000

const versionOf = (program: string): string | null => {
  try {
    return /version (\S+)/.exec(execFileSync(program, ['-v'], { encoding: 'utf8' }))?.[1] ?? null
  } catch {
    return null
  }
}

/** The HAProxy of this machine; in CI Debian's is installed if there is none. Throws a `StackError` without one. */
export const haproxyProgram = async (): Promise<{ program: string; version: string }> => {
  const program = process.env['WERVIO_HAPROXY'] ?? 'haproxy'
  const isInstalled = () => versionOf(program)
  if (isInstalled() === null && process.env['CI'] === 'true' && canInstall()) await aptInstall('haproxy')
  const version = isInstalled()
  if (version === null)
    throw new StackError(
      'There is no HAProxy on this machine: install it (apt-get install haproxy), or set WERVIO_HAPROXY.',
    )
  return { program, version }
}

/** Starts the proxy of the compose file with `config`, a file; resolves when `health` answers. */
export const startProxy = async ({
  program,
  config,
  health,
  logFile,
  env,
}: {
  program: string
  config: string
  health: string
  logFile: string
  env: NodeJS.ProcessEnv
}): Promise<{ pid: number; stop: () => Promise<void> }> => {
  const log = createWriteStream(logFile, { flags: 'a' })
  const proxy = spawn(program, ['-db', '-f', config], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  proxy.stdout.pipe(log, { end: false })
  proxy.stderr.pipe(log, { end: false })
  const end = () => void proxy.kill('SIGTERM')
  process.once('exit', end)
  const stop = async (): Promise<void> => {
    process.off('exit', end)
    if (proxy.exitCode === null && proxy.signalCode === null) {
      proxy.kill('SIGTERM')
      await once(proxy, 'exit')
    }
    log.end()
  }
  const until = Date.now() + READY_WITHIN_MS
  while (!(await answers(health)())) {
    if (proxy.exitCode !== null || Date.now() > until) {
      await stop()
      throw new StackError(`the proxy did not start; its log is ${logFile}`)
    }
    await wait(100)
  }
  return { pid: proxy.pid ?? 0, stop }
}
