import { expect, test } from '@jest/globals'
import { jobsOf } from '../testing/entry-lines.ts'

test.each([
  ['Visiting Scholar', 'University of California, Berkeley'],
  ['Gastonderzoeker', 'University of Texas, Austin'],
])('the town of a university with several seats is part of its name: %s', (job, firm) =>
  expect(
    jobsOf(`# Experience
      2018 – 2020 || Lecturer, University of Leiden
      2014 – 2016 || ${job}, ${firm}`)[1],
  ).toContain(`${job} | ${firm}`),
)
