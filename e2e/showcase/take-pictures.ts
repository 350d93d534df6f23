import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { toWebp } from './ffmpeg.ts'
import { shots } from './pictures.ts'
import type { Scene } from './scene.ts'

/** Of a picture, in pixels: twice its place on a wide screen, or a little less. */
const SIZE = { width: 960, height: 600 }
const QUALITY = 70
/** High enough that nothing has to be scrolled. */
const SCREEN = { width: 1440, height: 1500 }

/** Takes every picture in both themes: `<name>-light.webp` and `<name>-dark.webp`. */
export const takePictures = async ({ browser, storageState, baseURL, work, result }: Scene): Promise<void> => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({
      baseURL,
      storageState,
      colorScheme,
      viewport: SCREEN,
      deviceScaleFactor: 2,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    for (const { name, open, width, left = 0, top = 0 } of shots) {
      const box = await (await open(page)).boundingBox()
      if (!box) throw new Error(`${name} is not on the screen`)
      await page.evaluate(() => document.fonts.ready)
      const clip = { x: box.x + left, y: box.y + top, width, height: (width * SIZE.height) / SIZE.width }
      const png = join(work, `${name}-${colorScheme}.png`)
      await page.screenshot({ path: png, clip, animations: 'disabled' })
      const webp = join(result, `${name}-${colorScheme}.webp`)
      await toWebp(png, webp, SIZE, QUALITY)
      console.log(`${name}, ${colorScheme}: ${(await stat(webp)).size} bytes`)
    }
    await context.close()
  }
}
