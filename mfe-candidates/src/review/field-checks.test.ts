import { expect, test } from '@jest/globals'
import { newJob, toJobValues } from '@wervio/candidates'
import { parsedCv } from '../testing/fake-parsed-cv.ts'
import { checksInForm, confirmEvidence, fieldChecksOf } from './field-checks.ts'

const place = { page: 2, x: 0.1, y: 0.1, width: 0.3, height: 0.03 }
const unsure = (quote: string) => ({ confidence: 0.6, quote, places: [place] })

test('what was not surely read is named with its reason, in the order of the form', () => {
  const parsed = parsedCv({
    evidence: {
      name: { confidence: 0.98, quote: 'Noor de Vries', places: [] },
      'experience.0.company': unsure('De Linde'),
      'experience.0.location': unsure('Assen'),
      'skills.1': unsure('Indiceren'),
      phone: unsure('06 1234 5678'),
      title: unsure('Wijkverpleegkundige'),
    },
  })
  expect(fieldChecksOf(parsed).map(({ label, reason, field }) => [label, reason, field])).toEqual([
    ['Functie', 'niet zeker gelezen (blz. 2)', 'functie'],
    ['Telefoon', 'in het CV staat ‘06 1234 5678’ (blz. 2)', 'telefoon'],
    ['Vaardigheden', 'niet zeker gelezen', 'vaardigheden'],
    ['Bedrijf bij baan 1', 'in het CV staat ‘De Linde’ (blz. 2)', 'banen.0.company'],
  ])
})

test('a CV that was read surely, or not at all, asks for no check', () => {
  expect(fieldChecksOf(parsedCv())).toEqual([])
  expect(fieldChecksOf(null)).toEqual([])
})

test('checks of jobs hold while each job stands where the CV has it', () => {
  const [job] = parsedCv().experience
  const parsed = parsedCv({
    experience: job ? [job, { ...job, company: 'Ommeland' }] : [],
    evidence: { phone: unsure('06'), 'experience.0.company': unsure('De Linde') },
  })
  const jobs = toJobValues(parsed.experience)
  const idsWith = (banen: typeof jobs) => checksInForm(parsed, { banen, opleidingen: [] }).map(({ id }) => id)
  expect(idsWith(jobs)).toEqual(['phone', 'experience.0.company'])
  expect(idsWith([...jobs, newJob])).toEqual(['phone', 'experience.0.company'])
  expect(idsWith(jobs.toReversed())).toEqual(['phone'])
  expect(idsWith(jobs.slice(1))).toEqual(['phone'])
  expect(idsWith([])).toEqual(['phone'])
})

test('what a person confirmed is sure from then on', () => {
  const evidence = { email: unsure('noor@example.nl'), 'skills.0': unsure('Wondzorg'), phone: unsure('06') }
  const confidences = Object.values(confirmEvidence(evidence, ['email', 'skills'])).map(({ confidence }) => confidence)
  expect(confidences).toEqual([1, 1, 0.6])
})
