import { expect, test } from '@jest/globals'
import { isActive, quickActions, workspaceItems } from './navigation.ts'

const all = [...quickActions, ...Object.values(workspaceItems)]

test.each([
  ['/dashboard', 'Dashboard'],
  ['/', 'Dashboard'],
  ['/vacancy-dashboard', 'Vacatures'],
  ['/create-vacancy', 'Vacatures'],
  ['/vacancy-details/7', 'Vacatures'],
  ['/vacancy/7', 'Vacatures'],
  ['/vacancy-preview', 'Vacatures'],
  ['/dashboard-candidates', 'Kandidaten'],
  ['/add-candidate', 'Kandidaten'],
  ['/kandidaat-profiel', 'Kandidaten'],
  ['/kandidaat-profiel/7', 'Kandidaten'],
  ['/match-analysis', 'Match analyse'],
  ['/matching-dashboard', 'Match analyse'],
  ['/meeting-overview', 'Gesprek opnemen'],
  ['/new-meeting', 'Gesprek opnemen'],
  ['/online-meeting', 'Gesprek opnemen'],
  ['/import-recording', 'Gesprek opnemen'],
  ['/agenda', 'Agenda'],
  ['/mail/', 'Mail'],
  ['/profile', 'Profiel'],
  ['/improvements', undefined],
  ['/applications', undefined],
])('on %s the active item is %s, and only that', (path, label) => {
  expect(all.filter((item) => isActive(item, path)).map((item) => item.label)).toEqual(label ? [label] : [])
})
