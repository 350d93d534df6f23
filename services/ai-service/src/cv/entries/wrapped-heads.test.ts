import { expect, test } from '@jest/globals'
import { jobsOf, studiesOf } from '../testing/entry-lines.ts'

test.each([
  [
    'Werkervaring',
    'Restaurant De Gouden Eik aan de Vaart, Utrecht — __Assistent__',
    '__Bedrijfsleider__',
    'Assistent Bedrijfsleider | Restaurant De Gouden Eik aan de Vaart',
  ],
  [
    'Experience',
    'Four Rivers Learning Center and Library, Utrecht — __Program__',
    '__Director__',
    'Program Director | Four Rivers Learning Center and Library',
  ],
])('a title in italics behind the firm goes on in the next line: %s', (heading, first, second, job) => {
  const jobs = jobsOf(`# ${heading}
    Hotel Zon, Ede — __Barista__
    2018 - 2020
    Koffie gezet voor negentig gasten, met een bus en nog heel veel meer te doen.

    ${first}
    ${second}
    2015 - 2018
    Zes collega's, negentig gasten, een bus en nog heel veel meer te doen.`)
  expect(jobs[0]).toContain('Barista | Hotel Zon')
  expect(jobs[1]).toContain(job)
})

test.each([
  ['Stagiair bij Kogellagers Zuid B.V., Klein Doorn (10 dagen, juni 2024)', 'Stagiair | Kogellagers Zuid B.V.'],
  ['Trainee at Blue Bearings Ltd., Upper Wobble (6 weeks, June 2024)', 'Trainee | Blue Bearings Ltd.'],
])('how many days a job lasted is no part of a name: %s', (line, job) => {
  const jobs = jobsOf(`# Experience
    * ${line}
    * Intern at Kovax Pumps Ltd., Lower Dean (1 December 2021 to 31 January 2022)`)
  expect(jobs.find((one) => one.includes('2024'))).toContain(job)
})

test.each([
  ['DIPLOMA DE BACALAUREAT – COLEGIUL ALEXANDRU FLOREA', 'DIPLOMA DE BACALAUREAT | COLEGIUL ALEXANDRU FLOREA'],
  ['VWO-DIPLOMA – LYCEUM DE LINDE', 'VWO-DIPLOMA | LYCEUM DE LINDE'],
])('a study and a school in capitals: %s', (line, study) => {
  expect(
    studiesOf(`# Education
    2008 - 2012
    ${line}`)[0],
  ).toContain(study)
})

test('a title that had no room beside its dates goes on below; a firm below a short title does not', () => {
  expect(
    jobsOf(`# Werkervaring
    **Operator** || aug. 2023 - heden
    **metaalvormmachine**
    TNO, Leiden

    **Kok** || 2019 - 2023
    **Restaurant Zon**, Ede`),
  ).toEqual(['Operator metaalvormmachine | TNO | 2023-08 to now | Leiden', 'Kok | Restaurant Zon | 2019 to 2023 | Ede'])
})
