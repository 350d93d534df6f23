import type { ComposeFile, ComposeService } from '../stack/compose/read-compose.ts'
import type { Build } from './image-store.ts'

/** An image of ours: how it is built, and which folder of the workspace it runs. */
export type OwnImage = Build & {
  /** Its name without registry and version. */
  name: string
  folder: string
  /** The app whose built files are served, for the shell and remotes. */
  built: string | null
}

/** The name under which buildah has an image of a compose file. */
export const imageName = ({ image }: Pick<ComposeService, 'image'>): string => `localhost/${image}`

/** The images that the compose file builds on our own base, each once. */
export const imagesOf = ({ services }: Pick<ComposeFile, 'services'>): OwnImage[] => {
  const images = new Map<string, OwnImage>()
  for (const service of Object.values(services)) {
    const { build } = service
    const app = build?.args['APP'] ?? null
    const folder = app ? 'packages/federation' : `services/${build?.args['SERVICE'] ?? ''}`
    if (!build || folder === 'services/') continue
    const image = imageName(service)
    const name = build.args['APP'] ?? build.args['SERVICE'] ?? ''
    images.set(image, { name, image, dockerfile: build.dockerfile, args: build.args, folder, built: app })
  }
  return [...images.values()]
}

/** The images of others, which only a registry has, each with what builds on it or uses it. */
export const imagesOfOthers = ({ services }: Pick<ComposeFile, 'services'>): string[] =>
  Object.entries(services)
    .filter(([, { build, image }]) => !image.startsWith('wervio/') || build?.dockerfile.includes('storage') === true)
    .map(([name, { image }]) => `${name} (${image})`)
