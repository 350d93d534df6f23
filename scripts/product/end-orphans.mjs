import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * Runs beside the supervisor and kills the processes that outlive it, because a process that is stopped, in an endless
 * loop or ignoring SIGTERM can't end itself. Plain JavaScript, because type stripping would double its memory.
 * Arguments: a file to lock while it runs (the next start waits for it), how long to wait for that lock, how long
 * remaining processes may take to end properly, and the processes it watches from the start. Standard input: `+<pid>`
 * and `-<pid>`, one a line; it ends when the supervisor ends.
 */
const [lock = '', lockWithin = '0', grace = '0', ...watched] = process.argv.slice(2)
const LOOK_EVERY_MS = 50

/** A signal to the whole group (Ctrl-C, kill by name) may not end this process before those it watches. */
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => undefined)

/**
 * The start time of a process (field 22), which tells it from a later one with the same number; undefined if it has
 * ended or is a zombie, '' without /proc.
 */
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

/** Kills the process and what it started; each leads a process group of its own. */
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
      // A group may still have members after its leader ended; a later process with the same number isn't ours.
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
// The reader may have ended already, which is exactly when this process is needed.
process.stdout.on('error', () => undefined)
process.stdout.write('ready\n')
createInterface({ input: process.stdin })
  .on('line', (line) => {
    const pid = Number(line.slice(1))
    if (line.startsWith('+')) starts.set(pid, startOf(pid))
    else starts.delete(pid)
  })
  .on('close', () => void endAll().then(() => process.exit()))
