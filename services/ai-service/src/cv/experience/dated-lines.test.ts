import { expect, test } from '@jest/globals'
import { jobsOf } from '../testing/entry-lines.ts'

const arrangements: Record<string, { text: string; jobs: readonly string[] }> = {
  'a clause behind its dates, with a full stop': {
    text: `# Werk
      Feb 2016 – heden: Teeltverantwoordelijke bij Paprikakwekerij Zonneveld, Grubbenvorst.
      Klimaat, bemesting, biologische bestrijding.
      2009 – 2016: Tuinbouwarbeider bij Kwekerij Gebr. Hendrix, Sevenum.
      2008 – 2009: Seizoenswerker bij diverse aspergetelers.`,
    jobs: [
      'Teeltverantwoordelijke | Paprikakwekerij Zonneveld | 2016-02 to now | Grubbenvorst',
      'Tuinbouwarbeider | Kwekerij Gebr. Hendrix | 2009 to 2016 | Sevenum',
      'Seizoenswerker | diverse aspergetelers | 2008 to 2009 | -',
    ],
  },
  'years of two digits in front of a colon': {
    text: `# Ervaring
      okt. '20 – heden: Directeur basisonderwijs, Frigotechnics Vanhove
      sep. '17 – dec. '20: Elektronica-ingenieur, Ceva Logistics`,
    jobs: [
      'Directeur basisonderwijs | Frigotechnics Vanhove | 2020-10 to now | -',
      'Elektronica-ingenieur | Ceva Logistics | 2017-09 to 2020-12 | -',
    ],
  },
  'dates with a place on lines of their own, under heads as long as the longest line': {
    text: `# Loopbaan
      **Rioolreiniger** | TNO
      dec 2020 – heden | Utrecht
      Taken:
      * Storingen verhelpen

      **Statistisch medewerker** | Hotel Krasnapolsky
      okt 2017 – feb 2020 | Kortrijk
      Taken:
      * Storingen verhelpen`,
    jobs: [
      'Rioolreiniger | TNO | 2020-12 to now | Utrecht',
      'Statistisch medewerker | Hotel Krasnapolsky | 2017-10 to 2020-02 | Kortrijk',
    ],
  },
  'how long somebody worked, behind the dates': {
    text: `# Loopbaan
      CBS De Hoekstien, Sneek || aug 2018 – nu (5 ½ jr.)
      **Groepsleerkracht groep 7/8**

      OBS De Paadwizer, Joure || aug 2013 – jul 2018 (5 jr.)
      **Onderwijsassistent (stage)**`,
    jobs: [
      'Groepsleerkracht groep 7/8 | CBS De Hoekstien | 2018-08 to now | Sneek',
      'Onderwijsassistent (stage) | OBS De Paadwizer | 2013-08 to 2018-07 | Joure',
    ],
  },
  'how somebody worked, in brackets': {
    text: `# Werkervaring
      **Productiearbeider** (interim) || 2018 – 2021
      Koekjesfabriek De Zwaan, Herentals

      **Heftruckchauffeur** || 2016 – 2018
      Havenbedrijf Noordkaai, Antwerpen`,
    jobs: [
      'Productiearbeider | Koekjesfabriek De Zwaan | 2018 to 2021 | Herentals',
      'Heftruckchauffeur | Havenbedrijf Noordkaai | 2016 to 2018 | Antwerpen',
    ],
  },
  'a particular behind a comma, beside firms': {
    text: `# Experience
      **Cascadia Maps Inc.** || Senior Software Engineer, Web || 2020 - 2022
      * Rewrote the renderer
      **Oxbow Analytics** || Support Engineer, Cloud || 2016 - 2020
      * Answered tickets`,
    jobs: [
      'Senior Software Engineer, Web | Cascadia Maps Inc. | 2020 to 2022 | -',
      'Support Engineer, Cloud | Oxbow Analytics | 2016 to 2020 | -',
    ],
  },
}

test.each(Object.entries(arrangements))('%s', (_, { text, jobs }) => expect(jobsOf(text)).toEqual(jobs))
