import { chownSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot, root } from '../product/root.ts'
import type { Launch } from '../stack/local-processes.ts'
import { StackError } from '../stack/stack-error.ts'
import { imageName, type OwnImage } from './compose-images.ts'
import type { ImageStore } from './image-store.ts'
import { type Mount, ociConfig, userOf } from './oci-config.ts'

/** A named volume belongs to whom its folder in the image belongs to, as an engine does it for an empty one. */
const takeOver = ({ target, place, isReadOnly }: Mount, rootfs: string): void => {
  if (isReadOnly || !statSync(place).isDirectory()) return
  const { uid, gid } = statSync(join(rootfs, target))
  chownSync(place, uid, gid)
}

/**
 * Starts the processes of a stack from their images, as containers without a network of their own, with the read-only
 * files, the user and the rights that the compose file gives them; what has no image stays a process of this machine.
 * `end` removes what was mounted.
 */
export const launchFromImages = async (
  store: ImageStore,
  { folder, images: wanted }: { folder: string; images: readonly OwnImage[] },
) => {
  const images = new Map<string, Awaited<ReturnType<ImageStore['mount']>> & Awaited<ReturnType<ImageStore['config']>>>()
  for (const { image } of wanted) images.set(image, { ...(await store.mount(image)), ...(await store.config(image)) })
  const state = join(folder, 'containers')

  const launch: Launch = ({ name, service, places, serviceName, copy, machine }) => {
    const image = images.get(imageName(service))
    if (!image) return null
    const mounts = places.mountsOf(serviceName)
    for (const mount of mounts) takeOver(mount, image.rootfs)
    const local = (text: string) => places.localiseAddresses(text, serviceName, copy)
    const env = Object.entries({ ...image.env, ...service.environment }).map(([key, value]) => [key, local(value)])
    const user = service.user ?? image.user
    const config = ociConfig({
      rootfs: image.rootfs,
      command: (service.command ?? image.command).map(local),
      env: Object.fromEntries(env) as Record<string, string>,
      workingFolder: image.workingFolder,
      user,
      mounts,
      service,
    })
    if (userOf(user, image.rootfs).uid === 0) throw new StackError(`${name} would run as root`)
    const bundle = join(state, 'bundles', name)
    mkdirSync(bundle, { recursive: true })
    writeFileSync(join(bundle, 'config.json'), JSON.stringify(config))
    return {
      args: [inRoot('scripts/images/run-container.ts'), join(state, 'state'), name, bundle],
      cwd: root,
      env: machine,
    }
  }
  return {
    launch,
    state: join(state, 'state'),
    end: async (): Promise<void> => {
      for (const { unmount } of images.values()) await unmount()
    },
  }
}
