import { join } from 'node:path'
import type { ComposeFile, ComposeService } from './compose/read-compose.ts'

/** Copies of services by name; one of each that isn't named. */
export type Scale = Readonly<Record<string, number>>

/** Where the copies of services listen on this machine, and where their volumes are. */
export type LocalPlaces = {
  copiesOf: (service: string) => number
  /** The port of this machine for a port of a container; the first copy's without a number. */
  portOf: (service: string, port: number, copy?: number) => number
  /** `text` of a service's environment or command with the places of this machine. */
  localise: (text: string, service: string, copy: number) => string
  /** The same for a process that has the paths of its container, and no network of its own. */
  localiseAddresses: (text: string, service: string, copy: number) => string
  /** The mounts of a service: a path in its container, and the place of this machine that it has there. */
  mountsOf: (service: string) => { target: string; place: string; isReadOnly: boolean }[]
}

const publishedOf = ({ ports }: ComposeService): [outside: number, inside: number][] =>
  ports.map((entry) => {
    const [outside = 0, inside = 0] = entry.split(':').slice(1).map(Number)
    return [outside, inside]
  })

/**
 * Gives each copy of each service its ports, from `ports` in order, and each mount its place: a named volume is a
 * folder of `folder`, a relative path one of the repository `root`.
 */
export const placeLocally = (
  { services, secrets }: ComposeFile,
  { scale, ports, folder, root }: { scale: Scale; ports: readonly number[]; folder: string; root: string },
): LocalPlaces => {
  const copiesOf = (service: string) => scale[service] ?? 1
  const free = ports.values()
  const portOfCopy = new Map<string, number>()
  for (const [name, { expose }] of Object.entries(services))
    for (let copy = 1; copy <= copiesOf(name); copy += 1)
      for (const port of expose) {
        const next = free.next()
        if (next.done) throw new Error('too few ports were given')
        portOfCopy.set(`${name} ${copy} ${port}`, next.value)
      }
  const portOf = (service: string, port: number, copy = 1): number => {
    const local = portOfCopy.get(`${service} ${copy} ${port}`)
    if (local === undefined) throw new Error(`${service} exposes no port ${port}`)
    return local
  }

  const local = (source: string): string => {
    if (source.startsWith('/')) return source
    return source.startsWith('.') ? join(root, source) : join(folder, 'volumes', source)
  }
  const mountsOf = (name: string): { target: string; place: string; isReadOnly: boolean }[] => {
    const service = services[name]
    if (!service) return []
    return [
      ...service.volumes.map((entry) => {
        const [source = '', target = '', mode] = entry.split(':')
        return { target, place: local(source), isReadOnly: mode === 'ro' }
      }),
      ...service.secrets.map((secret) => ({
        target: `/run/secrets/${secret}`,
        place: local(secrets[secret]?.file ?? ''),
        isReadOnly: true,
      })),
    ]
  }

  const localiseAddresses = (text: string, name: string, copy: number): string => {
    if (text === '0.0.0.0') return '127.0.0.1'
    const exposedPort = (services[name]?.expose ?? []).find((port) => String(port) === text)
    if (exposedPort !== undefined) return String(portOf(name, exposedPort, copy))
    const withServices = Object.entries(services).flatMap(([other, { expose }]) =>
      expose.map((port) => [`${other}:${port}`, `127.0.0.1:${portOf(other, port)}`] as const),
    )
    const withPublished = Object.entries(services).flatMap(([other, each]) =>
      publishedOf(each).map(
        ([outside, inside]) => [`localhost:${outside}`, `localhost:${portOf(other, inside)}`] as const,
      ),
    )
    return [...withServices, ...withPublished].reduce(
      (changed, [from, to]) => changed.replaceAll(new RegExp(`(?<![\\w.-])${from}(?!\\d)`, 'g'), to),
      text,
    )
  }

  const localise = (text: string, name: string, copy: number): string => {
    const mounts = [...mountsOf(name), { target: '/app', place: root }]
    const mount = mounts.find(({ target }) => text === target || text.startsWith(`${target}/`))
    return mount ? mount.place + text.slice(mount.target.length) : localiseAddresses(text, name, copy)
  }
  return { copiesOf, portOf, localise, localiseAddresses, mountsOf }
}
