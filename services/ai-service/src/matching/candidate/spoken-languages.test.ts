import { expect, test } from '@jest/globals'
import { matchOf } from '../testing/match-of.ts'

test.each([
  ['Duits (B2)', 'Duits: vergaderingen, handleidingen en telefoontjes gaan prima (B2).', 'met'],
  ['Duits (B2)', 'Duits: ik versta alles en maak mezelf verstaanbaar.', 'partly'],
  ['Duits (B2)', 'Werkvergaderingen in het Duits gaan prima.', 'met'],
  ['Frans (C1)', 'Nederlands en Frans thuis, Arabisch met oma', 'met'],
  ['Frans (B2)', 'Frans vlot', 'met'],
  ['Frans (B2)', 'Frans passief', 'missing'],
  ['Frans (B2)', 'Frans: ik red me aan de telefoon', 'partly'],
  ['Engels (B2)', 'I speak English with my customers every day.', 'met'],
  ['Nederlands (B2)', 'I speak Dutch with my passengers every day.', 'met'],
  ['Spaans (B2)', 'Spaans spreek ik dagelijks met leveranciers.', 'met'],
  ['Frans (B2)', 'Mijn Frans is vloeiend.', 'met'],
  ['Engels (B2)', 'Engels leer ik nog.', 'missing'],
  ['Frans (B2)', 'Franse gasten, Duits goed', 'missing'],
  ['Duits (B2)', 'Duits goed (ik bel dagelijks met Keulen)', 'met'],
  ['Duits (B2)', 'Duits: schoolkennis', 'missing'],
  ['Pools (B2)', 'Pools, Duits C1', 'missing'],
  ['Engels (C1)', 'Engels vloeiend (C1; mijn man komt uit Leeds).', 'met'],
])('%s: %s', (label, line, state) =>
  expect(matchOf({ hard_skills: label }, { cv_text: `Naam\nAdres\n${line}` }).states[label]).toBe(state),
)
