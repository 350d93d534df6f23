import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ComposeService } from '../stack/compose/read-compose.ts'

export type Mount = { target: string; place: string; isReadOnly: boolean }

export type Container = {
  rootfs: string
  command: readonly string[]
  env: Readonly<Record<string, string>>
  workingFolder: string
  /** A name of the image's /etc/passwd, or `uid:gid`. */
  user: string
  mounts: readonly Mount[]
  service: Pick<ComposeService, 'read_only' | 'cap_drop' | 'security_opt' | 'tmpfs'>
}

/**
 * Numbers of a user: those that are given, or those that the image's /etc/passwd has for the name. Throws for no such
 * name.
 */
export const userOf = (user: string, rootfs: string): { uid: number; gid: number } => {
  const [, uid, gid] =
    /^(\d+):(\d+)$/.exec(user) ??
    new RegExp(`^${user || 'root'}:[^:]*:(\\d+):(\\d+):`, 'm').exec(readFileSync(join(rootfs, 'etc/passwd'), 'utf8')) ??
    []
  if (uid === undefined || gid === undefined) throw new Error(`the image has no user ${user}`)
  return { uid: Number(uid), gid: Number(gid) }
}

const system = [
  { destination: '/proc', type: 'proc', source: 'proc' },
  {
    destination: '/dev',
    type: 'tmpfs',
    source: 'tmpfs',
    options: ['nosuid', 'strictatime', 'mode=755', 'size=65536k'],
  },
  { destination: '/dev/shm', type: 'tmpfs', source: 'shm', options: ['nosuid', 'noexec', 'nodev', 'size=64m'] },
  { destination: '/sys', type: 'sysfs', source: 'sysfs', options: ['nosuid', 'noexec', 'nodev', 'ro'] },
]

/** `/tmp:size=64m,mode=1777` */
const temporary = (entry: string) => {
  const [destination = '', options = ''] = entry.split(':')
  return { destination, type: 'tmpfs', source: 'tmpfs', options: ['nosuid', 'nodev', ...options.split(',')] }
}

const bound = ({ target, place, isReadOnly }: Mount) => ({
  destination: target,
  type: 'bind',
  source: place,
  options: ['rbind', isReadOnly ? 'ro' : 'rw'],
})

/** Host names are this machine's: a container has no network of its own here. */
const names: Mount[] = ['/etc/hosts', '/etc/resolv.conf'].map((path) => ({
  target: path,
  place: path,
  isReadOnly: true,
}))

/**
 * The configuration of a container for an OCI runtime, with what the compose file allows it; without limits of memory
 * and CPU.
 */
export const ociConfig = ({ rootfs, command, env, workingFolder, user, mounts, service }: Container) => ({
  ociVersion: '1.0.2',
  process: {
    terminal: false,
    user: userOf(user, rootfs),
    args: command,
    env: Object.entries(env).map(([name, value]) => `${name}=${value}`),
    cwd: workingFolder,
    noNewPrivileges: service.security_opt?.includes('no-new-privileges:true') ?? false,
    capabilities: service.cap_drop?.includes('ALL')
      ? { bounding: [], effective: [], inheritable: [], permitted: [], ambient: [] }
      : undefined,
  },
  root: { path: rootfs, readonly: service.read_only ?? false },
  mounts: [...system, ...(service.tmpfs ?? []).map(temporary), ...[...names, ...mounts].map(bound)],
  linux: { namespaces: [{ type: 'mount' }, { type: 'pid' }, { type: 'ipc' }, { type: 'uts' }] },
})
