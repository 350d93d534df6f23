import { expect, test } from '@jest/globals'
import type { ConversationSpeaker } from '../conversation.ts'
import { guessRoles } from './guess-roles.ts'

const speakers = (...names: string[]): ConversationSpeaker[] =>
  names.map((name, at) => ({ id: String(at), name, role: null }))
const segmentsOf = (...lines: readonly [speaker: number, text: string][]) =>
  lines.map(([speaker, text], at) => ({ start: at, end: at + 1, speaker: String(speaker), text }))
const questions: [number, string][] = [
  [0, 'Wat doe je nu?'],
  [1, 'Ik werk in de zorg.'],
  [0, 'Hoe lang doe je dat?'],
  [1, 'Vier jaar.'],
  [0, 'Waarom wil je weg?'],
  [1, 'Ik zoek iets dichterbij. Hoe groot is het team?'],
]
const rolesOf = (segments: ReturnType<typeof segmentsOf>, people: ConversationSpeaker[]) =>
  Object.fromEntries(guessRoles({ segments, speakers: people }))

test('who asks the questions is the recruiter', () => {
  expect(rolesOf(segmentsOf(...questions), speakers('Spreker 1', 'Spreker 2'))).toEqual({
    0: 'recruiter',
    1: 'candidate',
  })
})

test('a given role and a name count before what is said', () => {
  const [one, two] = speakers('Kandidaat', 'Noor')
  expect(rolesOf(segmentsOf(...questions), speakers('Kandidaat', 'Noor'))).toEqual({ 0: 'candidate', 1: 'recruiter' })
  expect(one && two && rolesOf(segmentsOf(...questions), [{ ...one, role: 'recruiter' }, two])).toEqual({
    0: 'recruiter',
    1: 'candidate',
  })
})

test('nobody is told apart where both ask as much, few questions are asked, or one speaks', () => {
  const both = segmentsOf(...questions, [1, 'Wat verdient het? Hoe laat begint het? Wanneer hoor ik iets van je?'])
  expect(rolesOf(both, speakers('A', 'B'))).toEqual({ 0: null, 1: null })
  expect(rolesOf(segmentsOf([0, 'Wat doe je?'], [1, 'Niets.']), speakers('A', 'B'))).toEqual({ 0: null, 1: null })
  expect(rolesOf(segmentsOf([0, 'Wat doe je? Hoe dan? Waarom wil je weg?']), speakers('A'))).toEqual({ 0: null })
})

test('two recruiters and a candidate', () => {
  const segments = segmentsOf(
    ...questions,
    [2, 'Wat zijn je valkuilen?'],
    [1, 'Ik praat veel.'],
    [2, 'Hoe werk je samen? Wat zoek je in een team?'],
  )
  expect(rolesOf(segments, speakers('A', 'B', 'C'))).toEqual({ 0: 'recruiter', 1: 'candidate', 2: 'recruiter' })
})
