import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * Stands beside the supervisor and kills what outlives it: a process that is stopped, hung in a loop or deaf to SIGTERM
 * can't end itself. Plain JavaScript, because type stripping alone would double the memory it takes.
 *
 * Arguments: a file to hold for as long as it runs (the next start waits for it), how long to wait for that, how
 * long what is left may take to end in order, and the processes it watches from the start. Standard input: `+<pid>` and `-<pid>`, a line each; it ends when the
 * supervisor does.
 */
const [lock = '', lockWithin = '0', grace = '0', ...watched] = process.argv.slice(2)
const LOOK_EVERY_MS = 50

/** A signal to everybody (Ctrl-C, kill by name) may not end it before those it watches. */
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => undefined)

/** Undefined: gone, or a zombie. Field 22 tells a process from a later one with its number; '' without /proc. */
const startOf = (pid) => {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (error.code === 'ESRCH') return undefined
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' ? undefined : fields[19]
  } catch {
    return ''
  }
}

/** The process and what it started; each is the leader of a group of its own. */
const kill = (pid) => {
  for (const target of [-pid, pid]) {
    try {
      process.kill(target, 'SIGKILL')
    } catch (error) {
      if (error.code !== 'ESRCH') process.exitCode = 1
    }
  }
}

const starts = new Map(watched.map((pid) => [Number(pid), startOf(Number(pid))]))

const endAll = async () => {
  const until = Date.now() + Number(grace)
  while (starts.size > 0) {
    for (const [pid, start] of starts) {
      const now = startOf(pid)
      if (now === start && Date.now() < until) continue
      starts.delete(pid)
      // When its leader is gone the group may still have members; a later process with its number is nobody of ours.
      if (now === undefined || now === start) kill(pid)
    }
    await wait(LOOK_EVERY_MS)
  }
}

const database = new DatabaseSync(lock, { timeout: Number(lockWithin) })
try {
  database.exec('PRAGMA journal_mode = MEMORY; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
} catch {
  process.exit(75)
}
// Its reader may be gone already; that is when it is needed.
process.stdout.on('error', () => undefined)
process.stdout.write('ready\n')
createInterface({ input: process.stdin })
  .on('line', (line) => {
    const pid = Number(line.slice(1))
    if (line.startsWith('+')) starts.set(pid, startOf(pid))
    else starts.delete(pid)
  })
  .on('close', () => void endAll().then(() => process.exit()))
