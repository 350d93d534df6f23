import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { hostNamesOf, isOwnHost } from '@wervio/contracts/own-host'
import { z } from 'zod'
import { drainVariable } from './draining.ts'
import { roleVariable } from './role.ts'

/** Thrown by `readEnvironment`; its message names every bad or missing variable, one a line. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError'
}

/** Treats an empty variable as absent, as in a compose file with `NAME=`. */
const withoutBlanks = (env: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''))

/**
 * The values of variables that stand in a file, which `NAME_FILE` names, as containers are given their secrets; a line
 * end after the value isn't part of it.
 */
const fromFiles = (names: readonly string[], env: Record<string, string | undefined>) => {
  const problems: string[] = []
  const values = names.flatMap((name) => {
    const fileName = `${name}_FILE`
    const path = env[fileName]
    if (path === undefined || names.includes(fileName)) return []
    if (env[name] !== undefined) problems.push(`${fileName}: ${name} is given too`)
    try {
      return [[name, readFileSync(path, 'utf8').replace(/\r?\n$/, '')] as const]
    } catch {
      problems.push(`${fileName}: can't be read`)
      return []
    }
  })
  return { values: Object.fromEntries(values), problems }
}

/**
 * Parses the environment by a process's one schema; the value of any variable may stand in a file instead, which
 * `NAME_FILE` names. Throws one `EnvironmentError` that lists every bad or missing name, but no values, because some
 * are secrets.
 */
export const readEnvironment = <S extends z.ZodObject>(
  schema: S,
  env: Record<string, string | undefined>,
): z.output<S> => {
  const filledValues = withoutBlanks(env)
  const { values, problems } = fromFiles(Object.keys(schema.shape), filledValues)
  const result = schema.safeParse(withoutBlanks({ ...filledValues, ...values }))
  if (result.success && problems.length === 0) return result.data
  const issues = result.error?.issues ?? []
  const lines = [
    ...problems.map((problem) => `  ${problem}`),
    ...issues.map((issue) => `  ${issue.path.join('.') || '(environment)'}: ${issue.message}`),
  ]
  throw new EnvironmentError(`The environment is not right:\n${lines.join('\n')}`)
}

/** An environment variable that holds a TCP port. */
export const portVariable = (fallback: number) =>
  z.coerce
    .number({ error: 'must be a port number' })
    .int({ error: 'must be a port number' })
    .min(1, { error: 'must be a port number' })
    .max(65_535, { error: 'must be a port number' })
    .default(fallback)

/** A comma-separated list of origins (`https://host[:port]`) without trailing slashes. */
export const originsVariable = z
  .string()
  .transform((value) =>
    value
      .split(',')
      .map((origin) => origin.trim())
      .filter(Boolean),
  )
  .refine((origins) => origins.every((origin) => URL.canParse(origin) && new URL(origin).origin === origin), {
    error: 'must be a comma-separated list of origins such as https://app.example.nl',
  })

const NETWORKS = ['loopback', 'linklocal', 'uniquelocal']

const isNetwork = (value: string): boolean => {
  if (NETWORKS.includes(value)) return true
  const [address = '', length] = value.split('/', 2)
  const bits = { 4: 32, 6: 128 }[isIP(address)]
  return bits !== undefined && (length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= bits))
}

/** A comma-separated list of addresses, networks (`10.0.0.0/8`) or the names loopback, linklocal and uniquelocal. */
export const networksVariable = z
  .string()
  .transform((value) =>
    value
      .split(',')
      .map((network) => network.trim())
      .filter(Boolean),
  )
  .refine((networks) => networks.every(isNetwork), {
    error: 'must be a comma-separated list of addresses or networks such as 10.0.0.0/8',
  })

/** A comma-separated list of host names without ports. */
const hostNamesVariable = z
  .string()
  .transform(hostNamesOf)
  .refine((names) => names.every((name) => isOwnHost(name, names) && !name.includes(':')), {
    error: 'must be a comma-separated list of host names such as api.example.nl',
  })

/** The variables every service reads; spread into its own schema. */
export const commonVariables = {
  NODE_ENV: z
    .enum(['development', 'production', 'test'], { error: 'must be development, production or test' })
    .default('development'),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], { error: 'must be a pino level' })
    .default('info'),
  WERVIO_HOST: z.string().default('127.0.0.1'),
  WERVIO_ROLE: roleVariable,
  /** How long it answers on after SIGTERM while `/health` answers 503, for a proxy to notice. */
  WERVIO_DRAIN_SECONDS: drainVariable,
  WERVIO_SHELL_PORT: portVariable(3000),
  WERVIO_ORIGINS: originsVariable.optional(),
  WERVIO_TRUSTED_PROXIES: networksVariable.optional(),
  /** Host names, besides the loopback ones, under which this process may be called. */
  WERVIO_HOSTS: hostNamesVariable.optional(),
  /** How many reads, and how many writes, one account may do in a minute; an organisation may do ten times as many. */
  WERVIO_CALLS_PER_MINUTE: z.coerce
    .number({ error: 'must be a number from 60 to 1000000' })
    .int()
    .min(60)
    .max(1_000_000)
    .optional(),
  /** The secret with which our services prove themselves to each other. */
  WERVIO_SERVICE_SECRET: z.string().min(32, { error: 'must have at least 32 characters' }).optional(),
  FIREBASE_PROJECT_ID: z
    .string()
    .regex(/^[a-z0-9-]+$/, { error: 'must be a Firebase project id' })
    .default('demo-wervio'),
  /** The secret of the built-in sign-in, known to it and our services alone; other emulators have none. */
  WERVIO_AUTH_SECRET: z.string().min(32, { error: 'must have at least 32 characters' }).optional(),
  FIREBASE_AUTH_EMULATOR_HOST: z
    .string()
    .regex(/^[^/\s]+:\d+$/, { error: 'must be host:port, without http://' })
    .optional(),
} as const

/** The origins that CORS allows: those in the environment, or the shell on this machine. */
export const originsOf = (env: { WERVIO_ORIGINS?: string[] | undefined; WERVIO_SHELL_PORT: number }): string[] =>
  env.WERVIO_ORIGINS ?? [`http://localhost:${env.WERVIO_SHELL_PORT}`]
