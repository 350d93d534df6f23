import { expect, test } from '@jest/globals'
import { isPhantom } from './phantoms.ts'

const SURE = { noSpeech: 0.01, logProbability: -0.2 }
const QUIET = { noSpeech: 0.5, logProbability: -0.4 }

test.each(['Ondertiteling door de omroep', 'Bedankt voor het kijken!', 'Thanks for watching!', 'Bedankt.', 'Doei!'])(
  '%s is made up where hardly anybody speaks, and said where somebody does',
  (text) => {
    expect(isPhantom(text, QUIET)).toBe(true)
    expect(isPhantom(text, SURE, true)).toBe(true)
    expect(isPhantom(text, SURE)).toBe(false)
  },
)

test('an ordinary sentence stays, however quietly it is said', () => {
  expect(isPhantom('Ik heb drie jaar als verpleegkundige gewerkt.', QUIET)).toBe(false)
  expect(isPhantom('Bedankt voor het gesprek, ik bel je morgen.', QUIET, true)).toBe(false)
})

test('a sound in brackets is no sentence, and what the model does not believe either', () => {
  expect(isPhantom('[muziek]', SURE)).toBe(true)
  expect(isPhantom('♪', SURE)).toBe(true)
  expect(isPhantom('Het is mooi weer.', { noSpeech: 0.8, logProbability: -1.4 })).toBe(true)
})
