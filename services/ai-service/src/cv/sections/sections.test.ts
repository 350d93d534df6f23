import { expect, test } from '@jest/globals'
import { cvOf } from '../testing/cv-of.ts'
import { kindOfHeading } from './known-heading.ts'
import { sectionsOf } from './sections.ts'

const sectionTable = (text: string) =>
  sectionsOf(cvOf(text)).map(({ kind, heading, lines }) => [
    kind,
    heading?.text ?? null,
    lines.map((line) => line.text).join(' / '),
  ])

test.each([
  ['WERKERVARING', 'experience'],
  ['W E R K E R VA R I N G', 'experience'],
  ['Relevante werkervaring:', 'experience'],
  ['2. Werkervaring', 'experience'],
  ['2 Werkervaring', 'experience'],
  ['10 jaar ervaring', undefined],
  ['Overige werkervaring (selectie)', 'experience'],
  ['Work Experience & Internships', 'experience'],
  ['Opleiding en cursussen', 'education'],
  ['Opleidingen / Trainingen', 'education'],
  ['Expérience professionnelle', 'experience'],
  ['Ausbildung', 'education'],
  ['Experiencia laboral', 'experience'],
  ['Formación', 'education'],
  ['Doświadczenie zawodowe', 'experience'],
  ['Werkgevers', 'experience'],
  ['Carrièreverloop', 'experience'],
  ['Hobby’s', 'interests'],
  ["Hobby's en interesses", 'interests'],
  ['Kennis & vaardigheden', 'skills'],
  ['Talen', 'languages'],
  ['Certificeringen', 'certificates'],
  ['Vrijwilligerswerk', 'other'],
  ['Persoonlijke gegevens', 'personal'],
  ['Opleiding en cer ficaten', 'education'],
  ['Educa琀椀on', 'education'],
  ['Cer琀椀昀椀ca琀椀ons', 'certificates'],
  ['Over mij', 'summary'],
  ['Taalbeheersing', 'languages'],
  ['Kennis van', 'skills'],
  ['Karaktereigenschappen', 'skills'],
  ['Waar ben ik opgeleid?', 'education'],
  ['Diploma’s', 'education'],
  ['Formation & diplômes', 'education'],
  ['Compétences linguistiques', 'languages'],
  ['Formación académica', 'education'],
  ['Besondere Kenntnisse', 'skills'],
  ['Ik heb veel ervaring', undefined],
  ['Opleiding Verpleegkunde', undefined],
  ['Kok', undefined],
])('%s is a heading of %s', (text, kind) => expect(kindOfHeading(text)).toBe(kind))

test('cuts a document at its headings', () =>
  expect(
    sectionTable(`## Sanne de Wit
      Utrecht
      # Profiel
      Ik heb ruime ervaring in de zorg.
      # Werkervaring
      Kok bij De Eik
      # Opleiding
      Mbo Kok`),
  ).toEqual([
    ['header', null, 'Sanne de Wit / Utrecht'],
    ['summary', 'Profiel', 'Ik heb ruime ervaring in de zorg.'],
    ['experience', 'Werkervaring', 'Kok bij De Eik'],
    ['education', 'Opleiding', 'Mbo Kok'],
  ]))

test('a sidebar and the main column have headings of their own', () =>
  expect(
    sectionTable(`Sanne de Wit
      # Werkervaring
      >> # Talen
      >> Nederlands
      Kok bij De Eik
      >> Engels
      # Opleiding
      >> # Vaardigheden
      Mbo Kok
      >> Koken`),
  ).toEqual([
    ['header', null, 'Sanne de Wit'],
    ['experience', 'Werkervaring', 'Kok bij De Eik'],
    ['languages', 'Talen', 'Nederlands / Engels'],
    ['education', 'Opleiding', 'Mbo Kok'],
    ['skills', 'Vaardigheden', 'Koken'],
  ]))

test('a heading of unknown words in the look of the others begins a section of its own', () =>
  expect(
    sectionTable(`Sanne
      # Werkervaring
      Kok bij De Eik
      # Opleiding
      Mbo Kok
      # Mijn tuin
      Rozen
      # Talen
      Nederlands`).map(([kind, heading]) => [kind, heading]),
  ).toEqual([
    ['header', null],
    ['experience', 'Werkervaring'],
    ['education', 'Opleiding'],
    ['other', 'Mijn tuin'],
    ['languages', 'Talen'],
  ]))

test('headings on no list are told by words in them and by what stands under them', () =>
  expect(
    sectionTable(`## Sanne de Wit
      # Mijn studietijd
      2010 - 2014 Mbo Kok, ROC van Twente in Enschede
      # Werkervaring
      Kok bij restaurant De Eik, waar ik de keuken leid en de kaart schrijf
      # Zo praat ik met gasten
      Nederlands, Engels en Frans
      # Uit de mouw
      Excel, Word
      # Mijn digitale avontuur
      2020 - 2022 Website voor de buurt, met agenda en ruilbeurs
      # Mijn tuin
      Rozen
      # Referenties
      Op aanvraag`).map(([kind, heading]) => [kind, heading]),
  ).toEqual([
    ['header', null],
    ['education', 'Mijn studietijd'],
    ['experience', 'Werkervaring'],
    ['languages', 'Zo praat ik met gasten'],
    ['skills', 'Uit de mouw'],
    ['other', 'Mijn digitale avontuur'],
    ['other', 'Mijn tuin'],
    ['references', 'Referenties'],
  ]))

test('numbers in a cell of their own belong to the headings', () =>
  expect(
    sectionTable(`Sanne de Wit
      # 1 || # Loopbaan
      Kok bij restaurant De Eik
      # 2 || # Opleiding
      Mbo Kok bij ROC van Twente`),
  ).toEqual([
    ['header', null, 'Sanne de Wit'],
    ['experience', 'Loopbaan', 'Kok bij restaurant De Eik'],
    ['education', 'Opleiding', 'Mbo Kok bij ROC van Twente'],
  ]))

test('words of headings inside a job are its own text', () => {
  const [, work, school] = sectionTable(`Sanne
    # Werkervaring
    **Kok**
    Software
    Werk
    ervaring
    Projecten
    # Opleiding
    Mbo Kok`)
  expect(work?.[2]).toBe('Kok / Software / Werk / ervaring / Projecten')
  expect(school?.[0]).toBe('education')
})

test('jobs in a second column without a heading are jobs too', () =>
  expect(
    sectionTable(`Sanne de Wit
      # Werkervaring
      Kok || >> Afwasser
      2019 – heden || >> 2016 – 2019
      # Opleiding
      Mbo Kok`).find(([kind]) => kind === 'experience')?.[2],
  ).toBe('Kok / Afwasser / 2019 – heden / 2016 – 2019'))

test('groups of skills stay within the skills', () =>
  expect(
    sectionTable(`# Werkervaring
      Kok
      # Vaardigheden
      **Programmeertalen**
      Java
      **Tools**
      Git
      # Talen
      Engels`).map(([kind, , lines]) => [kind, lines]),
  ).toEqual([
    ['experience', 'Kok'],
    ['skills', 'Programmeertalen / Java / Tools / Git'],
    ['languages', 'Engels'],
  ]))

test('a document without any look: headings by their words and the white space above', () =>
  expect(
    sectionTable(`Sanne de Wit

      Werkervaring
      Kok bij De Eik

      Opleiding
      Mbo Kok`).map(([kind]) => kind),
  ).toEqual(['header', 'experience', 'education']))

test('a document without headings is one header, however long its lines', () =>
  expect(sectionTable('x'.repeat(100_000))).toHaveLength(1))
