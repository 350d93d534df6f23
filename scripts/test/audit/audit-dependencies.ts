import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { root } from '../../product/root.ts'
import { PNPM } from '../../setup/pnpm.mjs'
import type { Counts } from '../totals.ts'
import { allowedAdvisories, type AuditOutput, judgeAudit } from './judge-audit.ts'

/** A registry that is reachable answers within a second or two; the gate also runs without one. */
const PATIENCE_MS = 20_000
const ALLOWED = new URL('./allowed-advisories.json', import.meta.url)
const isWindows = process.platform === 'win32'

/** Audits the production dependencies; ended after `patience` milliseconds, with every process it started. */
const runAudit = async (patience: number, args: string[]): Promise<AuditOutput> => {
  // It gets a process group of its own, because npx starts pnpm, which would otherwise go on.
  const child = spawn('npx', ['--yes', PNPM, 'audit', '--prod', '--json', '--config.fetch-retries=0', ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: !isWindows,
    shell: isWindows,
  })
  let inTime = true
  const end = () => {
    if (child.pid === undefined || child.exitCode !== null) return
    if (isWindows) child.kill()
    else process.kill(-child.pid, 'SIGKILL')
  }
  const late = setTimeout(() => {
    inTime = false
    end()
  }, patience)
  process.once('exit', end)
  try {
    const failed = new Promise<never>((_resolve, reject) => {
      child.once('error', reject)
    })
    const [stdout, stderr] = await Promise.race([Promise.all([text(child.stdout), text(child.stderr)]), failed])
    return { stdout, stderr, inTime }
  } finally {
    clearTimeout(late)
    process.off('exit', end)
  }
}

/**
 * The gate's step: whether a serious advisory concerns what we ship. `registry` replaces the one npm is configured
 * with.
 */
export const auditDependencies = async ({
  registry,
  patience = PATIENCE_MS,
}: { registry?: string; patience?: number } = {}): Promise<Counts> => {
  const allowed = allowedAdvisories.parse(JSON.parse(readFileSync(ALLOWED, 'utf8')))
  const output = await runAudit(patience, registry === undefined ? [] : [`--registry=${registry}`])
  const { counts, lines } = judgeAudit(output, allowed, new Date().toISOString().slice(0, 10))
  for (const line of lines) console.log(line)
  return counts
}
