import { expect, test } from '@jest/globals'
import { jobsOf } from '../testing/entry-lines.ts'

test.each([
  [
    'an Italian form with labels',
    `# Esperienza professionale
      Date: Marzo 2019 — oggi
      Lavoro o posizione ricoperti: Tecnica di laboratorio
      Nome e indirizzo del datore: Vetreria Lampione S.r.l., Borgo Alto (PV)
      Date: 2015 — 2019
      Lavoro o posizione ricoperti: Receptionist
      Nome e indirizzo del datore: Hotel Vela`,
    [
      'Tecnica di laboratorio | Vetreria Lampione S.r.l. | 2019-03 to now | Borgo Alto (PV)',
      'Receptionist | Hotel Vela | 2015 to 2019 | -',
    ],
  ],
  [
    'a French form with labels',
    `# Expérience professionnelle
      Dates: 2018 - 2022
      Fonction ou poste occupé: Comptable
      Nom et adresse de l’employeur: Moulin Bleu SAS, Saint-Ouen-les-Prés
      Dates: 2014 - 2018
      Fonction ou poste occupé: Assistante
      Nom et adresse de l’employeur: Cabinet Perle`,
    [
      'Comptable | Moulin Bleu SAS | 2018 to 2022 | Saint-Ouen-les-Prés',
      'Assistante | Cabinet Perle | 2014 to 2018 | -',
    ],
  ],
  [
    'summers as dates',
    `# Werkervaring
      Zomers 2016 en 2017
      **IJsverkoper**
      Salon Polo, Renesse
      2014 - 2016
      **Bezorger**
      Bakkerij Smit, Goes`,
    ['IJsverkoper | Salon Polo | 2016 to 2017 | Renesse', 'Bezorger | Bakkerij Smit | 2014 to 2016 | Goes'],
  ],
  [
    'two summers apart',
    `# Expériences
      Été 2016, été 2017
      **Vendeuse**
      Boutique Corail, Nantes
      2014 → 2016
      **Serveuse**
      Hôtel du Lac, Annecy`,
    ['Vendeuse | Boutique Corail | 2016 to 2017 | Nantes', 'Serveuse | Hôtel du Lac | 2014 to 2016 | Annecy'],
  ],
])('%s', (_, text, jobs) => expect(jobsOf(text)).toEqual(jobs))

test.each([
  ['Festanstellungen', 'Opdrachten als zzp’er'],
  ['Projekte als Freiberufler (seit 2017)', 'Vaste dienstverbanden'],
])('own work and steady jobs under %s and %s', (first, second) => {
  const cvText = `# ${first}
    **Softwareentwickler** || 2017 - 2020
    Lindenwerk Software AG, Oberneustadt
    # ${second}
    **Tester** || 2013 - 2017
    De Zeef B.V., Klein Doorn`
  expect(jobsOf(cvText)).toEqual([
    'Softwareentwickler | Lindenwerk Software AG | 2017 to 2020 | Oberneustadt',
    'Tester | De Zeef B.V. | 2013 to 2017 | Klein Doorn',
  ])
})

test('a department behind a legal form stays no place of the firm', () => {
  expect(
    jobsOf(`# Werkervaring
    Kok || Eikhof B.V., afdeling Keuken || 2012 - 2015
    Afwasser || Hotel Zon || 2010 - 2012`)[0],
  ).toContain('Kok | Eikhof B.V.')
})

test('labels in cells of their own, in Dutch and Italian', () => {
  const table = (when: string, what: string, where: string) => `# Werkervaring
    ${when} || 2018 - 2022
    ${what} || Kok
    ${where} || De Eik
    ${when} || 2014 - 2018
    ${what} || Barista
    ${where} || Hotel Zon`
  const jobs = ['Kok | De Eik | 2018 to 2022 | -', 'Barista | Hotel Zon | 2014 to 2018 | -']
  expect(jobsOf(table('Periode', 'Functie', 'Werkgever'))).toEqual(jobs)
  expect(jobsOf(table('Date', 'Mansione', 'Datore di lavoro'))).toEqual(jobs)
})
