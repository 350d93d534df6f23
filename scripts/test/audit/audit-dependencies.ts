import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { root } from '../../product/root.ts'
import { PNPM } from '../../setup/pnpm.mjs'
import type { Counts } from '../totals.ts'
import { allowedAdvisories, type AuditOutput, judgeAudit } from './judge-audit.ts'

/** A registry that answers does so in a second or two; the gate also runs where none can be reached. */
const PATIENCE_MS = 20_000
const ALLOWED = new URL('./allowed-advisories.json', import.meta.url)
const isWindows = process.platform === 'win32'

/** Runs the audit of what is used in production; ended after `patience` milliseconds, with all it started. */
const runAudit = async (patience: number, args: string[]): Promise<AuditOutput> => {
  // A group of its own: npx hands over to pnpm, which would go on without it.
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

/** The step of the gate: whether a serious advisory concerns what we ship. `registry`: another one than npm is set to. */
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
