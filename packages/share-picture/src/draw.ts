import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { brandDefaults } from '@wervio/brand/facts'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import satori from 'satori'
import { layout, SIZE } from './layout.ts'

const readModuleFile = (specifier: string) => readFile(fileURLToPath(import.meta.resolve(specifier)))

/** satori reads no variable fonts and no WOFF2. */
const loadFonts = () =>
  Promise.all(
    ([400, 700] as const).map(async (weight) => ({
      name: 'Figtree',
      weight,
      data: await readModuleFile(`@fontsource/figtree/files/figtree-latin-${weight}-normal.woff`),
    })),
  )

let fonts: ReturnType<typeof loadFonts> | undefined
let rasterizer: Promise<void> | undefined

/** Draws the PNG that shows a page in links that are shared; the same text gives the same bytes. */
export const drawSharePicture = async (page: { title: string; description: string }) => {
  fonts ??= loadFonts()
  rasterizer ??= readModuleFile('@resvg/resvg-wasm/index_bg.wasm').then((code) => initWasm(code))
  const svg = await satori(layout(page), { ...SIZE, fonts: await fonts })
  await rasterizer
  return { content: Buffer.from(new Resvg(svg).render().asPng()), ...SIZE, alt: `${brandDefaults.name}: ${page.title}` }
}
