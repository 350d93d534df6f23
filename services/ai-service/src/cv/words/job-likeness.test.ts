import { expect, test } from '@jest/globals'
import { jobLikeness, namesJob } from './job-likeness.ts'

test.each([
  'Wijkverpleegkundige',
  'Senior applicatieontwikkelaar',
  'Oberbauleiterin',
  'Aide-soignante de nuit',
  'Camarera',
  'Pizzabakker',
  'Junior Estimator',
  'Kraanmachinist',
  'Bediende boekhouding',
  "BMH'er operatieve zorg",
  'SRE',
])('%s is the title of a job', (text) => {
  expect(namesJob(text)).toBe(true)
  expect(jobLikeness(text)).toBeGreaterThanOrEqual(1.4)
})

test.each(['Anna Schoenmaker', 'Piet Hofmeester', 'Vereniging De Brug', 'Amersfoort'])('%s names no job', (text) =>
  expect(namesJob(text)).toBe(false),
)
