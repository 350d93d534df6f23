import { expect, test } from '@jest/globals'
import { lawOfSelection } from '../../src/chat/law/selection-wish.ts'
import { askOnPage } from './blind/ask-blind.ts'

test.each([
  ['de opdrachtgever wil liever geen ouderen', 'tekst-leeftijd'],
  ['we zoeken eigenlijk een jonge collega', 'tekst-leeftijd'],
  ['kan ik Polen eruit filteren', 'tekst-afkomst-geloof'],
  ['mag ik een tulband afwijzen', 'tekst-afkomst-geloof'],
  ['de baas wil enkel meisjes', 'tekst-geslacht'],
  ['liefst een man', 'tekst-geslacht'],
  ['passen alleenstaande moeders hier wel, of zijn ze niet geschikt', 'tekst-gezin'],
  ['kan een rolstoelgebruiker hier werken', 'tekst-gezondheid'],
  ['past een dame hier niet beter', 'tekst-geslacht'],
  ['is een man niet handiger voor dat werk', 'tekst-geslacht'],
  ['zou een ouder iemand niet logischer zijn', 'tekst-leeftijd'],
  ['moeten we geen jongere aannemen', 'tekst-leeftijd'],
  ['nemen we niet beter een Vlaming', 'tekst-afkomst-geloof'],
  ['past een moslim wel bij ons', 'tekst-afkomst-geloof'],
  ['hoort een vrouw hier wel', 'tekst-geslacht'],
])('%s gets the rule about selecting', (message, id) => {
  expect(lawOfSelection(message)?.id).toBe(id)
})

test.each([
  'werkt ze liever met ouderen?',
  'met hoeveel man werken ze?',
  'we zoeken een man of tien',
  'wie is er afgewezen?',
  'wil ze liever een klein bedrijf?',
  'hoeveel vrouwen en mannen werken er?',
  'kan ik de brief weigeren?',
  'zijn er vrouwen in het team?',
  'werken er jongeren?',
  'past een deeltijder hier beter?',
  'kan een man of drie meer helpen?',
  'is een jonge hond hier beter?',
  'moeten we geen rijbewijs vragen?',
  'werkt ze beter met kinderen of met ouderen?',
  'hebben we geen jonge jaren meer?',
])('%s is no wish to select', (message) => {
  expect(lawOfSelection(message)).toBeNull()
})

test('a wish to select is answered with the law, and nothing of the vacancy', async () => {
  const context = { vacature: { title: 'Bakker', hard_skills: 'Vakdiploma bakker' } }
  const page = { id: 'baker', subject: 'vacancy' as const, context, questions: [] }
  const { response } = await askOnPage(page, 'de zaakvoerder wil liefst geen vreemdelingen')
  expect(response).toMatch(/verboden onderscheid/)
  expect(response).not.toMatch(/Vakdiploma/)
})
