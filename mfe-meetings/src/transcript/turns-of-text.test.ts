import { expect, test } from '@jest/globals'
import { turnsOfText } from './turns-of-text.ts'

test('each line with a name is a turn, and a line without one goes on with it', () => {
  expect(
    turnsOfText('Ilse: Ik werk in de wijk.\nDat bevalt.\nTom: Hoe lang al?\nIlse: Acht jaar.\nTom: Mooi.'),
  ).toEqual([
    { speaker: 'Ilse', text: 'Ik werk in de wijk.\nDat bevalt.' },
    { speaker: 'Tom', text: 'Hoe lang al?' },
    { speaker: 'Ilse', text: 'Acht jaar.' },
    { speaker: 'Tom', text: 'Mooi.' },
  ])
})

test('a word before a colon that comes once is no speaker', () => {
  expect(turnsOfText('Vraag: waarom?\nIlse: Om de mensen.\nBelangrijk: een vast team.\nIlse: Ja.')).toEqual([
    { speaker: null, text: 'Vraag: waarom?' },
    { speaker: 'Ilse', text: 'Om de mensen.\nBelangrijk: een vast team.' },
    { speaker: 'Ilse', text: 'Ja.' },
  ])
})

test.each([
  ['', []],
  [
    'Een tekst zonder namen.\n\nEn nog een regel.',
    [{ speaker: null, text: 'Een tekst zonder namen.\nEn nog een regel.' }],
  ],
  ['09:30: begin\n09:31: verder\n09:30: weer', [{ speaker: null, text: '09:30: begin\n09:31: verder\n09:30: weer' }]],
])('%j has no speakers', (text, turns) => {
  expect(turnsOfText(text)).toEqual(turns)
})

test('a name without words stays in the text', () => {
  expect(turnsOfText('Ilse:\nIlse: \nIlse: Ja.')).toEqual([{ speaker: null, text: 'Ilse:\nIlse: \nIlse: Ja.' }])
})
