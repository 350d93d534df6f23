import { expect, test } from '@jest/globals'
import { isDuty } from './duties.ts'

test.each([
  'Ondersteunen van de bakker',
  'Helpen van de verpleegkundige bij wassen',
  'Leiding geven aan vakkenvullers en kassiers',
  'Inwerken van nieuwe medewerkers',
  'Reporting to the plant manager',
  'Leading a team of 12 operators',
])('%s is a task', (text) => expect(isDuty(text)).toBe(true))

test.each([
  'Begeleider wonen',
  'Leiden University Medical Center',
  'Managing Director',
  'Leading Hotels of the World',
  'Training Coordinator',
  'Vrienden van de Zoo',
  'Artsen zonder Grenzen',
  'Zorgcoördinator bij de gemeente',
])('%s is none', (text) => expect(isDuty(text)).toBe(false))
