import { expect, test } from '@jest/globals'
import { labelledConversation } from '../testing/labelled-conversation.ts'
import { summarise } from '../summary/summarise.ts'
import { withoutSetAside } from './without-set-aside.ts'

const ORDINARY =
  'R: Wat doe je nu?\nK: Ik werk in een winkel.\nR: Wat vind je daar leuk aan?\nK: De mensen.\nR: Hoe kom je hier?\nK: Met de fiets.'
const conversationOf = (lines: string) =>
  labelledConversation('proef', 'sollicitatie', `${lines}\n${ORDINARY}`).conversation
const kindsIn = (lines: string) =>
  summarise(conversationOf(lines)).set_aside.map(({ kind, position }) => [position, kind])

test.each([
  ['family', 'Ben je misschien zwanger?'],
  ['family', 'Heb je een kinderwens?'],
  ['family', 'Denk je eraan om de komende jaren kinderen te krijgen?'],
  ['family', 'heb je al kinderen'],
  ['family', 'Do you have any children?'],
  ['health', 'Hoe vaak ben je vorig jaar ziek geweest?'],
  ['health', 'Gebruik je medicijnen?'],
  ['health', 'Heb je ooit een burn-out gehad?'],
  ['health', 'Hoe is je gezondheid?'],
  ['earlier-pay', 'Wat verdiende je bij je vorige werkgever?'],
  ['earlier-pay', 'Wat is je huidige salaris?'],
  ['earlier-pay', 'What is your current salary?'],
  ['religion', 'Doe je mee aan de ramadan?'],
  ['religion', 'Draag je die hoofddoek ook op het werk?'],
  ['origin', 'Waar kom je oorspronkelijk vandaan?'],
  ['origin', 'Welke nationaliteit heb je?'],
  ['orientation', 'Ben je homo?'],
  ['politics', 'Op wie heb je gestemd?'],
  ['trade-union', 'Ben je lid van een vakbond?'],
  ['age', 'Hoe oud ben je?'],
  ['age', 'In welk jaar ben je geboren?'],
  ['marital-status', 'Heb je een relatie?'],
  ['marital-status', 'Wat vindt je man ervan dat je nachtdiensten draait?'],
  ['criminal-record', 'Ben je weleens veroordeeld?'],
])('%s: %s', (kind, question) => {
  expect(kindsIn(`R: ${question}\nK: Dat zeg ik liever niet.`)).toEqual([
    [0, kind],
    [1, kind],
  ])
})

test.each([
  'Heb je ervaring met kinderen?',
  'Heb je kinderen begeleid met een beperking?',
  'Hoeveel kinderen had je in je groep?',
  'Hoe oud zijn de kinderen op de groep?',
  'Hoe oud is je rijbewijs?',
  'Je werkt in een ziekenhuis, hoe vind je dat?',
  'Wat doe je als een collega ziek is?',
  'Hoe heb je het verzuim in je team teruggebracht?',
  'Kun je tillen?',
  'Mag je medicijnen toedienen?',
  'Wat zou je willen verdienen?',
  'Wat is je salarisindicatie?',
  'Heb je veel geld verdiend met die actie voor het goede doel?',
  'Geloof je in zelfsturende teams?',
  'Mag je in Nederland werken?',
  'Heb je een werkvergunning?',
  'Hoe belangrijk is het om lid te zijn van een team?',
  'Heb je een relatie met klanten opgebouwd?',
  'Was je de business partner van de directie?',
  'Kun je een VOG aanvragen, of heb je een strafblad dat dat in de weg staat, want de VOG is verplicht?',
  'Heb je met vakbonden onderhandeld?',
  'Waar kom je vandaan, stond je vandaag in de file?',
  'Ben je ouder dan de regels hier, dus ken je het oude systeem nog?',
])('may be asked: %s', (question) => {
  expect(kindsIn(`R: ${question}\nK: Ja, dat kan ik wel zeggen.`)).toEqual([])
})

test.each([
  ['family', 'Ik heb thuis twee kinderen.'],
  ['health', 'Vorig jaar ben ik lang ziek geweest.'],
  ['marital-status', 'Mijn man werkt ook in de zorg.'],
  ['earlier-pay', 'Ik verdien nu 2.800 euro bruto.'],
  ['religion', 'Ik ben moslim.'],
])('%s, told without being asked: %s', (kind, told) => {
  expect(kindsIn(`R: Vertel eens over jezelf.\nK: ${told}`)).toEqual([[1, kind]])
})

test.each([
  'Ik heb kinderen van vier tot acht jaar begeleid op de groep van de naschoolse opvang.',
  'Er waren veel zieke bewoners en ik was verantwoordelijk voor de medicatie.',
  'Daarmee verdiende het bedrijf veel geld.',
  'Ik ben dertien jaar teamleider geweest.',
  'Ik ben 24 uur per week beschikbaar.',
  'Mijn vrouwelijke collega nam het over.',
])('is work: %s', (sentence) => {
  expect(kindsIn(`R: Vertel eens over je werk.\nK: ${sentence}`)).toEqual([])
})

test('a question, its answer over several segments and what goes on about it stay out of everything', () => {
  const conversation = conversationOf(
    'R: Oké. Heb je kinderen?\nK: Ja.\nK: Een zoon van drie.\nR: Leuk!\nR: Hoe heet hij?\nK: Bram, hij gaat naar school.\nR: Wanneer kun je beginnen?\nK: Per 1 maart.',
  )
  const { set_aside: passages, ...rest } = summarise(conversation)
  expect(passages.map(({ position, text }) => [position, text])).toEqual([
    [0, 'Heb je kinderen?'],
    [1, 'Ja.'],
    [2, 'Een zoon van drie.'],
    [4, 'Hoe heet hij?'],
    [5, 'Bram, hij gaat naar school.'],
  ])
  expect(JSON.stringify(rest)).not.toMatch(/kinderen|zoon|Bram/)
  expect(JSON.stringify(rest)).toContain('Per 1 maart.')
})

test('segments for matching keep their fields and lose only those sentences', () => {
  const { segments } = conversationOf('R: Heb je kinderen?\nK: Ja, twee.\nR: Mooi. Wat is je rijbewijs?\nK: B.')
  const left = withoutSetAside(segments.map((segment, position) => ({ ...segment, position })))
  expect(left.slice(0, 2).map(({ position, text }) => [position, text])).toEqual([
    [2, 'Mooi. Wat is je rijbewijs?'],
    [3, 'B.'],
  ])
  expect(withoutSetAside(left)).toEqual(left)
})

test('where nobody knows who speaks a question and its answer stay out as well', () => {
  const segments = [
    {
      start: 0,
      end: 9,
      speaker: '',
      text: 'Ben je getrouwd? Ja, al tien jaar. Wat is je opleiding? Ik heb mbo gedaan.',
    },
  ]
  expect(withoutSetAside(segments).map(({ text }) => text)).toEqual(['Wat is je opleiding? Ik heb mbo gedaan.'])
})
