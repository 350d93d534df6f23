import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildProduct } from '../build/build-product.ts'
import { inRoot } from '../product/root.ts'
import { readCompose } from '../stack/compose/read-compose.ts'
import { readEnvFiles } from '../stack/read-env-files.ts'
import { BASE_IMAGE, makeBaseImage, NO_BASE } from './base-image.ts'
import { buildImage, printBuilt } from './build-image.ts'
import { missingPrograms } from './missing-programs.ts'
import { imagesOf, imagesOfOthers } from './compose-images.ts'
import { imageStore } from './image-store.ts'
import { startImages } from './start-images.ts'

const USAGE = `npm run images -- [NAME…] [--keep FOLDER]

Builds the images of docker-compose.yml with buildah on a base of Debian's packages, looks at what is in them, and starts
them as containers: all, or those with the names (main-api, mfe-vacancies, shell …). Needs root, buildah, debootstrap and
crun, and no registry of images. --keep uses a folder that stays, with what was built.`

const say = (line: string) => console.log(`images: ${line}`)

const main = async (): Promise<number> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { keep: { type: 'string' }, help: { type: 'boolean', default: false } },
  })
  if (values.help) return (console.log(USAGE), 0)
  const missing = await missingPrograms()
  if (missing.length > 0) throw new Error(`This needs ${missing.join(', ')}.`)
  const compose = readCompose(readFileSync(inRoot('docker-compose.yml'), 'utf8'), {
    env: readEnvFiles([inRoot('deploy/auth-emulator.env')]),
    profiles: ['auth-emulator'],
  })
  const all = imagesOf(compose)
  const unknown = positionals.filter((name) => !all.some((image) => image.name === name))
  if (unknown.length > 0)
    throw new Error(`There is no image ${unknown.join(', ')}; there are ${all.map(({ name }) => name).join(', ')}.`)
  const wanted = all.filter(({ name }) => positionals.length === 0 || positionals.includes(name))

  const folder = values.keep ?? mkdtempSync(join(tmpdir(), 'wervio-images-'))
  mkdirSync(folder, { recursive: true })
  const store = imageStore(folder)
  try {
    const startTime = Date.now()
    if (!(await store.has(BASE_IMAGE))) {
      try {
        await makeBaseImage(store, folder)
      } catch (error) {
        say(`there is no base, because Debian's packages can't be had: ${String(error)}`)
        return NO_BASE
      }
      say(`base of Debian's packages and our Node in ${Math.round((Date.now() - startTime) / 1_000)} s`)
    }
    const builtImages = []
    for (const image of wanted) builtImages.push(await buildImage(store, image, say))
    // What has no image here runs as a process of this machine beside those that have.
    if (wanted.length < all.length) await buildProduct(say)
    const running = await startImages(store, wanted, say)
    printBuilt(builtImages, running)
    say(`from a registry alone, and not built: ${imagesOfOthers(compose).join(', ')}`)
    return [...builtImages, ...running].some(({ problems }) => problems.length > 0) ? 1 : 0
  } finally {
    if (values.keep === undefined) rmSync(folder, { recursive: true, force: true })
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  },
)
