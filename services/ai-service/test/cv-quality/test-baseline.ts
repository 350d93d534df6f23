import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { expectBaseline } from '@wervio/testing/baseline'
import { parseFile } from '../../src/cv/workers/parse-file.ts'
import { cvSets, type LabelledCv } from './labelled-cvs.ts'
import { scoreCv } from './score-cv.ts'
import { figuresOf } from './tally.ts'

/** F1 of each field of a CV. Throws `UnreadableCv`. */
const scoresOf = async ({ path, truth }: LabelledCv): Promise<Record<string, number>> => {
  const { fields } = await parseFile(new Uint8Array(await readFile(path)), false)
  return Object.fromEntries(scoreCv(truth, fields).map(({ field, tally }) => [field, figuresOf(tally).f1] as const))
}

/**
 * Tests that a set of labelled CVs is read no worse than its baseline; only figures are shown, never what a CV says.
 */
export const testBaselineOf = (set: 'tuned' | 'held out' | 'messy'): void => {
  const cvs = cvSets().find(({ name }) => name === set)?.cvs ?? []
  const scores: Record<string, Record<string, number>> = {}
  const name = set.replace(' ', '-')

  test.each(cvs)('$name is read', async (cv) => {
    scores[cv.name] = await scoresOf(cv)
    expect(scores[cv.name]).not.toEqual({})
  })

  test(`no field of a CV is read worse than in ${name}.baseline.json`, () => {
    const file = join(import.meta.dirname, `../../cv-set/${name}.baseline.json`)
    expectBaseline({ name: `cv-${name}`, file }, scores)
  })
}
