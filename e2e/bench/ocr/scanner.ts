import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { chromium as browserSettings } from '../../support/chromium.ts'
import type { ScannedPicture } from '../../../services/ai-service/test/cv/make-scan.ts'

/** How a scan is made: its resolution, how crooked the paper lay, and how unsteady its greys are (0 to 255). */
export type ScanSettings = { dpi: number; degrees: number; noise: number; quality: number }

const ORIGIN = 'http://scanner.test'
const pdfjs = (path: string): string =>
  fileURLToPath(new URL(path, import.meta.resolve('pdfjs-dist/package.json', import.meta.url)))

/** Runs in the browser: draws each page, crooked and grey, with noise that is the same every time. */
const drawPages = async ({ pdf, settings, origin }: { pdf: number[]; settings: ScanSettings; origin: string }) => {
  const library = (await import(`${origin}/build/pdf.mjs`)) as typeof import('pdfjs-dist')
  library.GlobalWorkerOptions.workerSrc = `${origin}/build/pdf.worker.mjs`
  const file = await library.getDocument({
    data: new Uint8Array(pdf),
    standardFontDataUrl: `${origin}/standard_fonts/`,
    cMapUrl: `${origin}/cmaps/`,
    wasmUrl: `${origin}/wasm/`,
  }).promise
  let seed = 1
  const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647
  const pictures: { jpeg: string; width: number; height: number }[] = []
  for (let number = 1; number <= file.numPages; number++) {
    const page = await file.getPage(number)
    const viewport = page.getViewport({ scale: settings.dpi / 72 })
    const canvas = Object.assign(document.createElement('canvas'), {
      width: Math.round(viewport.width),
      height: Math.round(viewport.height),
    })
    await page.render({ canvas, viewport }).promise
    const paper = Object.assign(document.createElement('canvas'), { width: canvas.width, height: canvas.height })
    const context = paper.getContext('2d')
    if (!context) throw new Error('no canvas')
    context.fillStyle = '#fff'
    context.fillRect(0, 0, paper.width, paper.height)
    context.translate(paper.width / 2, paper.height / 2)
    context.rotate((settings.degrees * Math.PI) / 180)
    context.drawImage(canvas, -paper.width / 2, -paper.height / 2)
    const points = context.getImageData(0, 0, paper.width, paper.height)
    const { data } = points
    for (let at = 0; at < data.length; at += 4) {
      const light = 0.3 * (data[at] ?? 0) + 0.59 * (data[at + 1] ?? 0) + 0.11 * (data[at + 2] ?? 0)
      // Paper is never quite white and ink never quite black.
      const shade = 12 + 0.9 * light + settings.noise * (random() + random() - 1)
      data[at] = data[at + 1] = data[at + 2] = shade
    }
    context.putImageData(points, 0, 0)
    const [, jpeg = ''] = paper.toDataURL('image/jpeg', settings.quality).split(',')
    pictures.push({ jpeg, width: paper.width, height: paper.height })
  }
  return pictures
}

export type Scanner = {
  /** The pages of a PDF as a scanner would save them. */
  scan: (pdf: Uint8Array, settings: ScanSettings) => Promise<ScannedPicture[]>
  close: () => Promise<void>
}

/** Prints CVs in Chromium and makes scans of them. */
export const startScanner = async (): Promise<Scanner> => {
  const browser = await chromium.launch(browserSettings.launchOptions)
  const page = await browser.newPage()
  await page.route(`${ORIGIN}/**`, async (route) => {
    const path = new URL(route.request().url()).pathname.slice(1)
    if (path === '') return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' })
    const contentType = path.endsWith('.mjs') || path.endsWith('.js') ? 'text/javascript' : 'application/octet-stream'
    return route.fulfill({ contentType, body: await readFile(pdfjs(path)) })
  })
  await page.goto(`${ORIGIN}/`)
  return {
    scan: async (pdf, settings) => {
      const pictures = await page.evaluate(drawPages, { pdf: [...pdf], settings, origin: ORIGIN })
      return pictures.map((picture) => ({ ...picture, jpeg: new Uint8Array(Buffer.from(picture.jpeg, 'base64')) }))
    },
    close: () => browser.close(),
  }
}
