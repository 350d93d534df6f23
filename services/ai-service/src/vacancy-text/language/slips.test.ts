import { expect, test } from '@jest/globals'
import { mendSlips } from './slips.ts'

test.each([
  ['tusen 2700 en 3400 bruot', 'tussen 2700 en 3400 bruto'],
  ['rijbewjs B', 'rijbewijs B'],
  ['we gaan voor kwalitiet', 'we gaan voor kwaliteit'],
  ['Ervarng met kassa', 'Ervaring met kassa'],
  ['DKS kontroles', 'DKS controles'],
  ['vergoeding en resikosten', 'vergoeding en reiskosten'],
])('%s is %s', (typed, written) => expect(mendSlips(typed)).toBe(written))

test.each([
  'contact en contract',
  'kwaliteiten',
  'bij Schilde en Tussen',
  'opleidingen',
  'schilders',
  'machine en machines',
  'mail naar info@ervarng.example',
  'zaterdagen',
  'bedragen betalen',
])('%s stays', (typed) => expect(mendSlips(typed)).toBe(typed))
