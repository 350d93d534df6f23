import { cpSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { randomFrom } from './random.ts'

const LEXICON = fileURLToPath(new URL('../../../services/ai-service/src/cv/lexicon/', import.meta.url))
/** Lists that grew with the labelled CVs. Gazetteers of places and names didn't, and stay whole. */
const LISTS: ReadonlySet<string> = new Set(
  'job-words job-endings firm-words firm-endings firms headings heading-stems labels studies study-beginnings schools school-endings level-words departments task-verbs'
    .split(' ')
    .map((list) => `${list}.txt`),
)

/** A list without a share of its words; the first of each group stays, because no group may be empty. */
const thinned = (text: string, share: number, random: () => number): string => {
  const lines = text.split('\n')
  const isMark = (line: string | undefined) => line === undefined || /^(?:\[|#|\s*$)/.test(line)
  return lines.filter((line, at) => isMark(line) || isMark(lines[at - 1]) || random() >= share).join('\n')
}

const sourceOf = (source: string | NodeJS.ArrayBufferView | ArrayBuffer | undefined): string =>
  typeof source === 'string' ? source : new TextDecoder().decode(source)

/**
 * Has the reader, which must be imported afterwards, read a lexicon without a share of its words. The rules know every
 * word of the CVs that they were written on; on a CV they never saw, they miss some. So they and the features err here
 * as they do there.
 */
export const thinLexicon = (share: number, seed: number): void => {
  const folder = mkdtempSync(join(tmpdir(), 'lexicon-'))
  const random = randomFrom(seed)
  cpSync(LEXICON, folder, { recursive: true })
  for (const { name: language } of readdirSync(folder, { withFileTypes: true }).filter((one) => one.isDirectory()))
    for (const list of readdirSync(join(folder, language)).filter((file) => LISTS.has(file))) {
      const file = join(folder, language, list)
      writeFileSync(file, thinned(readFileSync(file, 'utf8'), share, random))
    }
  registerHooks({
    load: (url, context, next) => {
      const loaded = next(url, context)
      return url.endsWith('/cv/lexicon/lexicon.ts')
        ? { ...loaded, source: sourceOf(loaded.source).replace('import.meta.dirname', JSON.stringify(folder)) }
        : loaded
    },
  })
}
