import { expect, test } from '@jest/globals'
import { readForm } from '../form.ts'
import { askTwoJobs } from './ask-two-jobs.ts'

const labelled = { secundaire_arbeidsvoorwaarden: 'Kok: fooien\nReceptionist: laptop' }

test('two jobs that the form tells apart are asked about', () => {
  const [question] = askTwoJobs(readForm({ functie: 'kok + receptionist', ...labelled }))
  expect(question?.options.map(({ label, changes }) => [label, changes])).toEqual([
    ['Ja, één vacature', {}],
    ['Alleen ‘kok’', { functie: 'kok' }],
    ['Alleen ‘receptionist’', { functie: 'receptionist' }],
  ])
})

test.each([
  { functie: 'kok/gastheer' },
  { functie: 'verkoper en adviseur', secundaire_arbeidsvoorwaarden: 'Laptop: ja' },
  { functie: 'kok', ...labelled },
])('one job is none: %j', (form) => expect(askTwoJobs(readForm(form))).toEqual([]))
