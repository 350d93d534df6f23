import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { IConfigMap, IPersistentVolumeClaim, IVolume, IVolumeMount } from 'kubernetes-models/v1'
import type { Facts, ServiceFacts } from './facts.ts'
import { partOf } from './labels.ts'

/** How large a claim is before an operator says otherwise. */
const SIZE = '20Gi'

type Mount = { source: string; path: string; isReadOnly: boolean }

const mountsOf = ({ volumes }: Pick<ServiceFacts, 'volumes'>): Mount[] =>
  volumes.map((text) => {
    const [source = '', path = '', mode] = text.split(':')
    return { source, path, isReadOnly: mode === 'ro' }
  })

const isInRepository = (source: string): boolean => source.startsWith('./')

/** Of `./deploy/create-owner.sh`: `files-create-owner-sh`. */
const configName = (source: string): string => `files-${basename(source).replaceAll('.', '-')}`

const isFile = (root: string, source: string): boolean => statSync(join(root, source)).isFile()

/**
 * The folder of certificates is an operator's; where the compose file has its default, the cluster has an optional
 * Secret.
 */
const CERTIFICATES = '/certificates'

const volumeOf = ({ source, path }: Mount): IVolume => {
  if (path === CERTIFICATES)
    return { name: 'certificates', secret: { secretName: 'wervio-certificates', optional: true } }
  if (isInRepository(source)) return { name: configName(source), configMap: { name: configName(source) } }
  return { name: source, persistentVolumeClaim: { claimName: source } }
}

const mountOf = (root: string, mount: Mount): IVolumeMount => ({
  name: volumeOf(mount).name,
  mountPath: mount.path,
  ...(isInRepository(mount.source) && isFile(root, mount.source) && { subPath: basename(mount.source) }),
  ...(mount.isReadOnly && { readOnly: true }),
})

type Tmpfs = { path: string; size: string | undefined }

const tmpfsOf = ({ tmpfs = [] }: ServiceFacts): Tmpfs[] =>
  tmpfs.map((text) => {
    const [path = '', options = ''] = text.split(':')
    return { path, size: /size=(\d+[mg])/.exec(options)?.[1] }
  })

/** `512m` and `2g` of the compose file as a cluster writes them. */
export const memory = (text: string): string => text.replace(/m$/, 'Mi').replace(/g$/, 'Gi')

const tmpfsName = (path: string): string => `memory${path.replaceAll('/', '-')}`

/** The volumes of a pod for these containers, each once. */
export const podVolumes = (facts: Facts, services: readonly ServiceFacts[]): IVolume[] => {
  const volumes = services.flatMap((service) => [
    ...mountsOf(service).map(volumeOf),
    ...tmpfsOf(service).map(({ path, size }) => ({
      name: tmpfsName(path),
      emptyDir: { medium: 'Memory', ...(size !== undefined && { sizeLimit: memory(size) }) },
    })),
    ...service.secrets.map((name) => ({ name: `secret-${name}`, secret: { secretName: `wervio-${name}` } })),
  ])
  return [...new Map(volumes.map((volume) => [volume.name, volume])).values()]
}

/** Where a container has them. */
export const containerMounts = ({ root }: Facts, service: ServiceFacts): IVolumeMount[] => [
  ...mountsOf(service).map((mount) => mountOf(root, mount)),
  ...tmpfsOf(service).map(({ path }) => ({ name: tmpfsName(path), mountPath: path })),
  // As the compose file mounts a secret: one file with the name of the secret.
  ...service.secrets.map((name) => ({
    name: `secret-${name}`,
    mountPath: `/run/secrets/${name}`,
    subPath: name,
    readOnly: true,
  })),
]

const claimNames = (service: ServiceFacts): string[] =>
  mountsOf(service).flatMap(({ source, path }) => (isInRepository(source) || path === CERTIFICATES ? [] : [source]))

/** Whether a service has a volume that no other has: two copies of it at once would write over each other. */
export const isAlone = ({ services }: Facts, service: ServiceFacts): boolean =>
  claimNames(service).some((name) => services.filter((other) => claimNames(other).includes(name)).length === 1)

/** A claim for each named volume; one that several services have can be mounted on several machines. */
export const claimsOf = ({ services }: Facts): IPersistentVolumeClaim[] =>
  [...new Set(services.flatMap(claimNames))].map((name) => {
    const isShared = services.filter((service) => claimNames(service).includes(name)).length > 1
    return {
      apiVersion: 'v1',
      kind: 'PersistentVolumeClaim',
      metadata: { name, labels: partOf },
      spec: {
        accessModes: [isShared ? 'ReadWriteMany' : 'ReadWriteOnce'],
        resources: { requests: { storage: SIZE } },
      },
    }
  })

/** The files of the repository that containers mount, as ConfigMaps; `adapt` gets each with its path. */
export const configMapsOf = (
  { root, services }: Facts,
  adapt: (path: string, content: string) => string,
): IConfigMap[] => {
  const sources = services
    .flatMap(mountsOf)
    .filter(({ source, path }) => isInRepository(source) && path !== CERTIFICATES)
  return [...new Set(sources.map(({ source }) => source))].map((source) => {
    const files = isFile(root, source) ? [source] : readdirSync(join(root, source)).map((name) => join(source, name))
    return {
      apiVersion: 'v1',
      kind: 'ConfigMap',
      metadata: { name: configName(source), labels: partOf },
      data: Object.fromEntries(
        files.map((file) => [basename(file), adapt(join('.', file), readFileSync(join(root, file), 'utf8'))]),
      ),
    }
  })
}
