import { expect, test } from '@jest/globals'
import { isAboutApplying, takeApplying } from './applying.ts'

test.each([
  'Gesprekken zijn op 9 en 11 juni',
  'Reageren kan tot 1 april.',
  'Assessment maakt geen deel uit van de procedure, wel een dagje meelopen',
  'Eerste gesprek online, tweede op kantoor met kleine test',
  'CV naar Jan',
  'Sollicitatiegesprekken in week 12',
  'De procedure duurt 2 weken',
  'Sluitingsdatum 12 mei',
])('%s is about applying', (sentence) => expect(isAboutApplying(sentence)).toBe(true))

test.each([
  'Je voert gesprekken met klanten',
  'Gesprekken voeren met ouders',
  'Testen van software',
  'Screening van patiënten',
  'Eerste hulp geven',
  'Reageren op klachten',
  'Een goed gesprek is belangrijk',
  'Test en keuring van machines',
])('%s is work', (sentence) => expect(isAboutApplying(sentence)).toBe(false))

test('a story without it stays a story, and whom to ask keeps the question before it', () =>
  expect(takeApplying('Schoon en veilig. Vragen? Jan Smit, 0495-000000. Reageren kan tot 1 april.', true)).toEqual({
    text: 'Schoon en veilig.',
    applying: ['Vragen? Jan Smit, 0495-000000', 'Reageren kan tot 1 april'],
  }))
