import { expect, test } from '@jest/globals'
import { jobsOf } from '../testing/entry-lines.ts'

const layouts: Record<string, { text: string; jobs: readonly string[] }> = {
  'job above firm, dates between': {
    text: `# Werkervaring
      **Projectleider, Bouwbedrijf Jansen, Zwolle**
      januari 2019 - heden
      Leiding geven aan projecten van klein tot groot.
      **Werkvoorbereider, Van Dam Infra, Meppel**
      maart 2012 - december 2018
      Voorbereiden van werken.`,
    jobs: [
      'Projectleider | Bouwbedrijf Jansen | 2019-01 to now | Zwolle',
      'Werkvoorbereider | Van Dam Infra | 2012-03 to 2018-12 | Meppel',
    ],
  },
  'firm and place left, dates right, job below': {
    text: `# Experience
      **Initech — Austin, TX** || 2018 – 2021
      __Software Engineer__
      * TPS reports
      **Globex — Springfield, IL** || 2015 – 2018
      __Junior Developer__
      * Code`,
    jobs: [
      'Software Engineer | Initech | 2018 to 2021 | Austin, TX',
      'Junior Developer | Globex | 2015 to 2018 | Springfield, IL',
    ],
  },
  'firm, job, place and dates below each other': {
    text: `# Experience
      Google
      Software Engineer
      Mountain View, CA
      June 2019 - Present
      * Did things in 2020 with Java
      * More
      Facebook
      Intern
      Menlo Park, CA
      May 2018 - Aug 2018
      * Stuff`,
    jobs: [
      'Software Engineer | Google | 2019-06 to now | Mountain View, CA',
      'Intern | Facebook | 2018-05 to 2018-08 | Menlo Park, CA',
    ],
  },
  'a name in capitals among names that are not': {
    text: `# Work experience
      University of Amsterdam
      PhD candidate
      Sep 2018 - Present
      Research on semantics.
      TNO
      Research Intern
      Feb 2018 - Jul 2018
      Worked on models.`,
    jobs: [
      'PhD candidate | University of Amsterdam | 2018-09 to now | -',
      'Research Intern | TNO | 2018-02 to 2018-07 | -',
    ],
  },
  'dates first': {
    text: `# Werkervaring

      2021 - heden
      Ministerie van Binnenlandse Zaken, Den Haag
      Beleidsmedewerker
      Ik werk aan het beleid voor wonen.

      2017 - 2021
      Gemeente Den Haag
      Trainee
      Verschillende opdrachten in twee jaar.`,
    jobs: [
      'Beleidsmedewerker | Ministerie van Binnenlandse Zaken | 2021 to now | Den Haag',
      'Trainee | Gemeente Den Haag | 2017 to 2021 | -',
    ],
  },
  'firm above, job and dates side by side': {
    text: `# Werkervaring
      **Stichting Zorgwerk**
      Verpleegkundige (32 uur) || mei 2018 - heden
      Zorg voor ouderen in het tehuis, met een team van twaalf collega's en veel plezier in het werk.
      **Ziekenhuis Gelderse Vallei**
      Leerling-verpleegkundige || sep 2014 - apr 2018
      Stage op de afdeling`,
    jobs: [
      'Verpleegkundige (32 uur) | Stichting Zorgwerk | 2018-05 to now | -',
      'Leerling-verpleegkundige | Ziekenhuis Gelderse Vallei | 2014-09 to 2018-04 | -',
    ],
  },
  'prose below a head': {
    text: `# Werkervaring
      sep. 2020 – heden  Marketing manager
      Fietsenfabriek Nederland, Den Haag
      Verantwoordelijk voor campagnes en het merk in Nederland.
      In 2022 won ons team de prijs voor beste campagne.
      jan. 2016 – aug. 2020  Marketeer
      Reisbureau Zonnig, Leiden
      Nieuwsbrieven en website.`,
    jobs: [
      'Marketing manager | Fietsenfabriek Nederland | 2020-09 to now | Den Haag',
      'Marketeer | Reisbureau Zonnig | 2016-01 to 2020-08 | Leiden',
    ],
  },
  'labels before values': {
    text: `# Werkervaring
      Functie: Heftruckchauffeur
      Werkgever: Distri BV, Venlo
      Periode: 2015 t/m 2019
      Werkzaamheden: laden en lossen van vrachtwagens

      Functie: Productiemedewerker
      Werkgever: Koekfabriek Zoet
      Periode: 2010 - 2015
      Werkzaamheden: inpakken`,
    jobs: [
      'Heftruckchauffeur | Distri BV | 2015 to 2019 | Venlo',
      'Productiemedewerker | Koekfabriek Zoet | 2010 to 2015 | -',
    ],
  },
  'a table of labels': {
    text: `# Werkervaring
      Werkgever || Zorgcentrum De Linde
      Functie || Verzorgende IG
      Periode || 2014 - heden
      Taken || Verzorging van bewoners

      Werkgever || Thuiszorg West
      Functie || Helpende
      Periode || 2010 - 2014
      Taken || Huishouden en zorg`,
    jobs: ['Verzorgende IG | Zorgcentrum De Linde | 2014 to now | -', 'Helpende | Thuiszorg West | 2010 to 2014 | -'],
  },
  'labels after the firm and its dates': {
    text: `# Werkervaring
      **Albert Heijn, Amersfoort** (2016 - 2019)
      Functie: Caissière
      Taken: kassawerk, vakken vullen
      **Etos, Amersfoort** (2019 - heden)
      Functie: Verkoopmedewerker
      Taken: adviseren van klanten`,
    jobs: [
      'Verkoopmedewerker | Etos | 2019 to now | Amersfoort',
      'Caissière | Albert Heijn | 2016 to 2019 | Amersfoort',
    ],
  },
  'several jobs at one firm, as LinkedIn prints them': {
    text: `# Ervaring
      ## Koel & Vers Groep
      3 jaar 11 maanden
      **Assistent-inkoper**
      maart 2017 - januari 2019 (1 jaar 11 maanden)
      Kampen
      Contractbeheer en leveranciersbeoordeling.

      **Stagiair supply chain**
      september 2014 - februari 2017 (2 jaar 6 maanden)
      Kampen

      ## Bouwmarkt De Moker
      **Voorraadbeheerder**
      2010 - 2014 (4 jaar)
      Dronten`,
    jobs: [
      'Assistent-inkoper | Koel & Vers Groep | 2017-03 to 2019-01 | Kampen',
      'Stagiair supply chain | Koel & Vers Groep | 2014-09 to 2017-02 | Kampen',
      'Voorraadbeheerder | Bouwmarkt De Moker | 2010 to 2014 | Dronten',
    ],
  },
  'dates wrapped in a margin': {
    text: `# Werkervaring
      jan 2020 – || **Teamleider productie**
      heden || Vion Food Group, Boxtel
      * Aansturen
      mrt 2014 tot dec || **Productiemedewerker**
      2019 || Vion Food Group, Boxtel
      * Inpakken`,
    jobs: [
      'Teamleider productie | Vion Food Group | 2020-01 to now | Boxtel',
      'Productiemedewerker | Vion Food Group | 2014-03 to 2019-12 | Boxtel',
    ],
  },
  'internships and side jobs count, voluntary work does not': {
    text: `# Stages
      **Stagiair marketing** || feb 2021 – jul 2021
      Heineken, Amsterdam
      * Campagnes
      # Bijbanen
      **Bezorger** || 2018 – 2020
      Thuisbezorgd.nl
      # Vrijwilligerswerk
      **Trainer** || 2016 – heden
      VV De Meern`,
    jobs: [
      'Stagiair marketing | Heineken | 2021-02 to 2021-07 | Amsterdam',
      'Bezorger | Thuisbezorgd.nl | 2018 to 2020 | -',
    ],
  },
  'white space between all lines': {
    text: `# Werkervaring
      Kok

      De Eik, Zeist

      2019 - heden

      Koken voor gasten.

      Afwasser

      Hotel Zon, Zeist

      2016 - 2019

      Borden wassen.`,
    jobs: ['Kok | De Eik | 2019 to now | Zeist', 'Afwasser | Hotel Zon | 2016 to 2019 | Zeist'],
  },
}

test.each(Object.entries(layouts))('%s', (_, { text, jobs }) => expect(jobsOf(text)).toEqual(jobs))
