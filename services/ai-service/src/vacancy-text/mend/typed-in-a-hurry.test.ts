import { expect, test } from '@jest/globals'
import { composeVacancy } from '../../engines/builtin/compose.ts'
import { readForm } from '../form.ts'
import { questionsOf } from '../questions/questions.ts'
import { renderText } from '../render-text.ts'

type Typed = Partial<Parameters<typeof readForm>[0]>
const requestOf = (fields: Typed) => ({ functie: 'Monteur', organisatie: 'Koeltec', ...fields })
const write = (fields: Typed) => renderText(composeVacancy(readForm(requestOf(fields))))

test.each([
  ['a call behind a mark is no title', { functie: 'Slager // Dringend !!' }, /^Slager \(m\/v\/x\)/],
  [
    'what the sector says already is no title',
    { functie: 'Verkoper – Fashion – Breda', sector: 'Fashion retail', locatie: 'Breda' },
    /^Verkoper \(m\/v\/x\)/,
  ],
  [
    'a shift behind a mark belongs to the hours',
    { functie: 'Lasser // dagploeg', uren: 'zie rooster' },
    /Wanneer werk je\?\nJe werkt in de dagploeg\./,
  ],
  [
    'a town of the title stands behind the square of the place',
    { functie: 'Ober, Maastricht', locatie: 'Vrijthof' },
    /- Locatie: Vrijthof, Maastricht/,
  ],
  [
    'an abbreviation ends no item',
    { hard_skills: 'mbo installatietechn. of elektro, diploma niv. 2 of gelijkw. door ervaring, VCA' },
    /- Mbo installatietechniek of elektro\n- Diploma niveau 2 of gelijkwaardig door ervaring\n- VCA/,
  ],
  [
    'an item that says something stands in a list with commas',
    { hard_skills: 'Excel, ervaring is mooi meegenomen, Twinq leren wij je' },
    /- Excel\n- Ervaring is mooi meegenomen\n- Twinq leren wij je/,
  ],
  [
    'a long line is not wrapped',
    {
      specifieke_taken:
        'Voor de renovatie van oude woningen in de stad ga je metselen in schoon werk, voegen, uithakken en gevels herstellen\nsteigers opbouwen',
    },
    /- Steigers opbouwen/,
  ],
  [
    'traits between dashes share their verb',
    { soft_skills: 'Je bent vlot in de omgang - discreet - zelfstandig' },
    /- Vlot in de omgang\n- Discreet\n- Zelfstandig/,
  ],
  [
    'plus signs without spaces part traits',
    { soft_skills: 'enthousiast+creatief+geduldig' },
    /enthousiast, creatief en geduldig/,
  ],
  ['days in capitals are days', { uren: '17.30-20.30 MA T/M VR' }, /17\.30 tot 20\.30 uur, maandag t\/m vrijdag/],
  ['hours that go down are a night', { uren: '36 uur, 23-7 uur' }, /van 23\.00 tot 7\.00 uur/],
  [
    'who are counted have a comma between them',
    { team_samenstelling: '14 lassers 1 meestergast' },
    /14 lassers en 1 meestergast/,
  ],
  ['a share keeps its range', { salaris: '2.800 - 3.200 + ploegentoeslag 10-20%' }, /10–20%/],
  ['a name of its own is no title', { functie: 'Lasser nacht Koeltec' }, /^Lasser \(m\/v\/x\)/],
  [
    'what stands behind a colon stays with it',
    { specifieke_taken: 'charcuterie maken = paté, salami; toog aanvullen; klanten bedienen' },
    /- Charcuterie maken: paté, salami\n/,
  ],
])('%s', (_, fields, expected) => expect(write(fields)).toMatch(expected))

test('an agency by its sector writes of its client, and tells of itself where it says how to reach it', () => {
  const text = write({
    organisatie: 'Brugmans Search',
    sector: 'Werving & selectie',
    specifieke_taken: 'Voor onze opdrachtgever doe je de verloning',
    geschiedenis: 'Brugmans bestaat 12 jaar. Klant groeit hard.',
  })
  expect(text).toMatch(/Bemiddeling door: Brugmans Search/)
  expect(text).toMatch(/Over onze opdrachtgever\nOnze opdrachtgever groeit hard\./)
  expect(text).toMatch(/Solliciteren\n[^]*Brugmans bestaat 12 jaar\./)
})

test('somebody self-employed who may apply too doesn’t make a rate of the pay', () =>
  expect(write({ functie: 'Monteur (zzp mag ook)', salaris: '2700 - 3600' })).toMatch(
    /- Salaris: € 2\.700 – € 3\.600 bruto per maand/,
  ))

test('a line that stops in the middle is asked about and stays out', () => {
  const fields = { soft_skills: 'overzicht bij drukte, niet te beroerd om' }
  expect(write(fields)).not.toMatch(/beroerd/)
  expect(questionsOf(requestOf(fields))).toMatchObject([
    { quote: 'niet te beroerd om', question: expect.stringMatching(/niet af/) },
  ])
})

test.each([
  ['houdt van koken en bakken', /bakken/],
  ['overleggen met chauffeurs, planning maken', /chauffeurs/],
])('a whole line such as %s stays', (soft_skills, expected) => expect(write({ soft_skills })).toMatch(expected))

test('an opening never asks for two nouns without a word between them', () =>
  expect(write({ specifieke_taken: 'facturen boeken\nmutaties eigenaren doorvoeren' })).not.toMatch(
    /Wil jij[^?]*mutaties eigenaren/,
  ))
