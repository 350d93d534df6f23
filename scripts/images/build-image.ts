import { join } from 'node:path'
import { root } from '../product/root.ts'
import { run } from './commands.ts'
import type { OwnImage } from './compose-images.ts'
import { readContents } from './image-contents.ts'
import type { ImageStore } from './image-store.ts'
import type { Running } from './start-images.ts'

export type Built = {
  name: string
  seconds: number
  /** Megabytes of all its files, and of those that aren't the base's. */
  megabytes: number
  ownMegabytes: number
  workspace: string[]
  problems: string[]
}

const megabytesOf = async (folder: string): Promise<number> =>
  Math.round(Number.parseInt(await run('du', ['--summarize', '--block-size=1000', folder]), 10) / 1_000)

/** Builds one image and looks at what is in it. */
export const buildImage = async (store: ImageStore, image: OwnImage, say: (line: string) => void): Promise<Built> => {
  const startTime = Date.now()
  await store.build(image, root)
  const seconds = Math.round((Date.now() - startTime) / 1_000)
  say(`${image.name} built in ${seconds} s`)
  const { rootfs, unmount } = await store.mount(image.image)
  try {
    const { workspace, problems } = readContents(rootfs, image)
    const { user } = await store.config(image.image)
    return {
      name: image.name,
      seconds,
      megabytes: await megabytesOf(rootfs),
      ownMegabytes: await megabytesOf(join(rootfs, 'app')),
      workspace,
      problems: [...problems, ...(user === '' || user === 'root' ? ['its user is root'] : [])],
    }
  } finally {
    await unmount()
  }
}

/** A table of what was built and of what ran, and each problem on a line of its own. */
export const printBuilt = (builtImages: readonly Built[], running: readonly Running[]): void => {
  console.log('\nimage             built     whole     /app   folders of the workspace')
  for (const { name, seconds, megabytes, ownMegabytes, workspace } of builtImages)
    console.log(
      `${name.padEnd(16)}${`${seconds} s`.padStart(7)}${`${megabytes} MB`.padStart(10)}${`${ownMegabytes} MB`.padStart(9)}   ${workspace.join(' ')}`,
    )
  console.log('\ncontainer        memory   health, user, rights and files')
  for (const { service, megabytes, problems } of running)
    console.log(
      `${service.padEnd(16)}${(megabytes ? `${megabytes} MB` : '').padStart(7)}   ${problems.length === 0 ? 'as declared' : 'NOT as declared'}`,
    )
  for (const { name, problems } of [
    ...builtImages,
    ...running.map(({ service, ...rest }) => ({ name: service, ...rest })),
  ])
    for (const problem of problems) console.log(`PROBLEM ${name}: ${problem}`)
}
