import { expect, test } from '@jest/globals'
import { demoCandidates } from './candidates.ts'
import { demoNotifications } from './notifications.ts'
import { demoVacancies } from './vacancies.ts'

test('the demo recruiter is told of an interview, a vacancy and a match of 85 percent, an hour after each other', () => {
  const ids = {
    candidates: new Map(demoCandidates.map(({ name }) => [name, name])),
    vacancies: new Map(demoVacancies.map(({ title }) => [title, title])),
  }
  const notifications = demoNotifications(new Date('2026-11-28T12:00:00Z'), ids)
  expect(notifications.map(({ kind, item }) => [kind, item.created_at.slice(11, 16)])).toEqual([
    ['recording', '11:00'],
    ['colleague', '10:00'],
    ['match', '09:00'],
  ])
  expect(notifications[2]?.item).toMatchObject({ percentage: 85, candidate_id: 'Roos Veldkamp' })
  expect(demoNotifications(new Date(), { candidates: new Map(), vacancies: new Map() })).toEqual([])
})
