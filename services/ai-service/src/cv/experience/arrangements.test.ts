import { expect, test } from '@jest/globals'
import { jobsOf } from '../testing/entry-lines.ts'

const arrangements: Record<string, { text: string; jobs: readonly string[] }> = {
  'title + hours + place': {
    text: `# Werkervaring
      **Apothekersassistent (24 uur)** || 2019 - heden
      BENU Apotheek, Zwolle
      * Recepten
      **Winkelmedewerker (bijbaan, 12 uur p/w)** || 2015 - 2019
      Kruidvat, Hattem`,
    jobs: [
      'Apothekersassistent (24 uur) | BENU Apotheek | 2019 to now | Zwolle',
      'Winkelmedewerker (bijbaan, 12 uur p/w) | Kruidvat | 2015 to 2019 | Hattem',
    ],
  },
  'date with days': {
    text: `# Werkervaring
      01-09-2019 t/m heden || Docent Engels || CSG Het Noordik
      15-08-2014 t/m 31-08-2019 || Docent Engels || Canisius College`,
    jobs: [
      'Docent Engels | CSG Het Noordik | 2019-09 to now | -',
      'Docent Engels | Canisius College | 2014-08 to 2019-08 | -',
    ],
  },
  'description bullets with dates': {
    text: `# Werkervaring
      **Projectleider** | Gemeente Zaanstad | 2017 – heden
      * Herinrichting centrum (2018-2020)
      * Aanleg fietspad 2021
      * Sinds 2022 lid van de kerngroep
      **Adviseur** | Royal Ondersteuning | 2012 – 2017
      * Adviseren`,
    jobs: ['Projectleider | Gemeente Zaanstad | 2017 to now | -', 'Adviseur | Royal Ondersteuning | 2012 to 2017 | -'],
  },
  'dates in the middle cell': {
    text: `# Werkervaring
      Kok || 2015 - heden || De Eik
      Afwasser || 2012 - 2015 || Hotel Zon`,
    jobs: ['Kok | De Eik | 2015 to now | -', 'Afwasser | Hotel Zon | 2012 to 2015 | -'],
  },
  'company in caps before, title bold after dash': {
    text: `# Professional experience
      ACME LOGISTICS, Rotterdam — **Warehouse Supervisor**
      September 2019 – Present
      * Team of 12
      BRIGHT FOODS, Breda — **Picker**
      2016 – 2019
      * Picking`,
    jobs: [
      'Warehouse Supervisor | ACME LOGISTICS | 2019-09 to now | Rotterdam',
      'Picker | BRIGHT FOODS | 2016 to 2019 | Breda',
    ],
  },
  'role under two companies w/ promoted': {
    text: `# Work experience
      **Harbour Bank**
      Dublin, Ireland
      __Senior Analyst__ (2019 – present)
      * a
      __Analyst__ (2016 – 2019)
      * b
      **Quay Insurance**
      Cork, Ireland
      __Claims Handler__ (2013 – 2016)
      * c`,
    jobs: [
      'Senior Analyst | Harbour Bank | 2019 to now | Dublin, Ireland',
      'Analyst | Harbour Bank | 2016 to 2019 | Dublin, Ireland',
      'Claims Handler | Quay Insurance | 2013 to 2016 | Cork, Ireland',
    ],
  },
  'website after company': {
    text: `# Experience
      **Web developer** || 2018 - 2021
      Pixelhuis (www.pixelhuis.nl)
      * Sites
      **Junior** || 2016 - 2018
      Webbouw Oost - www.webbouwoost.nl`,
    jobs: ['Web developer | Pixelhuis | 2018 to 2021 | -', 'Junior | Webbouw Oost | 2016 to 2018 | -'],
  },
  'als X bij Y': {
    text: `# Werkervaring
      2018 - heden Als chauffeur bij Transportbedrijf Vos
      2014 - 2018 Werkzaam als magazijnmedewerker bij Wehkamp
      2012 - 2014 Werkzaam bij Hema als verkoopster`,
    jobs: [
      'chauffeur | Transportbedrijf Vos | 2018 to now | -',
      'magazijnmedewerker | Wehkamp | 2014 to 2018 | -',
      'verkoopster | Hema | 2012 to 2014 | -',
    ],
  },
  'in dienst bij': {
    text: `# Loopbaan
      Mei 2018 – heden: in dienst bij Stedin als monteur
      2010 – mei 2018: in dienst bij Joulz als leerling-monteur`,
    jobs: ['monteur | Stedin | 2018-05 to now | -', 'leerling-monteur | Joulz | 2010 to 2018-05 | -'],
  },
  gedetacheerd: {
    text: `# Werkervaring
      **Java-ontwikkelaar, Ordina (gedetacheerd bij ING)** || 2018 - 2021
      * Bouwen
      **Tester, Sogeti** || 2015 - 2018
      * Testen`,
    jobs: ['Java-ontwikkelaar | Ordina | 2018 to 2021 | -', 'Tester | Sogeti | 2015 to 2018 | -'],
  },
  'klant: project': {
    text: `# Werkervaring
      **Senior consultant – Capgemini** || 2016 - heden
      Klant: Belastingdienst
      Rol: informatieanalist
      * Analyses
      Klant: UWV
      Rol: tester
      * Testen
      **Consultant – CGI** || 2012 - 2016`,
    jobs: ['Senior consultant | Capgemini | 2016 to now | -', 'Consultant | CGI | 2012 to 2016 | -'],
  },
  spanish: {
    text: `# Experiencia laboral
      **Camarera**, Restaurante El Puerto, Valencia || enero 2019 - actualidad
      * Servicio
      **Dependienta**, Zapatería Luna || 2015 - diciembre 2018`,
    jobs: [
      'Camarera | Restaurante El Puerto | 2019-01 to now | Valencia',
      'Dependienta | Zapatería Luna | 2015 to 2018-12 | -',
    ],
  },
  'german table': {
    text: `# Beruflicher Werdegang
      04/2018 – heute || Teamleiter Einkauf, Brandt & Söhne KG, Münster
      09/2012 – 03/2018 || Einkäufer, Westfalen Stahl AG, Dortmund
      08/2009 – 08/2012 || Ausbildung zum Industriekaufmann, Westfalen Stahl AG`,
    jobs: [
      'Teamleiter Einkauf | Brandt & Söhne KG | 2018-04 to now | Münster',
      'Einkäufer | Westfalen Stahl AG | 2012-09 to 2018-03 | Dortmund',
      'Ausbildung zum Industriekaufmann | Westfalen Stahl AG | 2009-08 to 2012-08 | -',
    ],
  },
  'french bullets': {
    text: `# Expérience professionnelle
      **Vendeuse** – Boulangerie Paul, Lille
      Septembre 2018 – Aujourd'hui
      * Accueil
      **Serveuse** – Café de la Gare, Arras
      Juin 2015 – août 2018`,
    jobs: [
      'Vendeuse | Boulangerie Paul | 2018-09 to now | Lille',
      'Serveuse | Café de la Gare | 2015-06 to 2018-08 | Arras',
    ],
  },
  'functie onder datum, bedrijf tussen haakjes': {
    text: `# Werkervaring
      2018 – heden
      Intern begeleider (Basisschool De Kameleon, Almere)
      
      2010 – 2018
      Leerkracht groep 5 (Basisschool Het Palet, Lelystad)`,
    jobs: [
      'Intern begeleider | Basisschool De Kameleon | 2018 to now | Almere',
      'Leerkracht groep 5 | Basisschool Het Palet | 2010 to 2018 | Lelystad',
    ],
  },
}

test.each(Object.entries(arrangements))('%s', (_, { text, jobs }) => expect(jobsOf(text)).toEqual(jobs))
