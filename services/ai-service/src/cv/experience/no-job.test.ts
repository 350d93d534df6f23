import { expect, test } from '@jest/globals'
import { jobsOf } from '../testing/entry-lines.ts'

const between = [
  'Zorg voor de kinderen',
  'Mantelzorg voor mijn moeder',
  'Huisvrouw',
  'Wereldreis door Azië',
  'Sabbatical',
  'Career break',
  'Full-time carer for my father',
  'Elternzeit',
  'Congé parental',
  'Vrijwilliger',
  'Volunteer at the animal shelter',
]

test.each(between)('%s between two jobs is no job', (text) =>
  expect(
    jobsOf(`# Werkervaring
      2019 - heden || Verkoper || Bouwmarkt De Spijker
      2015 - 2019 || ${text}
      2010 - 2015 || Kassière || Plus Hendriks`),
  ).toEqual(['Verkoper | Bouwmarkt De Spijker | 2019 to now | -', 'Kassière | Plus Hendriks | 2010 to 2015 | -']),
)

test.each([
  'Mantelzorgconsulent',
  'Re-integratiecoach',
  'Pensioenadviseur',
  'Opvoedcoach',
  'Volunteer nurse',
  'Coördinator vrijwilligers',
  'Reisadviseur',
])('%s is a job', (title) =>
  expect(
    jobsOf(`# Werkervaring
      2019 - heden || ${title} || Bouwmarkt De Spijker
      2010 - 2015 || Kassière || Plus Hendriks`),
  ).toHaveLength(2),
)
