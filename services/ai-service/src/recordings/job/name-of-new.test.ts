import { expect, test } from '@jest/globals'
import { nameOfNew } from './name-of-new.ts'

const RECORDING = { new_candidate_name: null, file_name: 'gesprek maandag.vtt' }
const calledBy = (name: string, fields: { new_candidate_name?: string } = {}) =>
  nameOfNew({ ...RECORDING, ...fields }, [
    { id: '1', name: 'Rob Bakker', role: 'recruiter' },
    { id: '2', name, role: 'candidate' },
  ])

test.each([
  ['Sanne de Wit', 'Sanne de Wit'],
  ['Sanne de Wit (gast)', 'Sanne de Wit'],
  ['Sanne de Wit (Guest)', 'Sanne de Wit'],
  ['de Wit, Sanne [extern]', 'de Wit, Sanne'],
  ['Kandidaat Sanne de Wit', 'Sanne de Wit'],
  ['Bo', 'Bo'],
  ['李小龙', '李小龙'],
])('of %s the new candidate is called %s', (label, name) => {
  expect(calledBy(label)).toBe(name)
})

test.each([
  'Kandidaat',
  'Kandidaat 1',
  'Sollicitant (gast)',
  'Candidate',
  'Interviewee A',
  'Spreker 2',
  'Speaker 2',
  'Deelnemer B',
  'Unknown',
  'Gast',
  '+31 6 12 34 56 78',
  'K',
])('%s is nobody’s name: the file gives one', (label) => {
  expect(calledBy(label)).toBe('gesprek maandag')
})

test('what the recruiter typed comes first, and a transcript without a candidate gives none', () => {
  expect(calledBy('Sanne de Wit', { new_candidate_name: ' Noor ' })).toBe('Noor')
  expect(nameOfNew(RECORDING, [{ id: '1', name: 'Rob Bakker', role: null }])).toBe('gesprek maandag')
  expect(nameOfNew({ ...RECORDING, file_name: '.mp3' }, [])).toBe('.mp3')
  expect(calledBy('a'.repeat(300))).toHaveLength(200)
})
