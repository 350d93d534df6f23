import { createServer } from 'node:net'
import { isBlockedPort } from './blocked-ports.ts'
import { type RemoteKey, remotes } from './remote-packages.ts'

type PortEntry = { variable: string; fixed: number }

const portsOfRemotes = Object.fromEntries(
  remotes.map(({ key, port, portVariable }) => [key, { variable: portVariable, fixed: port }]),
) as Record<RemoteKey, PortEntry>

/** Every port of the product, with its variable and default. */
export const portTable = {
  shell: { variable: 'WERVIO_SHELL_PORT', fixed: 3000 },
  ...portsOfRemotes,
  mainApi: { variable: 'WERVIO_MAIN_API_PORT', fixed: 8000 },
  aiService: { variable: 'WERVIO_AI_SERVICE_PORT', fixed: 5000 },
  authEmulator: { variable: 'WERVIO_AUTH_EMULATOR_PORT', fixed: 9099 },
} as const

export type PortName = keyof typeof portTable
export type Ports = Record<PortName, number>
export const portNames = Object.keys(portTable) as PortName[]

/** A problem the person who starts Wervio can solve; shown without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError'
}

const readPort = (name: PortName, env: NodeJS.ProcessEnv): number => {
  const { variable, fixed } = portTable[name]
  const value = env[variable]?.trim()
  if (!value) return fixed
  const port = Number(value)
  if (!/^\d+$/.test(value) || port < 1 || port > 65_535)
    throw new StartError(`${variable} is geen poortnummer (1 tot en met 65535).`)
  if (isBlockedPort(port))
    throw new StartError(`${variable} is ${port}, en die poort openen browsers niet. Kies een andere, zoals ${fixed}.`)
  return port
}

/** The ports of the environment; throws `StartError` for a bad value or one that is used twice. */
export const readPorts = (env: NodeJS.ProcessEnv): Ports => {
  const ports = Object.fromEntries(portNames.map((name) => [name, readPort(name, env)])) as Ports
  for (const name of portNames) {
    const twin = portNames.find((other) => other !== name && ports[other] === ports[name])
    if (twin)
      throw new StartError(
        `${portTable[name].variable} en ${portTable[twin].variable} zijn allebei ${ports[name]}. Geef elk een eigen poort.`,
      )
  }
  return ports
}

const listenError = (port: number, host: string) =>
  new Promise<string | undefined>((resolve) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'unknown'))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)))
  })

const HOSTS = ['127.0.0.1', '::1', '0.0.0.0']
const NO_SUCH_ADDRESS = ['EADDRNOTAVAIL', 'EAFNOSUPPORT']

const problem = async (name: PortName, port: number): Promise<string | undefined> => {
  for (const host of HOSTS) {
    const code = await listenError(port, host)
    if (code && !NO_SUCH_ADDRESS.includes(code)) {
      const reason = code === 'EADDRINUSE' ? 'is bezet' : 'mag deze gebruiker niet openen'
      return `Poort ${port} ${reason}. Zet ${portTable[name].variable} op een vrije poort, of stop het programma dat hem gebruikt (draait Wervio al?).`
    }
  }
  return undefined
}

/** Throws a `StartError` with a line for every port of `names` that is in use. */
export const checkPorts = async (ports: Ports, names: readonly PortName[]): Promise<void> => {
  const problems = (await Promise.all(names.map((name) => problem(name, ports[name])))).filter(
    (line) => line !== undefined,
  )
  if (problems.length > 0) throw new StartError(problems.join('\n'))
}
