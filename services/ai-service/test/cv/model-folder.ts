import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)
const MODELS = {
  nld: '@tesseract.js-data/nld/package.json',
  eng: '@tesseract.js-data/eng/package.json',
}

/** The models of the development dependencies in one folder, as somebody who recognises scans puts them. */
export const makeModelFolder = (): { folder: string; remove: () => void } => {
  const folder = mkdtempSync(join(tmpdir(), 'models-'))
  for (const [language, description] of Object.entries(MODELS)) {
    const file = `${language}.traineddata.gz`
    const model = dirname(require.resolve(description))
    cpSync(join(model, '4.0.0_best_int', file), join(folder, file))
  }
  return { folder, remove: () => rmSync(folder, { recursive: true }) }
}
