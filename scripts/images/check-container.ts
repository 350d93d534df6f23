import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { ComposeService } from '../stack/compose/read-compose.ts'
import { run } from './commands.ts'
import { crunArguments } from './crun.ts'

const stateOf = z.object({ pid: z.number().int().positive(), status: z.string() })

type Subject = {
  /** Where crun keeps the state of containers. */
  state: string
  name: string
  service: ComposeService
  /** `text` with the ports of this machine. */
  localise: (text: string) => string
}

const crun = (state: string, ...args: string[]) => {
  const [program, ...rest] = crunArguments(state, args)
  return run(program, rest)
}

/** Mounts that every container has, and that hold none of its files. */
const SYSTEM = /^\/(?:proc|dev|sys)(?:\/|$)/

/** Paths in a container where something can be written, by the kernel's own list of its mounts. */
const writablePaths = (mountInfo: string): string[] =>
  mountInfo
    .trim()
    .split('\n')
    .map((line) => line.split(' '))
    .filter(([, , , , , options = '']) => options.split(',').includes('rw'))
    .map(([, , , , path = '']) => path)
    .filter((path) => !SYSTEM.test(path))

const fieldOf = (status: string, name: string): string => new RegExp(`^${name}:\\s+(.*)$`, 'm').exec(status)?.[1] ?? ''

/** Where the compose file lets a service write. */
const declaredPaths = ({ tmpfs = [], volumes }: ComposeService): string[] => [
  ...tmpfs.map((entry) => entry.split(':')[0] ?? ''),
  ...volumes.filter((entry) => !entry.endsWith(':ro')).map((entry) => entry.split(':')[1] ?? ''),
]

const failsIn = async (promise: Promise<unknown>): Promise<boolean> =>
  promise.then(
    () => false,
    () => true,
  )

/** What is wrong with a container that runs, and the memory of its first process in MB. */
export const checkContainer = async ({ state, name, service, localise }: Subject) => {
  const { pid } = stateOf.parse(JSON.parse(await crun(state, 'state', name)))
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const writable = writablePaths(readFileSync(`/proc/${pid}/mountinfo`, 'utf8'))
  const declared = declaredPaths(service)
  const [, ...healthCheck] = service.healthcheck?.test ?? []
  const problems = [
    ...(fieldOf(status, 'Uid').split('\t').includes('0') ? ['it runs as root'] : []),
    ...(/[1-9a-f]/.test(fieldOf(status, 'CapBnd') + fieldOf(status, 'CapEff')) ? ['it has capabilities'] : []),
    ...(fieldOf(status, 'NoNewPrivs') === '1' ? [] : ['it can get new privileges']),
    ...writable.filter((path) => !declared.includes(path)).map((path) => `${path} can be written`),
    ...declared.filter((path) => !writable.includes(path)).map((path) => `${path} can't be written`),
    ...((await failsIn(crun(state, 'exec', name, ...healthCheck.map(localise)))) ? ['its health check fails'] : []),
    ...((await failsIn(crun(state, 'exec', name, 'sh', '-c', 'echo x >/app/x || echo x >x')))
      ? []
      : ['it writes to /app']),
  ]
  return { problems, megabytes: Math.round(Number.parseInt(fieldOf(status, 'VmRSS'), 10) / 1024) }
}
