import { expect, test } from '@jest/globals'
import { restoreLines } from './restore-lines.ts'

test.each([
  ['in the cloud.Develop data models', 'in the cloud.\nDevelop data models'],
  ['a related field.4+ years of experience', 'a related field.\n4+ years of experience'],
  ['SummaryData engineer with six years', '\nSummary\nData engineer with six years'],
  ['Git, Terraform.EducationBachelor of Science', 'Git, Terraform.\nEducation\nBachelor of Science'],
  ['12 months contractJob Description: eight years', '12 months contract\nJob Description: eight years'],
  ['Angular and HibernateExperience with Jenkins', 'Angular and Hibernate\nExperience with Jenkins'],
  ['relational databasesDesign of tables', 'relational databases\nDesign of tables'],
  ['Maandafsluiting.Kennis van Exact', 'Maandafsluiting.\nKennis van Exact'],
])('%s', (joined, restored) => expect(restoreLines(joined)).toBe(restored))

test.each([
  'JavaScript, PostgreSQL, TypeScript, PowerPoint, QuickBooks, LinkedIn, GitHub, DevOps, NetSuite, CloudFormation',
  'Ervaring met SolidWorks en AutoCAD, ScrumMaster (CSM), TeamLead bij X, VisualBasic en C',
  'ASP.NET Core, Node.Js, Vue.Js, Bol.Com, bol.com, U.S.Army, J.Jansen, B.Sc.',
  'Experience with Java. Education is a plus. Summary of results.',
  'Opleiding: hbo. Werkervaring: 3 jaar.',
])('%s is left as it is', (text) => expect(restoreLines(text)).toBe(text))

test('in a line as long as several a heading behind a sentence is one', () => {
  const sentence = 'Je werkt samen met vijf collega’s aan de planning van ritten door heel het land. '.repeat(4)
  expect(restoreLines(`${sentence}Profiel Je hebt ervaring.`)).toBe(`${sentence.trim()}\nProfiel\n Je hebt ervaring.`)
  expect(restoreLines('Goed. Profiel Je hebt ervaring.')).toBe('Goed. Profiel Je hebt ervaring.')
})

test('every line stands word for word in the text', () => {
  const text = 'SummaryCook with ten years.ExperienceCook at De BokPrepared meals.EducationMBO'
  for (const line of restoreLines(text).split('\n')) expect(text).toContain(line)
})

test.each(['a '.repeat(50_000), 'Experience'.repeat(10_000), '.'.repeat(100_000), 'aSkills '.repeat(12_000)])(
  'a hostile text of 100 kB keeps its letters',
  (text) => expect(restoreLines(text).replaceAll('\n', '').length).toBeLessThanOrEqual(text.length),
)
