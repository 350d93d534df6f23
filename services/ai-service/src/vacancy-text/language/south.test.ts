import { expect, test } from '@jest/globals'
import { writeStandard } from './south.ts'

test.each([
  ['Ge zijt van alle markten thuis', 'Je bent van alle markten thuis'],
  ['als ge kunt lassen', 'als je kunt lassen'],
  ['Zijt ge handig?', 'Ben je handig?'],
  ['ge werkt met uwen ploegbaas', 'je werkt met je ploegbaas'],
  ['Gij hebt een rijbewijs', 'Je hebt een rijbewijs'],
  ['hebt ge een rijbewijs', 'heb je een rijbewijs'],
  ['ge mag altijd vragen stellen', 'je mag altijd vragen stellen'],
  ['dan krijgt ge een peter', 'dan krijg je een peter'],
  ['zo begint ge de dag en zit ge nooit stil', 'zo begin je de dag en zit je nooit stil'],
  ['met 9 man euh en een chef', 'met 9 man en een chef'],
  ['gezellig en geduldig', 'gezellig en geduldig'],
  ['ge-engageerd', 'ge-engageerd'],
])('%s', (typed, standard) => expect(writeStandard(typed)).toBe(standard))
