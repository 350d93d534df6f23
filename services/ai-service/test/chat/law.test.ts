import { expect, test } from '@jest/globals'
import { permissionOf } from '../../src/chat/law/permission-question.ts'

test.each([
  ['mag ik vragen of iemand rookt?', 'leefgewoonten'],
  ['Mag ik naar zijn leeftijd vragen?', 'leeftijd'],
  ['moogt ge vragen of iemand getrouwd is', 'burgerlijke-staat'],
  ['Kan ik vragen of ze zwanger is?', 'zwangerschap-en-kinderen'],
  ['Is het verboden om naar geloof te vragen?', 'geloof'],
  ['mag ik vragen naar een strafblad', 'strafblad'],
  ['mag ik vragen wat iemand nu verdient', 'vorig-salaris'],
  ['mag ik vragen of iemand een rijbewijs heeft', 'werk'],
  ['mag je vragen of iemand van kaas houdt', 'algemeen'],
  ['Mag er ‘jong en dynamisch’ in de vacature staan?', 'tekst-leeftijd'],
  ['mag ik native speaker eisen?', 'tekst-moedertaal'],
])('%s is answered from the law', (question, id) => {
  expect(permissionOf(question, [])?.id).toBe(id)
})

test.each([
  'mag ik vragen wat het salaris is?',
  'Mag ik je iets vragen?',
  'mag ik thuiswerken?',
  'wanneer kan ik beginnen',
  'Heeft ze kinderen?',
])('%s asks for no permission', (question) => {
  expect(permissionOf(question, [])).toBeNull()
})

test('a short question goes on with the permission before it, another question does not', () => {
  const before = ['mag ik vragen of iemand rookt']
  expect(permissionOf('en naar lidmaatschap van een vakbond?', before)?.id).toBe('vakbond')
  expect(permissionOf('en wat is het salaris?', before)).toBeNull()
})

test('every answer names the law of both countries or the rule that holds in both', () => {
  for (const question of ['leeftijd', 'geloof', 'gezondheid', 'afkomst', 'kinderen', 'een vakbond', 'salaris'])
    expect(permissionOf(`mag ik vragen naar ${question}`, [])?.says).toMatch(
      /Nederland[\s\S]*(?:België|Belgische)|AVG[\s\S]*België|België[\s\S]*Nederland/,
    )
})

test('a hostile question is read at once', () => {
  const hostile = `mag ik ${'vragen wat '.repeat(2_000)}${'(?=salaris huidig '.repeat(2_000)}`
  const started = process.cpuUsage()
  for (let time = 0; time < 20; time += 1) permissionOf(hostile, [hostile, hostile])
  expect(process.cpuUsage(started).user / 1_000).toBeLessThan(1_000)
})
