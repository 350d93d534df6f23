import { expect, test } from '@jest/globals'
import type { CvDocument } from '@wervio/cv-document'
import { readExperience } from '../experience/read-experience.ts'
import { sectionsOf } from '../sections/sections.ts'
import { cvOf } from '../testing/cv-of.ts'

/** As a document without rows: its columns one after another. */
const inColumns = (text: string): CvDocument => {
  const { lines, ...rest } = cvOf(text)
  return { ...rest, lines: lines.map((line) => ({ ...line, row: null })).toSorted((a, b) => a.region - b.region) }
}

const jobTable = (document: CvDocument) =>
  readExperience(document, sectionsOf(document)).map(({ position, company, period, location, description }) => [
    position?.value,
    company?.value,
    period?.value,
    location?.value,
    description?.value,
  ])

test('dates and places in a column of their own belong to the text beside them', () =>
  expect(
    jobTable(
      inColumns(`Sanne de Wit
        # Werkervaring
        **Kok** || >> 2019 – heden
        Restaurant De Eik || >> Zeist
        * Koken
        **Afwasser** || >> 2016 – 2019
        Hotel Zon || >> Utrecht
        * Afwassen
        # Opleiding
        **Mbo Kok** || >> 2012 – 2016
        ROC Midden Nederland`),
    ),
  ).toEqual([
    ['Kok', 'Restaurant De Eik', '2019 – heden', 'Zeist', '• Koken'],
    ['Afwasser', 'Hotel Zon', '2016 – 2019', 'Utrecht', '• Afwassen'],
  ]))

test('labels in a column of their own', () =>
  expect(
    jobTable(
      inColumns(`# Werkervaring
        Data || >> 01/09/2011 →
        Functie of beroep || >> Apothekersassistent
        Voornaamste activiteiten || >> Recepten verwerken
        Naam en adres van de || >> Apotheek De Kempen, Eersel
        Data || >> 01/07/2007 - 31/08/2011
        Functie of beroep || >> Winkelmedewerker
        Voornaamste activiteiten || >> Advies aan klanten
        Naam en adres van de || >> Drogisterij Van Loon, Bladel`),
    ).map(([position, company, period, place]) => [position, company, period, place]),
  ).toEqual([
    ['Apothekersassistent', 'Apotheek De Kempen', '01/09/2011', 'Eersel'],
    ['Winkelmedewerker', 'Drogisterij Van Loon', '01/07/2007 - 31/08/2011', 'Bladel'],
  ]))

test('a table of a Word file without places on the page', () => {
  const { lines, ...rest } = cvOf(`# Werkervaring
    mei 2010 – || december 2014 || **Verzorgende IG** || Zorgcentrum De Linde, Zeist || wassen en kleden van bewoners
    2008 – 2010 || **Caissière** || Albert Heijn`)
  const nowhere = { page: 1, x: 0, y: 0, width: 0, height: 0 }
  const document: CvDocument = {
    ...rest,
    kind: 'word',
    lines: lines.map((line) => ({ ...line, box: nowhere, region: 1 })),
  }
  expect(jobTable(document).map(([position, company, period]) => [position, company, period])).toEqual([
    ['Verzorgende IG', 'Zorgcentrum De Linde', 'mei 2010 – december 2014'],
    ['Caissière', 'Albert Heijn', '2008 – 2010'],
  ])
})

test('values say where they stand', () => {
  const document = cvOf('# Werkervaring\n**Kok** || 2019 – heden\nRestaurant De Eik, Zeist')
  const [job] = readExperience(document, sectionsOf(document))
  expect(job?.position?.boxes).toEqual([document.lines[1]?.box])
  expect(job?.company).toMatchObject({ quote: 'Restaurant De Eik' })
  expect(job?.company?.boxes[0]?.width).toBeLessThan(document.lines[3]?.box.width ?? 0)
  expect(job?.position?.confidence).toBeGreaterThan(0.8)
})

test('an order that nothing supports is told with little confidence', () => {
  const document = cvOf('# Werkervaring\nZilvervos, Blauwe Maan (2019 – 2020)')
  const [job] = readExperience(document, sectionsOf(document))
  expect(job?.position?.value).toBe('Zilvervos')
  expect(job?.position?.confidence).toBeLessThan(0.7)
})
