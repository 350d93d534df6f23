import { expect, test } from '@jest/globals'
import { composeVacancy } from '../../engines/builtin/compose.ts'
import { readForm } from '../form.ts'
import { renderText } from '../render-text.ts'

const write = (fields: Partial<Parameters<typeof readForm>[0]>) =>
  renderText(composeVacancy(readForm({ functie: 'Monteur', organisatie: 'Koeltec', ...fields })))

test.each([
  [
    'a shouted word in a title is written small',
    { functie: 'DAKDEKKER (m/v) - per direct!!' },
    /^Dakdekker \(m\/v\/x\)/,
  ],
  [
    'what is left of a place is no title',
    { functie: 'SCHILDER gezocht regio Breda!', locatie: 'Breda' },
    /^Schilder \(m\/v\/x\)/,
  ],
  ['a part of a week is no title', { functie: 'leerkracht gr 3/4 wtf 0,6' }, /^Leerkracht groep 3\/4 \(m\/v\/x\)/],
  ['one word shouts with its field', { specifieke_taken: 'MACHINES BEDIENEN\nSCANNEN' }, /- Scannen/],
  ['numbers are no trade', { kernactiviteit: '3 scholen, 900 leerlingen' }, /telt 3 scholen|tellen 3 scholen/],
  ['a brewery is one', { kernactiviteit: 'brouwerij' }, /(?:is|zijn) een brouwerij/],
  ['a generation is told of', { geschiedenis: '3e generatie' }, /toe aan de 3e generatie/],
  ['a team is counted', { team_samenstelling: 'keukenteam 6 pers + afwas' }, /een keukenteam van 6 personen en afwas/],
  [
    'hours have a comma',
    { uren: '16-28 u p/w ochtend + avonddiensten' },
    /16–28 uur per week, ochtend- en avonddiensten/,
  ],
  [
    'what is advised on is one task',
    { specifieke_taken: 'Adviseren over verzuim, functioneren, werving.\nBeleid maken' },
    /- Adviseren over verzuim, functioneren, werving/,
  ],
  [
    'what a name says of itself in brackets stands in the facts alone',
    { organisatie: 'Rijwielhuis Noord (deel van Tweewielgroep)' },
    /Rijwielhuis Noord zoekt een monteur\.[^]*Organisatie: Rijwielhuis Noord \(deel van Tweewielgroep\)/,
  ],
  ['a first word of six capitals is shouted', { functie: 'VOEGER gezocht' }, /^Voeger \(m\/v\/x\)/],
  [
    'an abbreviation makes no sentences of a list',
    { secundaire_arbeidsvoorwaarden: 'pensioen, fiets, laptop', salaris: 'cat. 9, 2600-2900 p/m' },
    /- Pensioen[^.]*\n- Fiets\n- Laptop\n/i,
  ],
  [
    'pay in brackets keeps its period',
    { salaris: '2400-2700 + bonus (gem. 150 p mnd)' },
    /€ 2\.400 – € 2\.700 bruto per maand plus bonus \(gemiddeld € 150 per maand\)/,
  ],
  ['a year alone says since when', { geschiedenis: 'vanaf 1968' }, /sinds 1968/i],
  ['a year in front says in which', { geschiedenis: '1961 begonnen als smederij' }, /in 1961 begonnen als smederij/i],
  [
    'what one is going to find out of somebody isn’t published',
    { soft_skills: 'geduldig, rustig - check of ie tegen lawaai kan' },
    /Je bent geduldig en rustig\./,
  ],
])('%s', (_, fields, says) => expect(write(fields)).toMatch(says))

test('a client that the text may not tell is not in it', () => {
  const text = write({ organisatie: 'voor onze klant, grote bakkerij in Ede (Koekhuis niet noemen!)' })
  expect(text).toContain('grote bakkerij in Ede')
  expect(text).not.toMatch(/Koekhuis|niet noemen/)
  expect(write({ functie: 'Monteur (Koekhuis niet noemen)' })).not.toMatch(/Koekhuis|niet noemen/)
})
