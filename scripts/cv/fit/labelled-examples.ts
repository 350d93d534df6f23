import '../../../services/ai-service/src/cv/workers/without-canvas.ts'
import { readFile } from 'node:fs/promises'
import { readDocx } from '@wervio/cv-document/docx'
import { readPdf } from '@wervio/cv-document/pdf'
import { readEducation } from '../../../services/ai-service/src/cv/education/read-education.ts'
import { readExperience } from '../../../services/ai-service/src/cv/experience/read-experience.ts'
import { annotate } from '../../../services/ai-service/src/cv/scored/read-scored.ts'
import type { RulesReading } from '../../../services/ai-service/src/cv/scored/rules-say.ts'
import type { Unit } from '../../../services/ai-service/src/cv/scored/unit.ts'
import { sectionsOf } from '../../../services/ai-service/src/cv/sections/sections.ts'
import { cutSensitive } from '../../../services/ai-service/src/cv/sensitive/cut-sensitive.ts'
import { withCapitals } from '../../../services/ai-service/src/cv/small-letters.ts'
import { cvSets, type LabelledCv } from '../../../services/ai-service/test/cv-quality/labelled-cvs.ts'
import { pathOfTruth } from './path-of-truth.ts'
import type { Example } from './perceptron.ts'

/** A labelled CV with its units, what the rules read of it, and the path that its truth gives. */
export type LabelledExample = Example & { cv: LabelledCv; units: readonly Unit[]; rules: RulesReading }

/** Sets that may be learned from; the others are kept apart. */
const LEARNED: ReadonlySet<string> = new Set(['tuned', 'messy'])

const exampleOf = async (cv: LabelledCv): Promise<LabelledExample> => {
  const bytes = new Uint8Array(await readFile(cv.path))
  const printed = withCapitals(await (cv.path.endsWith('.pdf') ? readPdf(bytes, null) : readDocx(bytes)))
  const { document, sections } = cutSensitive(printed, sectionsOf(printed))
  const rules = { jobs: readExperience(document, sections), studies: readEducation(document, sections) }
  const { units, sites } = annotate(document, sections, rules)
  return { cv, units, sites, rules, path: pathOfTruth(units, sites, cv.truth) }
}

/** Every labelled CV that may be learned from, one after another, because pdf.js holds a document in memory. */
export const labelledExamples = async (): Promise<LabelledExample[]> => {
  const examples: LabelledExample[] = []
  for (const { cvs } of cvSets().filter(({ name }) => LEARNED.has(name)))
    for (const cv of cvs) examples.push(await exampleOf(cv))
  return examples
}
