import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { ProcessSpec } from '../product/process-spec.ts'
import { answers, responds } from '../product/ready.ts'
import type { ComposeFile, ComposeService } from './compose/read-compose.ts'
import { type ImageFacts, readImage } from './compose/read-image.ts'
import type { LocalPlaces } from './local-places.ts'
import { StackError } from './stack-error.ts'

type Options = {
  compose: ComposeFile
  places: LocalPlaces
  root: string
  /** Variables of this machine that every process needs to run, such as PATH. */
  machine: NodeJS.ProcessEnv
  /** Another way in which copies are started. */
  launch?: Launch | undefined
}

/** What our own Node runs for one copy of a service. */
type Local = { args: string[]; cwd: string; env: NodeJS.ProcessEnv }

/** How one copy is started; null for a process of this machine. */
export type Launch = (
  copy: Pick<Options, 'places' | 'machine'> & {
    name: string
    serviceName: string
    service: ComposeService
    copy: number
  },
) => Local | null

/** The name of one copy: that of its service, and a number from the second on. */
export const nameOfCopy = (service: string, copy: number): string => (copy === 1 ? service : `${service}-${copy}`)

const NO_IMAGE: ImageFacts = { env: {}, workingFolder: '/app', command: [] }

/** Whether it is one of ours: built here, or run by Node from a file that is mounted. */
const isOurs = ({ build, command }: ComposeService): boolean =>
  build?.args['SERVICE'] !== undefined || build?.args['APP'] !== undefined || command?.[0] === 'node'

/** The command, folder and environment of a container, at their places on this machine. */
const localProcess = ({ compose, places, root, machine, launch }: Options, name: string, copy: number): Local => {
  const service = compose.services[name]
  if (!service) throw new StackError(`there is no service ${name}`)
  const launched = launch?.({ name: nameOfCopy(name, copy), serviceName: name, service, copy, places, machine })
  if (launched) return launched
  const { build, command: ownCommand, environment } = service
  const image = build ? readImage(readFileSync(join(root, build.dockerfile), 'utf8'), build.args) : NO_IMAGE
  const [program, ...args] = ownCommand ?? image.command
  if (program !== 'node') throw new StackError(`${name} isn't run by Node, but by ${program}`)
  const local = (text: string) => places.localise(text, name, copy)
  const env = Object.entries({ ...image.env, ...environment }).map(([key, value]) => [key, local(value)])
  return { args: args.map(local), cwd: local(image.workingFolder), env: { ...machine, ...Object.fromEntries(env) } }
}

/** The address that the health check of a service asks, on this machine. */
const healthOf = ({ compose, places }: Options, name: string, copy: number): string => {
  const check = compose.services[name]?.healthcheck?.test.join(' ') ?? ''
  const [, port = '', path = ''] = /http:\/\/(?:localhost|127\.0\.0\.1):(\d+)(\/[\w/-]*)/.exec(check) ?? []
  if (port === '') throw new StackError(`the health check of ${name} asks no address`)
  return `http://127.0.0.1:${places.portOf(name, Number(port), copy)}${path}`
}

/** A service that ends by itself, which others wait for. */
const isOneOff = (compose: ComposeFile, name: string): boolean =>
  Object.values(compose.services).some(
    ({ depends_on: needs }) => needs[name]?.condition === 'service_completed_successfully',
  )

/** Every process of ours in the compose file, each copy apart; third-party services are somebody else's to start. */
export const localProcesses = (options: Options): ProcessSpec[] => {
  const { compose, places } = options
  const ours = Object.entries(compose.services).filter(([, service]) => isOurs(service))
  const names = ours.map(([name]) => name).filter((name) => !isOneOff(compose, name))
  const copies = (name: string) => Array.from({ length: places.copiesOf(name) }, (_, index) => index + 1)
  const needs = (name: string): string[] => Object.keys(compose.services[name]?.depends_on ?? {})
  const runOneOff = async (name: string): Promise<void> => {
    const { args, cwd, env } = localProcess(options, name, 1)
    await promisify(execFile)(process.execPath, args, { cwd, env })
  }
  return names.flatMap((name) => {
    const oneOffs = needs(name).filter((each) => isOneOff(compose, each))
    const after = [...needs(name), ...oneOffs.flatMap(needs)].filter((each) => names.includes(each))
    return copies(name).map((copy) => ({
      ...localProcess(options, name, copy),
      name: nameOfCopy(name, copy),
      ready: answers(healthOf(options, name, copy)),
      alive: responds(healthOf(options, name, copy)),
      after: after.flatMap((each) => copies(each).map((number) => nameOfCopy(each, number))),
      ...(oneOffs.length > 0 && {
        before: async () => {
          for (const each of oneOffs) await runOneOff(each)
        },
      }),
    }))
  })
}
