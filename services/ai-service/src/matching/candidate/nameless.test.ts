import { expect, test } from '@jest/globals'
import { candidateOf, jobOf } from '../testing/match-of.ts'
import { namelessCandidate } from './nameless.ts'
import { createNameCut } from './name/without-name.ts'

const textOf = (name: string, cv_text: string): string =>
  namelessCandidate({ ...candidateOf({ cv_text }), name }).cv_text

test.each([
  ['Mei Jansen', 'Van maart tot mei 2019 planner. Mei 2020 tot heden. Sinds 1 Mei teamleider. April – Mei 2021'],
  ['April Visser', 'Stage in April 2018, daarna visser op een kotter'],
  ['Piet Bakker', 'Bakker bij Bakkerij Smit. BAKKER, 2015 - 2019. Meewerkend bakker'],
  ['Anna Kok', 'Zelfstandig Kok in een hotel; kok sinds 2012'],
  ['Jan van den Berg', 'Hoofd van de afdeling, medewerker van den Hertog, op den duur, berg, van der Valk'],
  ['Sophie de Boer', 'De kassa van de boer, en de dienst'],
  ['Excel Kok', 'Kok, Excel en Word. MS Excel'],
  ['Will Young', 'I will lead young people. Young professionals'],
  ['Frans de Wit', 'Talen: Frans (B2), Engels. Wit schilderwerk'],
  ['Maart Vrijdag', 'Elke Vrijdag en Maart 2020'],
  ['An Sterk', 'Sterk in plannen, an apple'],
  ['Romeo van Dijk', 'Werkte bij Dijk en Waard en van Dijkstra'],
])('the words of %s stay where they mean something else', (name, text) =>
  expect(textOf(name, `CV\n\n${text}`)).toBe(`CV\n\n${text}`),
)

test.each([
  ['Mei Jansen', 'Mei Jansen\nPlanner', /mei|jansen/i],
  ['Mei Bakker', 'MEI\nBAKKER\nPlanner', /mei|bakker/i],
  ['Mei Bakker', 'mei bakker\nPlanner', /mei|bakker/i],
  ['Mei Bakker', 'CV van Mei Bakker', /mei|bakker/i],
  ['Mei Bakker', 'Bakker, Mei\nPlanner', /mei|bakker/i],
  ['Mei Bakker', 'Contact: mevrouw Bakker', /bakker/i],
  ['Mei Bakker', 'Beste Mei,', /mei/i],
  ['Mei Bakker', 'M. Bakker plant ritten', /bakker/i],
  ['Mei Bakker', 'Achternaam Bakker', /bakker/i],
  ['Mei Bakker', 'Met vriendelijke groet,\nMei', /mei/i],
  ['Mei Bakker', 'Mijn naam is Mei en ik plan', /\bmei\b/i],
  ['Jan van den Berg', 'J. van den Berg', /berg|van|den/i],
  ['Jan van den Berg', 'Referentie over Jan van den Berg: prima', /berg|jan/i],
  ['Jan van den Berg', 'Van den Berg, Jan', /berg|jan|van/i],
  ['Berg, Jan van den', 'Jan van den Berg', /berg|jan|van/i],
  ['drs. Sanne Kuipers', 'Sanne kan plannen. Kuipers ook. SANNE', /sanne|kuipers/i],
  ['Renée O’Hara-van Dijk (R.)', 'RENÉE kookt met renée O’HARA', /ren|hara/],
  ['Fatima El Idrissi', 'Fatima El Idrissi, Fatima, El Idrissi', /fatima|idrissi/i],
  ['Jan-Willem de Wit', 'Jan-Willem de Wit; J.W. de Wit', /\bwit\b|willem/i],
  ['Excel Kok', 'Excel Kok\nKok', /^Excel/],
])('%s is gone from %j', (name, text, gone) => expect(textOf(name, text)).not.toMatch(gone))

test('of a header over two lines the trade below stays', () =>
  expect(textOf('Piet Bakker', 'PIET\nBAKKER\nBakker\n2012 - 2019 Bakker, Smit').match(/bakker/gi)).toHaveLength(2))

test('every text of a candidate goes through the same cut, and no name is left on the candidate', () => {
  const storedCandidate = {
    ...candidateOf({
      title: 'Mei Bakker - bakker',
      summary: 'Ik ben Mei Bakker, bakker sinds mei 2010.',
      skills: ['Brood', 'Mei Bakker'],
      certificates: ['Diploma van Mei Bakker'],
      experience: [jobOf('Bakker', [2010], 'Mei Bakker bakt. Bakker van dienst.')],
    }),
    name: 'Mei Bakker',
  }
  const nameless = namelessCandidate(storedCandidate)
  expect(JSON.stringify(nameless)).not.toContain('Mei Bakker')
  expect(nameless).not.toHaveProperty('name')
  expect(nameless.title).toContain('bakker')
  expect(nameless.summary).toContain('bakker sinds mei 2010.')
  expect(nameless.experience[0]).toMatchObject({
    position: 'Bakker',
    description: expect.stringContaining('Bakker van dienst.'),
  })
})

test('nobody’s name leaves a text as it is', () => {
  for (const name of [null, '', ' ', '.']) expect(createNameCut(name)('Jan Jansen')).toBe('Jan Jansen')
})
