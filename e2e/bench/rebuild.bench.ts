import { appendFile, readFile, writeFile } from 'node:fs/promises'
import type { Bench } from './bench.ts'
import { buildApp } from './federation/build-apps.ts'
import { inRepository } from './federation/paths.ts'

const LIMIT = 5_000
const CHANGED = 'mfe-vacancies/src/paths.ts'

/** What a developer waits for after a change in one remote: its whole production build, caches warm. */
export const bench: Bench = {
  name: 'rebuild',
  run: async () => {
    const file = inRepository(CHANGED)
    const before = await readFile(file, 'utf8')
    await buildApp('mfe-vacancies')
    try {
      await appendFile(file, `\nexport const changed = ${Date.now()}\n`)
      const took = await buildApp('mfe-vacancies')
      return [
        {
          what: 'rebuild of mfe-vacancies after a change',
          measured: took,
          against: 'stated limit',
          reference: LIMIT,
          unit: 'ms',
          limit: { atMost: 1 },
        },
      ]
    } finally {
      await writeFile(file, before)
      await buildApp('mfe-vacancies')
    }
  },
}
