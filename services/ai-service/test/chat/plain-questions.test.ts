import { expect, test } from '@jest/globals'
import { plainQuestion } from '../../src/chat/retrieval/plain-question.ts'
import { ask } from './quality.ts'

const quotesOf = ({ sources }: Awaited<ReturnType<typeof ask>>) => sources.map(({ quote }) => quote)

test.each([
  'Kun je samenvatten wat deze baan inhoudt?',
  'Wat houdt deze baan in?',
  'Vertel over deze vacature',
  'What is this job about?',
  'Kun je een korte samenvatting maken?',
])('%s gets the whole in short', async (question) => {
  const answer = await ask('nursery', question)
  expect(answer.response).toMatch(/^De vacature in het kort:\n/)
  expect(quotesOf(answer)).toEqual(
    expect.arrayContaining([
      'Teeltchef',
      'Kwekerij De Zonneberg',
      'Naaldwijk',
      '38 uur per week',
      '€ 3.400 – € 4.200 bruto per maand',
      'Spuitlicentie',
    ]),
  )
  expect(answer.response.split('\n').length).toBeLessThanOrEqual(14)
})

test('a candidate in short is title, present work, education and skills', async () => {
  const quotes = quotesOf(await ask('sanne', 'Kun je deze kandidaat samenvatten?')).join('\n')
  for (const part of ['Verpleegkundige niveau 6', 'Thuiszorg Noord', 'Hbo Verpleegkunde', 'Wondzorg'])
    expect(quotes).toContain(part)
})

test('technical skills keep to their own field, soft skills to theirs', async () => {
  expect(quotesOf(await ask('nursery', 'Wat zijn de essentiële technische vaardigheden?'))).toEqual([
    'Mbo 4 teelt',
    'Spuitlicentie',
    'Kennis van klimaatcomputers',
  ])
  expect(quotesOf(await ask('nursery', 'Wat zijn de cruciale soft skills?'))).toEqual([
    'Leiding geven zonder te schreeuwen',
    'Vooruit werken',
    'Plannen met het seizoen mee',
  ])
})

test('how many is answered by a number of that thing alone; the nearest is called the nearest', async () => {
  const { response, answered } = await ask('nursery', 'Hoeveel vakantiedagen krijg ik?')
  expect(answered).toBe(false)
  expect(response).toMatch(
    /^Een aantal of bedrag voor ‘vakantiedagen’ staat hier niet\.\nHet dichtst in de buurt komt: ‘Een vaste vrije woensdag/,
  )
})

test('few named challenges are joined by demanding tasks, told apart', async () => {
  const { response } = await ask('nursery', 'Wat zijn de belangrijkste uitdagingen?')
  expect(response).toContain('Ook deze taken kunnen veel vragen:\n- ‘Je leidt een ploeg')
})

test.each([
  'Is er hier een kantine bij deze baan?',
  'Krijg ik hier een lening?',
  'Moet ik Nederlands spreken in deze functie?',
])('%s: what is missing is the thing asked for, and no synonyms are read aloud', async (question) => {
  const { response, answered } = await ask('nursery', question)
  expect(answered).toBe(false)
  expect(response).toMatch(/^Over ‘(?:kantine|lening|Nederlands)’/)
  expect(response).not.toMatch(/‘(?:hier|krijg|baan|deze|functie|inhoudt|gewone)’|zocht ook/)
})

test.each([
  ['Heeft Max een rijbewijs?', 'Heeft Max een rijbewijs?'],
  ['Is Min beschikbaar?', 'Is Min beschikbaar?'],
  ['Wat is max. het salaris?', 'Wat is maximaal het salaris?'],
  ['Max. hoeveel uur?', 'maximaal hoeveel uur?'],
  ['Max 40 uur?', 'maximaal 40 uur?'],
  ['Werkt Max 40 uur?', 'Werkt Max 40 uur?'],
  ['de hoe veelste ronde?', 'de hoeveelste ronde?'],
  ['de hoeveelste ronde?', 'de hoeveelste ronde?'],
])('%s reads %s', (question, plain) => expect(plainQuestion(question)).toBe(plain))
