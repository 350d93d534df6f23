import { parse } from 'yaml'
import { z } from 'zod'
import { StackError } from '../stack-error.ts'
import { interpolateAll } from './interpolate.ts'

const condition = z.enum(['service_healthy', 'service_started', 'service_completed_successfully'])

/**
 * What is only read where there is an engine; a key that isn't here or below is refused, so that none is overlooked.
 */
const forEngines = {
  restart: z.string(),
  read_only: z.boolean(),
  cap_drop: z.array(z.string()),
  security_opt: z.array(z.string()),
  tmpfs: z.array(z.string()),
  logging: z.looseObject({}),
  shm_size: z.string(),
  user: z.string(),
  deploy: z.looseObject({}),
  stop_grace_period: z.string(),
}

const service = z.strictObject({
  ...z.object(forEngines).partial().shape,
  image: z.string(),
  build: z
    .strictObject({
      context: z.literal('.'),
      dockerfile: z.string(),
      args: z.record(z.string(), z.string()).default({}),
    })
    .optional(),
  profiles: z.array(z.string()).default([]),
  command: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]).transform(String)).default({}),
  volumes: z.array(z.string().regex(/^[^:]+:\/[^:]*(?::ro)?$/)).default([]),
  secrets: z.array(z.string()).default([]),
  ports: z.array(z.string().regex(/^[\d.]+:\d+:\d+$/)).default([]),
  expose: z.array(z.string().regex(/^\d+$/).transform(Number)).default([]),
  depends_on: z.record(z.string(), z.strictObject({ condition })).default({}),
  healthcheck: z.looseObject({ test: z.array(z.string()) }).optional(),
})

const composeFile = z.looseObject({
  services: z.record(z.string(), service),
  volumes: z.record(z.string(), z.null()),
  secrets: z.record(z.string(), z.strictObject({ file: z.string() })),
})

export type ComposeService = z.output<typeof service>
export type ComposeFile = z.output<typeof composeFile>

/**
 * The compose file with its variables filled, and of its services those of no profile and of `profiles`. Throws a
 * `StackError` that names what it doesn't know or what is missing.
 */
export const readCompose = (
  text: string,
  { env, profiles }: { env: Record<string, string | undefined>; profiles: readonly string[] },
): ComposeFile => {
  const result = composeFile.safeParse(interpolateAll(parse(text, { merge: true }), env))
  if (!result.success)
    throw new StackError(
      `docker-compose.yml is not as this script knows it:\n${result.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`).join('\n')}`,
    )
  const isWanted = ({ profiles: serviceProfiles }: ComposeService) =>
    serviceProfiles.length === 0 || serviceProfiles.some((name) => profiles.includes(name))
  return {
    ...result.data,
    services: Object.fromEntries(Object.entries(result.data.services).filter(([, each]) => isWanted(each))),
  }
}
