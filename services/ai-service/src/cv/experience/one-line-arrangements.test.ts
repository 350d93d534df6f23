import { expect, test } from '@jest/globals'
import { jobsOf } from '../testing/entry-lines.ts'

const arrangements: Record<string, { text: string; jobs: readonly string[] }> = {
  'several positions under one company': {
    text: `# Werkervaring
      **Rabobank, Utrecht**
      Teamleider klantenservice (2019 - heden)
      * Aansturen
      Medewerker klantenservice (2015 - 2019)
      * Bellen
      **Ziggo, Groningen**
      Callcentermedewerker (2012 - 2015)
      * Bellen`,
    jobs: [
      'Teamleider klantenservice | Rabobank | 2019 to now | Utrecht',
      'Medewerker klantenservice | Rabobank | 2015 to 2019 | Utrecht',
      'Callcentermedewerker | Ziggo | 2012 to 2015 | Groningen',
    ],
  },
  arrows: {
    text: `# Ervaring
      2019 → || **Verkoper** || Bouwmarkt De Spijker
      2016 → 2019 || **Vakkenvuller** || Plus Hendriks`,
    jobs: ['Verkoper | Bouwmarkt De Spijker | 2019 to now | -', 'Vakkenvuller | Plus Hendriks | 2016 to 2019 | -'],
  },
  depuis: {
    text: `# Expériences professionnelles
      Depuis 2019 : Comptable, Cabinet Martin, Lille
      De 2015 à 2019 : Assistante comptable, Dupont & Fils, Arras
      2012 - 2015 Secrétaire, Mairie de Lens`,
    jobs: [
      'Comptable | Cabinet Martin | 2019 to now | Lille',
      'Assistante comptable | Dupont & Fils | 2015 to 2019 | Arras',
      'Secrétaire | Mairie de Lens | 2012 to 2015 | -',
    ],
  },
  'two-digit years plain': {
    text: `# Werkervaring
      mrt 15 - jun 18 || Kok || De Eik
      05/11 - 02/15 || Afwasser || Hotel Zon`,
    jobs: ['Kok | De Eik | 2015-03 to 2018-06 | -', 'Afwasser | Hotel Zon | 2011-05 to 2015-02 | -'],
  },
  'slash dates': {
    text: `# Werkervaring
      01-2019 / heden || Kok || De Eik
      03-2015 / 12-2018 || Afwasser || Hotel Zon`,
    jobs: ['Kok | De Eik | 2019-01 to now | -', 'Afwasser | Hotel Zon | 2015-03 to 2018-12 | -'],
  },
  seasons: {
    text: `# Experience
      **Data Analyst** || Spring 2019 – Winter 2021
      Brightside Media
      **Camp Counselor** || Summer 2017
      Harbour Camps`,
    jobs: ['Data Analyst | Brightside Media | 2019 to 2021 | -', 'Camp Counselor | Harbour Camps | 2017 to 2017 | -'],
  },
  'volunteering inside': {
    text: `# Werkervaring
      **Verkoper** || 2019 - heden
      Bouwmarkt De Spijker
      **Vrijwilliger** || 2017 - heden
      Voedselbank Ede
      **Kassière** || 2015 - 2019
      Plus Hendriks`,
    jobs: ['Verkoper | Bouwmarkt De Spijker | 2019 to now | -', 'Kassière | Plus Hendriks | 2015 to 2019 | -'],
  },
  'dates first same line company first': {
    text: `# Werkervaring
      2019 – heden: Bakkerij Smit te Hoorn, verkoopster
      2014 – 2019: Kruidvat te Hoorn, caissière
      2010 – 2014: Hotel Victoria te Hoorn, kamermeisje`,
    jobs: [
      'verkoopster | Bakkerij Smit | 2019 to now | Hoorn',
      'caissière | Kruidvat | 2014 to 2019 | Hoorn',
      'kamermeisje | Hotel Victoria | 2010 to 2014 | Hoorn',
    ],
  },
  'colon separated': {
    text: `# Werkervaring
      Bakkerij Smit: Verkoopster (2019 – heden)
      Kruidvat: Caissière (2014 – 2019)`,
    jobs: ['Verkoopster | Bakkerij Smit | 2019 to now | -', 'Caissière | Kruidvat | 2014 to 2019 | -'],
  },
  'open end': {
    text: `# Werkervaring
      2019 - ... || Verkoopster || Bakkerij Smit
      2014 - 2019 || Caissière || Kruidvat`,
    jobs: ['Verkoopster | Bakkerij Smit | 2019 to now | -', 'Caissière | Kruidvat | 2014 to 2019 | -'],
  },
  'unknown firm names title below': {
    text: `# Werkervaring
      2018 - heden || **Vandersterre**
      Junior controller
      * Maandafsluiting
      2015 - 2018 || **Hoekstra & Van Eck**
      Assistent-accountant
      * Jaarrekeningen
      2012 - 2015 || **Lumix**
      Administratief medewerker
      * Facturen`,
    jobs: [
      'Junior controller | Vandersterre | 2018 to now | -',
      'Assistent-accountant | Hoekstra & Van Eck | 2015 to 2018 | -',
      'Administratief medewerker | Lumix | 2012 to 2015 | -',
    ],
  },
  'freelance clients nested': {
    text: `# Werkervaring
      **Freelance tekstschrijver** || 2014 - heden
      Voor onder meer Libelle, ANWB en Natuurmonumenten
      **Redacteur, Wegener** || 2008 - 2014
      * Artikelen`,
    jobs: ['Freelance tekstschrijver | - | 2014 to now | -', 'Redacteur | Wegener | 2008 to 2014 | -'],
  },
  'bullets as jobs': {
    text: `# Werkervaring
      * 2018 - heden: Postbezorger, PostNL
      * 2015 - 2018: Krantenbezorger, Krant van de Kust
      * 2013 - 2015: Vakkenvuller, Coop`,
    jobs: [
      'Postbezorger | PostNL | 2018 to now | -',
      'Krantenbezorger | Krant van de Kust | 2015 to 2018 | -',
      'Vakkenvuller | Coop | 2013 to 2015 | -',
    ],
  },
  'dept after firm': {
    text: `# Work Experience
      **Senior Scientist**, Novo Research, Department of Immunology, Leiden || 2018 – present
      * Assays
      **PhD student**, Leiden University, Faculty of Science, Leiden || 2013 – 2018
      * Thesis`,
    jobs: [
      'Senior Scientist | Novo Research | 2018 to now | Leiden',
      'PhD student | Leiden University | 2013 to 2018 | Leiden',
    ],
  },
  'current under two headings': {
    text: `# Huidige functie
      **Hoofd inkoop**, Brabant Water (2019 - heden)
      # Eerdere functies
      **Inkoper**, VDL Groep (2012 - 2019)`,
    jobs: ['Hoofd inkoop | Brabant Water | 2019 to now | -', 'Inkoper | VDL Groep | 2012 to 2019 | -'],
  },
  'title (company)': {
    text: `# Werkervaring
      2018 - 2020 Marketingmedewerker (Kwint)
      2016 - 2018 Gastvrouw (Mojo Events)`,
    jobs: ['Marketingmedewerker | Kwint | 2018 to 2020 | -', 'Gastvrouw | Mojo Events | 2016 to 2018 | -'],
  },
}

test.each(Object.entries(arrangements))('%s', (_, { text, jobs }) => expect(jobsOf(text)).toEqual(jobs))
