import { expect, test } from '@jest/globals'
import { mendSlips } from './slips.ts'

test.each([
  ['tusen 2700 en 3400 bruot', 'tussen 2700 en 3400 bruto'],
  ['rijbewjs B', 'rijbewijs B'],
  ['we gaan voor kwalitiet', 'we gaan voor kwaliteit'],
  ['Ervarng met kassa', 'Ervaring met kassa'],
  ['DKS kontroles', 'DKS controles'],
  ['vergoeding en resikosten', 'vergoeding en reiskosten'],
  ['stof kiezne en oude lak strippne', 'stof kiezen en oude lak strippen'],
  ['kersverlof en eindejaarspremei', 'kerstverlof en eindejaarspremie'],
  ['niets weggoien', 'niets weggooien'],
  ['Geen diploma. Rijbewjs B', 'Geen diploma. Rijbewijs B'],
  ['vrachtwagenchaufeur', 'vrachtwagenchauffeur'],
  ['stikken op masjien', 'stikken op machine'],
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
  'fijne en moderne keuken',
  'kanten afwerken met laser',
  'Anne en Yvonne',
  'interne cursus',
])('%s stays', (typed) => expect(mendSlips(typed)).toBe(typed))
