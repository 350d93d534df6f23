import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cvTruth, type CvTruth } from './truth.ts'

export type LabelledCv = { /** Without its ending. */ name: string; path: string; truth: CvTruth }
export type CvSet = {
  name: string
  /** Whether misses may be shown to who writes the rules. */ open: boolean
  cvs: readonly LabelledCv[]
}

const ENDING = /\.(pdf|docx)$/

/**
 * The CVs of a folder with their truths, by name; empty when there is no such folder. Throws on a CV without a truth.
 */
export const labelledCvs = (folder: string): LabelledCv[] => {
  if (!existsSync(folder)) return []
  const files = readdirSync(folder).filter((file) => ENDING.test(file))
  return files.toSorted().map((file) => {
    const name = file.replace(ENDING, '')
    return {
      name,
      path: join(folder, file),
      truth: cvTruth.parse(JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))),
    }
  })
}

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** Every set that is present: two halves and the messy ones in the repository, and public templates beside it. */
export const cvSets = (): CvSet[] =>
  [
    { name: 'tuned', open: true, cvs: labelledCvs(at('../../cv-set/tuned')) },
    { name: 'held out', open: false, cvs: labelledCvs(at('../../cv-set/held-out')) },
    { name: 'messy', open: true, cvs: labelledCvs(at('../../cv-set/messy')) },
    { name: 'public templates', open: true, cvs: labelledCvs(at('../../../../../shared/data/cv')) },
  ].filter(({ cvs }) => cvs.length > 0)
