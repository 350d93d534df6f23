import { expect, test } from '@jest/globals'
import { jobsOf } from '../testing/entry-lines.ts'

const heads: readonly (readonly [head: string, job: string])[] = [
  ['Kamermeisje, Hotel De Lindeboom (uitzendkracht Randstad)', 'Kamermeisje | Hotel De Lindeboom | 2015 to 2017 | -'],
  ['Winkelbediende, AVEVE, Bonheiden (interim via Randstad)', 'Winkelbediende | AVEVE | 2015 to 2017 | Bonheiden'],
  ['Leerling-monteur in dienst bij GTI Assen', 'Leerling-monteur | GTI Assen | 2015 to 2017 | -'],
  ['Kok in loondienst bij Bistro Zilt', 'Kok | Bistro Zilt | 2015 to 2017 | -'],
  ['Verpleegkundige werkzaam bij Zorggroep Salland', 'Verpleegkundige | Zorggroep Salland | 2015 to 2017 | -'],
  ['Facturist, AZ Damiaan, dienst facturatie', 'Facturist | AZ Damiaan | 2015 to 2017 | -'],
  [
    'Penitentiair medewerker, Dienst Justitiële Inrichtingen',
    'Penitentiair medewerker | Dienst Justitiële Inrichtingen | 2015 to 2017 | -',
  ],
]

test.each(heads)('%s', (head, job) =>
  expect(jobsOf(`# Werkervaring\n**2015 – 2017** ${head}\n* Werk van alle dag`)).toEqual([job]),
)

test('a title that ends in an abbreviation is no sentence', () =>
  expect(
    jobsOf(`# Werkervaring
      **Contentspecialist**
      Bever Zwerfsport | jan 2018 - feb 2020
      * Aansturen van twee freelancers

      **Redacteur a.i.**
      De Gelderlander | sep 2016 - dec 2017
      * Eindredactie van de regiopagina`),
  ).toEqual([
    'Contentspecialist | Bever Zwerfsport | 2018-01 to 2020-02 | -',
    'Redacteur a.i. | De Gelderlander | 2016-09 to 2017-12 | -',
  ]))
