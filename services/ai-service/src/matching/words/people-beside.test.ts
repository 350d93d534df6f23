import { expect, test } from '@jest/globals'
import { jobOf, matchOf } from '../testing/match-of.ts'
import { withoutPeopleBeside } from './people-beside.ts'

test.each([
  ['Kabellijsten voor de PLC-programmeurs', 'Kabellijsten'],
  ['Mallen gemaakt voor de lassers', 'Mallen gemaakt'],
  ['Roosters in samenwerking met de verpleegkundigen', 'Roosters'],
  ['Dossiers klaargelegd voor onze boekhouders', 'Dossiers klaargelegd'],
  ['Wagens geladen samen met een loodgieter', 'Wagens geladen'],
  ['Test data for the Java developers', 'Test data'],
  ['Schedules for 40 drivers', 'Schedules'],
  ['Tekeningen in overleg met de architect', 'Tekeningen'],
  ['Bestekken namens de stukadoors', 'Bestekken'],
  ['Planning en leiding aan 12 stukadoors', 'Planning en'],
  ['Rosters, leading the welders', 'Rosters,'],
])('who somebody works for is left out: %s', (text, rest) => expect(withoutPeopleBeside(text).trim()).toBe(rest))

test.each([
  'Voor de afdeling chirurgie gewerkt',
  'Zorg voor ouderen met dementie',
  'PLC-programmeurs aangestuurd',
  'Software for the energy sector',
  'Lassen voor de scheepsbouw',
])('nobody is: %s', (text) => expect(withoutPeopleBeside(text)).toBe(text))

const yearsOf = (demand: string, position: string, deeds: string) =>
  matchOf({ title: 'Kok', hard_skills: demand }, { experience: [jobOf(position, [2016], deeds)] }).states[demand]

test.each([
  ['3 jaar ervaring met lassen', 'Magazijnmedewerker', 'Materiaal klaarzetten voor de lassers.', 'missing'],
  ['3 jaar ervaring met lassen', 'Medewerker metaal', 'Lassen van frames.', 'met'],
  ['3 jaar ervaring met programmeren', 'Tekenaar', 'Lijsten voor de programmeurs.', 'missing'],
  ['3 jaar ervaring met programmeren', 'Tekenaar', 'Programmeren van machines, ook voor de lassers.', 'met'],
  ['2 jaar ervaring in stukadoren', 'Chauffeur', 'Gips gereden voor de stukadoors.', 'missing'],
])('%s beside %s: %s: %s', (demand, position, deeds, state) => expect(yearsOf(demand, position, deeds)).toBe(state))
