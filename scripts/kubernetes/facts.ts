import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { formsIn } from '../stack/compose/interpolate.ts'
import { readCompose, type ComposeService } from '../stack/compose/read-compose.ts'

/** One service of the compose file: what it is, and its texts with the variables that an operator fills. */
export type ServiceFacts = Omit<ComposeService, 'user'> & {
  name: string
  /** As written, `${NAME:-default}` included. */
  texts: { environment: Record<string, string>; command: string[] }
  /** Numbers, because a cluster has to see that it isn't root. */
  user: { id: number; group: number }
}

/** What the compose file says, of the services that belong to no profile. */
export type Facts = {
  root: string
  services: readonly ServiceFacts[]
  /** The file in the repository that a secret is read from where there is no cluster. */
  secrets: readonly string[]
}

const unfilled = z.object({
  services: z.record(
    z.string(),
    z.object({
      environment: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]).transform(String)).default({}),
      command: z.array(z.string()).default([]),
    }),
  ),
})

/** Users of the images that name theirs, as those images define them. */
const knownUsers: Readonly<Record<string, string>> = { node: '1000:1000' }

const userOf = (
  { root, services }: { root: string; services: Record<string, ComposeService> },
  name: string,
): ServiceFacts['user'] => {
  const { user, image } = services[name] ?? {}
  const { build } = Object.values(services).find((other) => other.image === image && other.build) ?? {}
  const inImage = build && /^USER (\S+)$(?![^]*^USER )/m.exec(readFileSync(join(root, build.dockerfile), 'utf8'))?.[1]
  const stated = user ?? inImage
  const [, id, group] = /^(\d+):(\d+)$/.exec(knownUsers[stated ?? ''] ?? stated ?? '') ?? []
  if (id === undefined || group === undefined || id === '0')
    throw new Error(`docker-compose.yml doesn't say by number who runs ${name}: user: "1000:1000"`)
  return { id: Number(id), group: Number(group) }
}

/** A value for each variable that the file can't do without; only its shape is read from it. */
const requiredIn = (text: string): Record<string, string> =>
  Object.fromEntries(formsIn(text).flatMap(({ name, fallback }) => (fallback === null ? [[name, 'required']] : [])))

/** Reads `docker-compose.yml` of the repository `root`. Throws when it says something that no cluster can be told. */
export const readFacts = (root: string): Facts => {
  const text = readFileSync(join(root, 'docker-compose.yml'), 'utf8')
  const compose = readCompose(text, { env: requiredIn(text), profiles: [] })
  const texts = unfilled.parse(parse(text, { merge: true })).services
  const services = Object.entries(compose.services).map(([name, service]) => ({
    ...service,
    name,
    texts: texts[name] ?? { environment: {}, command: [] },
    user: userOf({ root, services: compose.services }, name),
  }))
  return { root, services, secrets: Object.keys(compose.secrets) }
}
