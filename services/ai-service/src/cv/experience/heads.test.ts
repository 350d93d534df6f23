import { expect, test } from '@jest/globals'
import { jobsOf } from '../testing/entry-lines.ts'

const heads: Record<string, { text: string; jobs: readonly string[] }> = {
  'a firm above in short capitals, the others in ordinary letters': {
    text: `# Experience
      **ASML** || Veldhoven
      __Design Engineer__ || Since March 2020
      * Droplet generators
      **Nexta Chips** || Eindhoven
      __Junior Design Engineer__ || 2017 – 2020
      * RF layout`,
    jobs: [
      'Design Engineer | ASML | 2020-03 to now | Veldhoven',
      'Junior Design Engineer | Nexta Chips | 2017 to 2020 | Eindhoven',
    ],
  },
  'a firm that writes itself small': {
    text: `# Experience
      **Data Engineer**
      bol., Utrecht
      2022 - Now
      * Pipelines
      **Junior Data Engineer**
      Picnic Technologies, Amsterdam
      2020 - 2022
      * Models`,
    jobs: [
      'Data Engineer | bol. | 2022 to now | Utrecht',
      'Junior Data Engineer | Picnic Technologies | 2020 to 2022 | Amsterdam',
    ],
  },
  'sent by an agency': {
    text: `# Werkervaring
      Heftruckchauffeur via Randstad bij Delmeer Logistiek || 2021 – heden
      Orderpicker via Tempo-Team bij Van Gelder || 2019 – 2021`,
    jobs: ['Heftruckchauffeur | Delmeer Logistiek | 2021 to now | -', 'Orderpicker | Van Gelder | 2019 to 2021 | -'],
  },
  'a branch and a duration behind the firm': {
    text: `# Werkervaring
      Huisartsenpraktijk De Linde te Dordrecht, 5 jaar
      **Doktersassistente** (2019 – heden)
      * Triage
      Treant Zorggroep, locatie Refaja Stadskanaal
      **Stagiaire doktersassistente** (2018 – 2019)
      * Balie`,
    jobs: [
      'Doktersassistente | Huisartsenpraktijk De Linde | 2019 to now | Dordrecht',
      'Stagiaire doktersassistente | Treant Zorggroep | 2018 to 2019 | -',
    ],
  },
  'jobs told in sentences': {
    text: `# Arbeidservaring
      Van 1 september 2013 tot heden werkzaam bij Zilvertram te Amsterdam in de functie van trambestuurder.
      Van 1998 tot 2005 werkzaam bij Taxi Noord als taxichauffeur.`,
    jobs: ['trambestuurder | Zilvertram | 2013-09 to now | Amsterdam', 'taxichauffeur | Taxi Noord | 1998 to 2005 | -'],
  },
  'jobs in two columns, dates below': {
    text: `# Werk & ervaring
      **Visfileerder**
      __Van Duin__
      2020 – nu
      >> **Matroos**
      >> __Rederij Zeemeeuw__
      >> 2016 – 2020
      # Opleiding
      Vmbo`,
    jobs: ['Visfileerder | Van Duin | 2020 to now | -', 'Matroos | Rederij Zeemeeuw | 2016 to 2020 | -'],
  },
  'a season in brackets': {
    text: `# Bijbanen
      Albert Heijn (2022 – heden)
      Vakkenvuller
      Thuisbezorgd.nl (zomer 2021)
      Maaltijdbezorger`,
    jobs: ['Vakkenvuller | Albert Heijn | 2022 to now | -', 'Maaltijdbezorger | Thuisbezorgd.nl | 2021 to 2021 | -'],
  },
  'the job as the first sentence of the text': {
    text: `# Werkervaring
      **Buutvrij for life** || 2020 – nu
      Senior motion designer. Campagnes voor musea en festivals.

      **PostPanic** || 2016 – 2020
      Motion designer. Meegewerkt aan leaders.`,
    jobs: [
      'Senior motion designer | Buutvrij for life | 2020 to now | -',
      'Motion designer | PostPanic | 2016 to 2020 | -',
    ],
  },
}

test.each(Object.entries(heads))('%s', (_, { text, jobs }) => expect(jobsOf(text)).toEqual(jobs))

test('short lines of a job are not wrapped because the section has no long ones', () =>
  expect(
    jobsOf(`A header that shows with many words how wide this column is
      # Employment
      **Stripe — Risk Lead**
      Dublin · May 2021 to date
      * Policy
      **PayPal — Fraud Analyst**
      Dundalk · 2017 to 2021
      * Fraud`),
  ).toEqual(['Risk Lead | Stripe | 2021-05 to now | Dublin', 'Fraud Analyst | PayPal | 2017 to 2021 | Dundalk']))
