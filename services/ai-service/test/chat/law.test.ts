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
  ['mag ik foutloos Nederlands eisen?', 'tekst-taalniveau'],
  ['mag er student of starter in de vacature staan?', 'tekst-begin-van-loopbaan'],
  ['mag ik representatief vragen in de vacature?', 'algemene-tekst'],
  ['mag er stressbestendig in de vacature staan?', 'algemene-tekst'],
  ['mag erin dat mensen met een beperking welkom zijn?', 'algemene-tekst'],
  ['mag ik tussen 32 en 40 uur in de vacature zetten?', 'algemene-tekst'],
  ['mag ik m/v in de titel zetten?', 'algemene-tekst'],
  ['mag ik vragen of iemand zwaar werk aankan?', 'zwaar-werk'],
  ['mag ik vragen hoe iemand aangesproken wil worden?', 'aanspreekvorm'],
  ['mag ik zoeken naar een jonge bakker?', 'tekst-leeftijd'],
  ['mag ik vragen of iemand partner is van een vakbondslid?', 'burgerlijke-staat'],
])('%s is answered from the law', (question, id) => {
  expect(permissionOf(question, [])?.id).toBe(id)
})

test.each([
  ['mag ik vragen of iemand bij een medium bedrijf werkte?', 'werk', 'algemeen'],
  ['mag ik vragen of iemand met media heeft gewerkt?', 'werk', 'algemeen'],
  ['mag ik vragen naar ervaring in transport?', 'werk'],
  ['mag ik vragen of iemand geloofwaardig is?', 'algemeen'],
  ['mag ik vragen of Christine kan beginnen?', 'werk'],
  ['mag ik vragen naar ervaring in de kinderopvang?', 'werk'],
  ['mag ik vragen of iemand therapeut is?', 'algemeen'],
  ['mag ik vragen of iemand graag met kinderen werkt?', 'werk'],
  ['mag ik vragen of iemand ervaring heeft met ouderen?', 'werk'],
  ['mag ik vragen naar React Native?', 'algemeen'],
  ['mag ik vragen of iemand HR business partner was?', 'algemeen'],
  ['mag ik vragen waarom iemand weg wil bij de huidige werkgever?', 'werk'],
])('%s is a question about work', (question, ...ids) => {
  expect(ids).toContain(permissionOf(question, [])?.id)
})

test.each([
  'mag ik vragen wat het salaris is?',
  'Mag ik vragen wanneer ze kan beginnen?',
  'Kan je nagaan of hij een rijbewijs heeft?',
  'Mag ik weten of ze Frans spreekt?',
  'Wat mag ik niet vragen in een gesprek?',
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

test('the directive on pay is told as far as it is certain', () => {
  for (const question of ['mag ik vragen wat iemand nu verdient', 'mag ik het salaris in de vacature zetten'])
    expect(permissionOf(question, [])?.says).toMatch(/2023\/970[\s\S]*7 juni 2026[\s\S]*jurist/)
})

test('what may be unlawful is not called so for certain, and an institution of a belief is told apart', () => {
  expect(permissionOf('mag ik vragen naar kinderen', [])?.says).toContain('kan verboden onderscheid zijn')
  expect(permissionOf('mag ik vragen naar geloof', [])?.says).toMatch(/instelling die op een geloof .* is gegrond/)
  expect(permissionOf('mag ik student in de titel zetten', [])?.says).toMatch(/niet verboden[\s\S]*objectieve reden/)
})

test('a hostile question is read at once', () => {
  const hostile = `mag ik ${'vragen wat '.repeat(2_000)}${'(?=salaris huidig '.repeat(2_000)}`
  const started = process.cpuUsage()
  for (let time = 0; time < 20; time += 1) permissionOf(hostile, [hostile, hostile])
  expect(process.cpuUsage(started).user / 1_000).toBeLessThan(1_000)
})

test.each(['is het verboden om naar kinderwens te vragen?', 'is het strafbaar als ik naar geloof vraag?'])(
  '%s: no ‘nee’ that allows it',
  (question) => {
    expect(permissionOf(question, [])?.says).toMatch(/^(?!Ja|Nee)\p{Lu}/u)
    expect(permissionOf('mag ik naar kinderwens vragen?', [])?.says).toMatch(/^Nee/)
  },
)
