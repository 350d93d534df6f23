import { expect, test } from '@jest/globals'
import { readAsides } from './asides.ts'

test.each([
  ['Weert? nee Roermond', 'Roermond', ['Weert?']],
  ['PC 118? nee PC 220 - 15,40 per uur', 'PC 220 - 15,40 per uur', ['PC 118?']],
  ['Sinds 1970. Verkocht? nee, nog altijd familie De Wit', 'Sinds 1970. nog altijd familie De Wit', ['Verkocht?']],
  ['facturen boeken in Exact - check of dat nog zo heet', 'facturen boeken in Exact', ['- check of dat nog zo heet']],
  ['lassen, draaien en frezen (dat laatste niet noemen)', 'lassen, draaien', ['en frezen (dat laatste niet noemen)']],
  ['20 man in de keuken (naam chef niet vermelden)', '20 man in de keuken', ['(naam chef niet vermelden)']],
  ['sinds 1987, foto’s zitten in de mail', 'sinds 1987', ['foto’s zitten in de mail']],
  ['Kok tijdelijk wegens ziekte van Els', 'Kok tijdelijk', ['wegens ziekte van Els']],
  ['38 uur, in verband met zwangerschapsverlof Tess', '38 uur', [', in verband met zwangerschapsverlof Tess']],
  ['Docent vervanging zwangerschapsverlof Els tot 30/6', 'Docent vervanging tot 30/6', ['zwangerschapsverlof Els']],
  ['hecht team, logo volgt nog', 'hecht team', ['logo volgt nog']],
])('%s keeps what it tells', (typed, text, asides) => expect(readAsides(typed)).toEqual({ text, asides }))

test.each([
  '14,89 per uur incl. vakantiegeld? nee excl.',
  'Ervaring? Nee, dat leren we je',
  'Diploma nodig? Nee, je leert het hier',
  'Bang voor hoogtes? Nee, jij niet',
  'nog navragen: pensioen',
  'tijdelijk wegens ziekte',
  'vervanging van Siemens installaties',
  'begeleiding in verband met ziekte van cliënten',
  'naam klant niet vermelden',
  'orders klaarzetten - controle door een collega',
  'offertes maken (Excel)',
  'cliënten begeleiden, afspraken staan in de agenda',
])('%s stays', (typed) => expect(readAsides(typed)).toEqual({ text: typed, asides: [] }))
