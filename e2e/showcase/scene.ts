import type { Browser, BrowserContext } from '@playwright/test'

/** What a picture or a video is made with: a product with its sample data, and somebody who is signed in. */
export type Scene = {
  browser: Browser
  storageState: Awaited<ReturnType<BrowserContext['storageState']>>
  baseURL: string
  /** A folder for what goes again. */
  work: string
  /** The folder of the results. */
  result: string
}

/** Milliseconds that a screen of the sample data may take: its scores are computed meanwhile. */
export const PATIENCE = 120_000
