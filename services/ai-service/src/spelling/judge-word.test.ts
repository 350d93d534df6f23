import { expect, test } from '@jest/globals'
import { judgeWord } from './judge-word.ts'

test.each([
  ['a letter that is missing', 'verzekring', 'verzekering'],
  ['a letter once that stands twice', 'tusen', 'tussen'],
  ['a letter twice that stands once', 'controlleren', 'controleren'],
  ['two letters that changed places', 'kwalitiet', 'kwaliteit'],
  ['a key beside the right one', 'begeleifing', 'begeleiding'],
  ["'k' for 'c', each time", 'kontakt', 'contact'],
  ["'d' for 't' at the end", 'beschikbaarheit', 'beschikbaarheid'],
  ["'ei' for 'ij'", 'belangreik', 'belangrijk'],
  ["'ou' for 'au'", 'restourant', 'restaurant'],
  ['an accent that was left out', 'patienten', 'patiënten'],
  ['an apostrophe that was left out', 'collegas', "collega's"],
  ['the second part of a compound', 'reachtruckcertifcaat', 'reachtruckcertificaat'],
  ['a letter of a word that everybody uses, though a rare word is as near', 'onvangen', 'ontvangen'],
  ['the same of a long word that might be joined of others', 'contoleren', 'controleren'],
  ['the same of a word of vacancies that might be made of a verb', 'invoren', 'invoeren'],
  ['the same, of another verb', 'afhandlen', 'afhandelen'],
  ['a letter of a word that everybody uses', 'ondersteuen', 'ondersteunen'],
  ['an old spelling in a compound', 'kwaliteitskontrole', 'kwaliteitscontrole'],
  ['the same in another', 'productkontrole', 'productcontrole'],
  ['the same in its first part', 'kontraktbeheer', 'contractbeheer'],
  ['a letter twice in a word of vacancies', 'inplanen', 'inplannen'],
  ['a trema too many', 'financiëele', 'financiële'],
  ['the first part of a compound', 'magazjinmedewerker', 'magazijnmedewerker'],
])('%s is corrected', (_, typed, word) => expect(judgeWord(typed)).toEqual({ kind: 'correct', word }))

test('a word that may be two others is asked about', () => {
  expect(judgeWord('wachen')).toEqual({ kind: 'ask', words: ['wagen', 'wachten'] })
})

test.each([
  ['right', 'surveillance'],
  ['a Flemish word', 'weddeschaal'],
  ['a compound of the dictionary', 'schadedossiers'],
  ['a compound that nobody listed', 'losperron'],
  ['a compound with an English part', 'laaddocks'],
  ['of a verb, who does it', 'kantklosser'],
  ['of a verb, with another ending', 'houtschuurder'],
  ['of a verb, of a woman', 'onderwaterlasster'],
  ['a verb with a first part', 'nalooien'],
  ['of a science', 'gemologe'],
  ['joined with a prefix', 'geowetenschappen'],
  ['English', 'engineering'],
  ['English with a Dutch ending', 'picken'],
  ['a name in small letters', 'vermeulen'],
  ['a programme', 'kubernetes'],
  ['a word of a trade', 'kinesist'],
  ['cut short', 'verpleegk'],
  ['too short', 'werl'],
  ['nothing that anybody knows', 'qwxzptrk'],
])('a word that is %s stays', (_, typed) => expect(judgeWord(typed)).toEqual({ kind: 'leave' }))

test('a word that never ends takes no time', () => {
  const start = performance.now()
  expect(judgeWord('verzekeringsmaatschappij'.repeat(400))).toEqual({ kind: 'leave' })
  expect(performance.now() - start).toBeLessThan(50)
})
