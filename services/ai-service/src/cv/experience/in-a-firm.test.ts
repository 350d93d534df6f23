import { expect, test } from '@jest/globals'
import { jobsOf } from '../testing/entry-lines.ts'

test.each([
  [
    'Experience',
    '* Working as Graduate Engineer Trainee in Lotus Pumps Pvt. Ltd., Coimbatore from July',
    '2023 to till date.',
    'Graduate Engineer Trainee | Lotus Pumps Pvt. Ltd | 2023-07 to now',
  ],
  [
    'Werkervaring',
    '* Vooral gewerkt als onderhoudsmonteur in Zonneblik Techniek B.V., en dat van juli',
    '2019 tot heden.',
    'onderhoudsmonteur | Zonneblik Techniek B.V | 2019-07 to now',
  ],
])('a firm behind "in", told in a sentence: %s', (heading, first, second, job) =>
  expect(jobsOf(`# ${heading}\n${first}\n${second}`)[0]).toContain(job),
)
