import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'

/** Where Firefox saves files; emptied before each run. */
export const DOWNLOADS = fileURLToPath(new URL('../test-results/firefox-downloads', import.meta.url))

/** Firefox tells of no download whose address is a blob, so the file itself is waited for. Resolves with its text. */
export const savedFile = async (ending: string): Promise<string> => {
  const read = (): string => {
    const name = readdirSync(DOWNLOADS).find((file) => file.endsWith(ending))
    return name === undefined ? '' : readFileSync(join(DOWNLOADS, name), 'utf8')
  }
  await expect.poll(read, `a file ${ending} is saved`).not.toBe('')
  return read()
}
