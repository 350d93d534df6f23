import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { furthestFirst, proceduresOf } from '@wervio/candidates'
import type { TimelineEvent } from '@wervio/contracts'
import { event, profileCalls } from '../../testing/fake-profile.ts'
import { fakeServices, ID, server } from '../../testing/fake-services.ts'
import { renderApp } from '../../testing/render-app.tsx'

fakeServices()

const at = (day: number) => `2026-01-0${day}T10:00:00.000Z`
const step = (day: number, vacancy_id: string, stage: number, more: Record<string, string> = {}) => ({
  ...event(stage === 1 ? 'application_added' : 'application_stage', {
    vacancy_id,
    vacancy_title: vacancy_id,
    stage: String(stage),
    ...more,
  }),
  at: at(day),
})
/** Newest first, as the timeline is. */
const timeline = [step(9, 'Kok', 1), step(5, 'Planner', 3), step(4, 'Planner', 2), step(2, 'Planner', 1)]

test('a procedure knows its stage at each change', () => {
  expect(proceduresOf(timeline).find(({ vacancyId }) => vacancyId === 'Planner')?.history).toEqual([
    { stage: 1, at: at(2) },
    { stage: 2, at: at(4) },
    { stage: 3, at: at(5) },
  ])
})

test('a procedure that began anew after a removal has the new stages only', () => {
  const removed = { ...event('application_removed', { vacancy_id: 'Kok' }), at: at(3) }
  const [kok] = proceduresOf([step(4, 'Kok', 1), removed, step(2, 'Kok', 2), step(1, 'Kok', 1)])
  expect(kok?.history).toEqual([{ stage: 1, at: at(4) }])
})

test('the furthest open one comes first, whatever changed last, and those that ended come last', () => {
  const ended = step(8, 'Teamleider', 5, { outcome: 'rejected' })
  const order = (events: TimelineEvent[]) => furthestFirst(proceduresOf(events)).map(({ vacancyId }) => vacancyId)
  expect(order([ended, ...timeline])).toEqual(['Planner', 'Kok', 'Teamleider'])
  expect(order([step(9, 'Kok', 2), step(8, 'Planner', 2)])).toEqual(['Kok', 'Planner'])
})

test('the furthest procedure stands first with the day of each stage, another with a line', async () => {
  server.use(...profileCalls({ timeline }).handlers)
  renderApp(`/kandidaat-profiel/${ID}`)
  const procedures = within(await screen.findByRole('region', { name: 'Procedures' }))
  expect(procedures.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Planner',
    'Plan een gesprek',
    'Kok',
    'Plan een gesprek',
  ])
  expect(procedures.getByRole('link', { name: 'Plan een gesprek over Kok' })).toHaveAttribute(
    'href',
    `/online-meeting?kandidaat=${ID}&vacature=Kok`,
  )
  const steps = within(procedures.getByRole('list', { name: 'Stappen voor Planner' })).getAllByRole('listitem')
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'CV Ontvangen2 jan, gedaan',
    'Eerste Screening4 jan, gedaan',
    'Gesprek Gepland5 jan, huidige stap',
    'Technische Test, nog niet',
    'Aanbod, nog niet',
  ])
  expect(steps[2]).toHaveAttribute('aria-current', 'step')
  expect(procedures.queryByRole('list', { name: 'Stappen voor Kok' })).not.toBeInTheDocument()
  expect(procedures.getByText('CV Ontvangen, 9 jan 2026')).toBeVisible()
})
