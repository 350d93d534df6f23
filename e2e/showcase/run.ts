import { mkdtemp, mkdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium as playwright } from '@playwright/test'
import { buildProduct } from '../../scripts/build/build-product.ts'
import { demoRecruiter } from '@wervio/demo-data'
import { inRoot } from '../../scripts/product/root.ts'
import { chromium } from '../support/chromium.ts'
import { signIn } from '../support/sign-in.ts'
import { startFresh } from '../support/start-fresh.ts'
import { recordDemo } from './record-demo.ts'
import { takePictures } from './take-pictures.ts'

/** Where the public site keeps what is made here; it is part of the repository, so that a fresh clone has it. */
const RESULT = inRoot('mfe-marketing/src/product/assets')

/**
 * Makes the pictures and the video of the public site from the product itself, with its sample data: `npm run
 * showcase`, or `npm run showcase -- pictures` and `-- video` for one of the two. Run it when a screen that they show
 * has changed.
 */
const main = async (): Promise<void> => {
  const [only] = process.argv.slice(2)
  await buildProduct(console.log)
  const product = await startFresh({ demo: true })
  const browser = await playwright.launch(chromium.launchOptions)
  const work = await mkdtemp(join(tmpdir(), 'wervio-showcase-'))
  try {
    const context = await browser.newContext({ baseURL: product.urls.shell })
    await signIn(await context.newPage(), demoRecruiter)
    const storageState = await context.storageState()
    const scene = { browser, storageState, baseURL: product.urls.shell, work, result: RESULT }
    await mkdir(RESULT, { recursive: true })
    if (only !== 'video') await takePictures(scene)
    if (only !== 'pictures') await recordDemo(scene)
  } finally {
    await browser.close()
    await product.stop()
    await rm(work, { recursive: true, force: true })
  }
}

await main()
