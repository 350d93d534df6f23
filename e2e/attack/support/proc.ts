import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'

/** A process of a product, as Linux shows it. */
export type ProcessEntry = { pid: number; name: string }

const NAMES: [RegExp, string][] = [
  [/services\/database\//, 'database'],
  [/services\/main-api\//, 'main-api'],
  [/services\/ai-service\/src\/main/, 'ai-service'],
  [/services\/ai-service\//, 'cv-parser'],
  [/firebase|auth-emulator/, 'auth-emulator'],
  [/\/(shell|mfe-[a-z]+)\/dist/, ''],
]

export const hasProc = (): boolean => existsSync('/proc/self/environ')

const readProcFile = (pid: number | string, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    // It ended after it was listed, or belongs to another user.
    return ''
  }
}

const nameOf = (command: string): string => {
  for (const [pattern, name] of NAMES) {
    const match = pattern.exec(command)
    if (match) return name || (match[1] ?? '')
  }
  return 'other'
}

const isDead = (pid: string): boolean =>
  / Z /.test(readProcFile(pid, 'stat').replace(/\(.*\)/, '')) || readProcFile(pid, 'cmdline') === ''

/** The fields of `stat` after the name, which may contain spaces; the first is the state. */
const statOf = (pid: number | string): string[] =>
  readProcFile(pid, 'stat')
    .replace(/^.*\) /s, '')
    .split(' ')
const PARENT = 1
const START = 19

/** When a process started, in ticks since boot: distinguishes it from a later process with the same number. */
export const startOf = (pid: number): string => statOf(pid)[START] ?? ''

/** Whether the process that started then is still alive. */
export const isRunning = (pid: number, start: string): boolean => startOf(pid) === start && !isDead(String(pid))

const childrenOf = (parents: readonly string[], pids: readonly string[]): string[] => {
  const children = pids.filter((pid) => parents.includes(statOf(pid)[PARENT] ?? '') && !parents.includes(pid))
  return children.length === 0 ? [] : [...children, ...childrenOf(children, pids)]
}

/**
 * The living processes that were started for a data folder, and what they started themselves, even with another
 * environment; the supervisor isn't among them. A process whose parent has ended is found only by its environment.
 */
export const processesWith = (dataDir: string): ProcessEntry[] => {
  const pids = readdirSync('/proc').filter(
    (entry) => /^\d+$/.test(entry) && Number(entry) !== process.pid && !isDead(entry),
  )
  const marked = pids.filter((pid) => readProcFile(pid, 'environ').split('\0').includes(`WERVIO_DATA=${dataDir}`))
  return [...new Set([...marked, ...childrenOf(marked, pids)])].map((pid) => ({
    pid: Number(pid),
    name: nameOf(readProcFile(pid, 'cmdline').replaceAll('\0', ' ')),
  }))
}

const USER_TIME = 11
const SYSTEM_TIME = 12
/** `USER_HZ`, which is the same on every Linux. */
const TICKS_PER_SECOND = 100

/** Seconds of computing of a process so far; 0 when it has ended. */
export const cpuSecondsOf = (pid: number): number => {
  const fields = statOf(pid)
  return (Number(fields[USER_TIME] ?? 0) + Number(fields[SYSTEM_TIME] ?? 0)) / TICKS_PER_SECOND
}

/** Memory of a process in bytes; 0 when it has ended. */
export const memoryOf = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(readProcFile(pid, 'status'))?.[1] ?? 0) * 1024

/** Inodes of the sockets a process has open. */
export const socketInodes = (pid: number): Set<string> => {
  try {
    const links = readdirSync(`/proc/${pid}/fd`).map((fd) => {
      try {
        return readlinkSync(`/proc/${pid}/fd/${fd}`)
      } catch {
        return ''
      }
    })
    return new Set(links.flatMap((link) => /^socket:\[(\d+)\]$/.exec(link)?.[1] ?? []))
  } catch {
    return new Set()
  }
}

const LISTENING = '0A'
const LOOPBACK = new Set(['0100007F', '00000000000000000000000001000000', '0000000000000000FFFF00000100007F'])

export type Listener = { pid: number; name: string; port: number; isLoopback: boolean }

/** The TCP ports those processes listen on. */
export const listenersOf = (processes: readonly ProcessEntry[]): Listener[] => {
  const sockets = ['tcp', 'tcp6'].flatMap((table) =>
    readProcFile('net', table)
      .split('\n')
      .slice(1)
      .map((line) => line.trim().split(/\s+/))
      .filter((columns) => columns[3] === LISTENING),
  )
  return processes.flatMap(({ pid, name }) => {
    const inodes = socketInodes(pid)
    return sockets
      .filter((columns) => inodes.has(columns[9] ?? ''))
      .map((columns) => {
        const [address = '', port = ''] = (columns[1] ?? '').split(':')
        return { pid, name, port: Number.parseInt(port, 16), isLoopback: LOOPBACK.has(address) }
      })
  })
}

/** Paths of the Unix sockets those processes listen on. */
export const unixSocketsOf = (processes: readonly ProcessEntry[]): string[] => {
  const lines = readProcFile('net', 'unix')
    .split('\n')
    .slice(1)
    .map((line) => line.trim().split(/\s+/))
  const inodes = new Set(processes.flatMap(({ pid }) => [...socketInodes(pid)]))
  const paths = lines.filter((columns) => inodes.has(columns[6] ?? '')).flatMap((columns) => columns[7] ?? [])
  return [...new Set(paths.filter((path) => path.startsWith('/')))]
}
