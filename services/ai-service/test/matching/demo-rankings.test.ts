import { readFile } from 'node:fs/promises'
import { expect, test } from '@jest/globals'
import { matchThresholds } from '@wervio/contracts'
import { readPdf } from '@wervio/cv-document/pdf'
import { candidateCvs, demoCandidates, demoVacancies } from '@wervio/demo-data'
import { readCv } from '../../src/cv/read-cv.ts'
import type { MatchedCandidate } from '../../src/matching/candidate/candidate.ts'
import { prepareCandidate } from '../../src/matching/candidate/prepared.ts'
import { createMatcher } from '../../src/matching/matcher.ts'
import { deriveRequirements } from '../../src/matching/requirements/derive.ts'
import { vacancyOf } from '../../src/matching/testing/match-of.ts'
import { TODAY } from './match-sets.ts'

/** Each sample candidate with what their CV says, read for matching. */
const candidates = Promise.all(
  demoCandidates.map(async ({ name, title = null, skills, location = null }) => {
    const file = candidateCvs.get(name)
    if (!file) throw new Error(`${name} has no CV`)
    const cv: MatchedCandidate = readCv(await readPdf(new Uint8Array(await readFile(file))))
    return { name, prepared: prepareCandidate({ ...cv, title, skills: skills ?? [], location }, TODAY) }
  }),
)

const FIELDS = ['title', 'location', 'hours', 'sector', 'specific_tasks', 'hard_skills', 'soft_skills'] as const

/** The sample candidates for a vacancy, highest first. */
const ranked = async (title: string) => {
  const draft = demoVacancies.find((vacancy) => vacancy.title === title)
  const fields = Object.fromEntries(FIELDS.map((field) => [field, draft?.[field] ?? '']))
  const { requirements } = deriveRequirements(vacancyOf(fields))
  const match = createMatcher(requirements, { today: TODAY })
  return (await candidates)
    .map(({ name, prepared }) => {
      const { percentage, degree, findings } = match(prepared)
      const reasons = findings.flatMap(({ state, proofs }, at) =>
        state === 'met' && proofs.length > 0 ? [requirements[at]?.label] : [],
      )
      return { name, percentage, score: percentage + degree, reasons }
    })
    .toSorted((one, other) => other.score - one.score)
}

/** Whom a recruiter would put first, and one reason that the list gives for it. */
test.each([
  ['Chef-kok', 'Fenna Zoutkamp', 'Minstens vijf jaar ervaring in een à-la-cartekeuken'],
  ['Leerkracht groep 5', 'Marijn Polderman', 'Diploma van de pabo of een zij-instroombeschikking'],
  ['Servicemonteur warmtepompen', 'Teun Waterreus', 'F-gassencertificaat'],
  ['Transportplanner koeltransport', 'Jorn Maasbracht', 'Kennis van rij- en rusttijden'],
  ['Software-ontwikkelaar TypeScript', 'Ruth Amstelveld', 'Minstens drie jaar ervaring met TypeScript'],
  ['Wijkverpleegkundige', 'Roos Veldkamp', 'BIG-registratie'],
])('for %s %s comes first, at a percentage that the lists open with, and it says why', async (title, name, reason) => {
  const [first] = await ranked(title)
  expect(first).toMatchObject({ name })
  expect(first?.reasons).toEqual(expect.arrayContaining([title, reason]))
  expect(first?.percentage).toBeGreaterThanOrEqual(matchThresholds[0])
})

test('every vacancy of the sample data is looked at', () => expect(demoVacancies).toHaveLength(6))
