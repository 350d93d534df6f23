import { expect, test } from '@jest/globals'
import { jobsOf } from '../testing/entry-lines.ts'

const stories: Record<string, { text: string; jobs: readonly string[] }> = {
  Dutch: {
    text: `# Werkervaring
      Van 2015 tot 2018 werkte ik als planner bij De Boer Transport. Ik maakte ritten voor veertig chauffeurs.
      Daarvoor was ik van 2010 tot 2015 magazijnmedewerker bij Vos Opslag in Meppel.
      In 2009 liep ik stage bij Architectenbureau Noord.`,
    jobs: [
      'planner | De Boer Transport | 2015 to 2018 | -',
      'magazijnmedewerker | Vos Opslag | 2010 to 2015 | Meppel',
      'stage | Architectenbureau Noord | 2009 to 2009 | -',
    ],
  },
  English: {
    text: `# Experience
      From 2015 to 2018 I worked as a logistics planner at Miller Freight. I planned routes for forty drivers.
      Since 2018 I have been a team lead at Norton Parcels in Leeds.`,
    jobs: ['team lead | Norton Parcels | 2018 to now | Leeds', 'logistics planner | Miller Freight | 2015 to 2018 | -'],
  },
  German: {
    text: `# Berufserfahrung
      Von 2015 bis 2018 war ich als Disponent bei der Meier Spedition tätig.
      Seit 2018 arbeite ich als Teamleiter bei Nordfracht GmbH in Bremen.`,
    jobs: ['Teamleiter | Nordfracht GmbH | 2018 to now | Bremen', 'Disponent | Meier Spedition | 2015 to 2018 | -'],
  },
  'without a heading, in the summary': {
    text: `# Over mij
      Sinds 2019 werk ik als teamleider bij Van Vliet Bouw in Gouda, waar ik twaalf mensen aanstuur.
      # Opleiding
      Mbo Timmerman`,
    jobs: ['teamleider | Van Vliet Bouw | 2019 to now | Gouda'],
  },
}

test.each(Object.entries(stories))('jobs told in sentences: %s', (_, { text, jobs }) =>
  expect(jobsOf(text)).toEqual(jobs),
)

test('sentences in the text of listed jobs tell no more jobs', () =>
  expect(
    jobsOf(`# Werkervaring
      **Adviseur, Groep Delta** (2015 - heden)
      Van 2016 tot 2018 werkte ik als projectleider bij Gemeente Almere.`),
  ).toEqual(['Adviseur | Groep Delta | 2015 to now | -']))

test('text without end takes no time worth naming', () =>
  expect(jobsOf(`# Werkervaring\n${'was ik als '.repeat(9000)}`)).toEqual([]))
