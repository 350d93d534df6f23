import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import type { Job } from '@wervio/contracts'
import { profileCalls } from '../../testing/fake-profile.ts'
import { candidate, fakeServices, ID, server } from '../../testing/fake-services.ts'
import { renderApp } from '../../testing/render-app.tsx'

fakeServices()

const job = (position: string, company: string, period: string): Job => ({
  position,
  company,
  period,
  start: null,
  end: null,
  current: false,
  location: null,
  description: null,
})
const jobs = [
  job('Wijkverpleegkundige', 'Zorggroep De Linde', '2019 - heden'),
  job('Verpleegkundige', 'Ziekenhuis Noord', '2014 - 2019'),
  job('Verzorgende', 'Woonzorg De Haven', '2012 - 2014'),
  job('Keukenhulp', 'Café Het Hoekje', '2010 - 2012'),
]
const places = [{ page: 1, x: 0.1, y: 0.1, width: 0.2, height: 0.02 }]
const open = async (person = candidate()) => {
  server.use(...profileCalls({ person }).handlers)
  renderApp(`/kandidaat-profiel/${ID}`)
  await screen.findByRole('heading', { level: 1, name: 'Noor de Vries' })
}
const brief = () => within(screen.getByRole('region', { name: 'In het kort' }))

test('a profile opens with the years, the last jobs and the main skills', async () => {
  const skills = [
    'Wondzorg',
    'Indiceren',
    'Palliatieve zorg',
    'Coachen',
    'ECD',
    'Triage',
    'Omaha',
    'Roosteren',
    'Duits',
  ]
  await open(candidate({ experience: jobs, experience_years: 14, skills }))
  expect(brief().getByText('14 jaar ervaring in 4 functies')).toBeVisible()
  const lastJobs = within(brief().getByRole('list', { name: 'Laatste functies' }))
  expect(lastJobs.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'WijkverpleegkundigeZorggroep De Linde · 2019 - heden',
    'VerpleegkundigeZiekenhuis Noord · 2014 - 2019',
    'VerzorgendeWoonzorg De Haven · 2012 - 2014',
  ])
  const mainSkills = within(brief().getByRole('list', { name: 'Belangrijkste vaardigheden' }))
  expect(mainSkills.getAllByRole('listitem').map((item) => item.textContent)).toEqual([...skills.slice(0, 8), 'nog 1'])
  const regions = screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'))
  expect(regions.indexOf('In het kort')).toBeLessThan(regions.indexOf('Procedures'))
})

test('a job and a skill lead to their place in the CV', async () => {
  await open(
    candidate({
      evidence: {
        'experience.0.position': { quote: 'Wijkverpleegkundige', places, confidence: 0.95 },
        'skills.0': { quote: 'Wondzorg', places, confidence: 0.5 },
      },
    }),
  )
  expect(brief().getByRole('button', { name: 'zeker: toon Wijkverpleegkundige in CV' })).toBeVisible()
  expect(brief().getByRole('button', { name: 'Wondzorg: toon in CV (onzeker)' })).toBeVisible()
})

test('of somebody about whom nothing is known yet nothing is said', async () => {
  await open(candidate({ experience: [], experience_years: null, skills: [] }))
  expect(screen.queryByRole('region', { name: 'In het kort' })).not.toBeInTheDocument()
})
