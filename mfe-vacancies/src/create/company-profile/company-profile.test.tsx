import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { messages } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { companyProfile, fakeCompanyProfiles } from '../../testing/fake-company-profiles.ts'
import { COMPANY_PROFILES, failure, fakeServices, server } from '../../testing/fake-services.ts'
import { renderApp } from '../../testing/render-app.tsx'

fakeServices()

const linde = () =>
  companyProfile({
    name: 'De Linde',
    company: 'Zorggroep De Linde',
    sector: 'Zorg en welzijn',
    core_activity: 'Zorg aan huis',
    company_culture: 'Korte lijnen',
    is_default: true,
  })
const bakker = () => companyProfile({ name: 'Bakkerij Bol', company: 'Bol bv', sector: 'Voeding' })

const field = (name: string) => screen.findByRole('textbox', { name })
const button = (name: string) => screen.findByRole('button', { name })
const press = async (user: UserEvent, name: string) => user.click(await button(name))
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }))
const type = async (user: UserEvent, name: string, words: string) => {
  await user.click(await field(name))
  await user.paste(words)
}

test('the default profile fills the empty fields, and the toast takes back what nobody changed since', async () => {
  fakeCompanyProfiles([bakker(), linde()])
  const { user } = renderApp('/create-vacancy')
  expect(await screen.findByRole('combobox', { name: 'Bedrijfsprofiel' })).toHaveDisplayValue('De Linde (standaard)')
  await press(user, 'Invullen')
  expect(await field('Organisatie')).toHaveValue('Zorggroep De Linde')
  expect(await field('Organisatiecultuur')).toHaveValue('Korte lijnen')
  expect(await field('Geschiedenis')).toHaveValue('')
  await user.clear(await field('Sector'))
  await type(user, 'Sector', 'Thuiszorg')
  await press(user, 'Ongedaan maken')
  expect(await field('Organisatie')).toHaveValue('')
  expect(await field('Sector')).toHaveValue('Thuiszorg')
})

test.each([
  ['Alleen de andere velden', 'Bakkerswereld'],
  ['Alles vervangen', 'Voeding'],
])('what was typed is asked about before a profile replaces it: %s', async (answer, sector) => {
  fakeCompanyProfiles([bakker(), linde()])
  const { user } = renderApp('/create-vacancy')
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Bedrijfsprofiel' }), 'Bakkerij Bol')
  await type(user, 'Sector', 'Bakkerswereld')
  await press(user, 'Invullen')
  const dialog = await dialogOf('"Bakkerij Bol" invullen?')
  expect(dialog.getByText('Sector: vervangen of laten staan?')).toBeVisible()
  expect(screen.getByDisplayValue('Bakkerswereld')).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: answer }))
  expect(await field('Organisatie')).toHaveValue('Bol bv')
  expect(await field('Sector')).toHaveValue(sector)
})

test('the company fields are kept as a profile, which is chosen then; the vacancy itself is not sent', async () => {
  const service = fakeCompanyProfiles([])
  const { user } = renderApp('/create-vacancy')
  await type(user, 'Organisatie', 'Transport Noord')
  await type(user, 'Geschiedenis', 'Sinds 1970')
  await type(user, 'Functietitel', 'Planner')
  await press(user, 'Bewaar als bedrijfsprofiel')
  const dialog = await dialogOf('Bewaren als bedrijfsprofiel')
  expect(dialog.getByText('Organisatie en Geschiedenis.')).toBeVisible()
  const name = dialog.getByRole('textbox', { name: 'Naam van het profiel' })
  expect(name).toHaveValue('Transport Noord')
  await user.type(name, ' (Groningen){Enter}')
  expect(await screen.findByText('"Transport Noord (Groningen)" is bewaard als bedrijfsprofiel.')).toBeVisible()
  expect(service.all()).toEqual([
    expect.objectContaining({ name: 'Transport Noord (Groningen)', company: 'Transport Noord', history: 'Sinds 1970' }),
  ])
  expect(screen.getByRole('combobox', { name: 'Bedrijfsprofiel' })).toHaveDisplayValue('Transport Noord (Groningen)')
  expect(screen.queryByText('14 velden kloppen nog niet')).not.toBeInTheDocument()
})

test('an empty form keeps no profile', async () => {
  fakeCompanyProfiles([])
  const { user } = renderApp('/create-vacancy')
  await press(user, 'Bewaar als bedrijfsprofiel')
  const dialog = await dialogOf('Bewaren als bedrijfsprofiel')
  expect(dialog.getByText('Er is nog niets over de organisatie ingevuld.')).toBeVisible()
  expect(dialog.queryByRole('button', { name: 'Bewaren' })).not.toBeInTheDocument()
})

test('a name that exists updates that profile with the filled fields, which can be undone', async () => {
  const service = fakeCompanyProfiles([linde()])
  const { user } = renderApp('/create-vacancy')
  await type(user, 'Organisatie', 'de linde')
  await press(user, 'Bewaar als bedrijfsprofiel')
  const dialog = await dialogOf('Bewaren als bedrijfsprofiel')
  expect(dialog.getByText('"De Linde" bestaat al')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Profiel bijwerken' }))
  await screen.findByText('Het bedrijfsprofiel "De Linde" is bijgewerkt.')
  expect(service.all()).toEqual([expect.objectContaining({ company: 'de linde', sector: 'Zorg en welzijn' })])
  await press(user, 'Ongedaan maken')
  await screen.findByText('Het bedrijfsprofiel "De Linde" is zoals het was.')
  expect(service.all()).toEqual([expect.objectContaining({ company: 'Zorggroep De Linde' })])
})

test('a profile that cannot be saved stays in its dialog, with the reason', async () => {
  fakeCompanyProfiles([])
  server.use(
    http.post(COMPANY_PROFILES, () =>
      HttpResponse.json(failure('conflict', messages.companyProfilesFull), { status: 409 }),
    ),
  )
  const { user } = renderApp('/create-vacancy')
  await type(user, 'Organisatie', 'Transport Noord')
  await press(user, 'Bewaar als bedrijfsprofiel')
  const dialog = await dialogOf('Bewaren als bedrijfsprofiel')
  await user.click(dialog.getByRole('button', { name: 'Bewaren' }))
  expect(await dialog.findByText(messages.companyProfilesFull)).toBeVisible()
  expect(dialog.getByRole('textbox', { name: 'Naam van het profiel' })).toHaveValue('Transport Noord')
})

test('profiles are renamed, made the default, removed and put back', async () => {
  const service = fakeCompanyProfiles([bakker(), linde()])
  const { user } = renderApp('/create-vacancy')
  await press(user, 'Profielen beheren')
  const list = await dialogOf('Bedrijfsprofielen')
  await user.click(list.getByRole('button', { name: 'Bakkerij Bol als standaard' }))
  await list.findByRole('button', { name: 'De Linde als standaard' })
  expect(service.all().filter(({ is_default }) => is_default)).toEqual([
    expect.objectContaining({ name: 'Bakkerij Bol' }),
  ])

  await user.click(list.getByRole('button', { name: 'De Linde bewerken' }))
  const form = await dialogOf('Bedrijfsprofiel bewerken')
  await user.clear(form.getByRole('textbox', { name: 'Naam van het profiel' }))
  await user.type(form.getByRole('textbox', { name: 'Naam van het profiel' }), 'Linde thuis')
  await user.click(form.getByRole('button', { name: 'Opslaan' }))
  const listAgain = await dialogOf('Bedrijfsprofielen')
  await user.click(await listAgain.findByRole('button', { name: 'Linde thuis verwijderen' }))
  expect(await listAgain.findByText('"Linde thuis" is verwijderd.')).toBeVisible()
  expect(service.all().map(({ name }) => name)).toEqual(['Bakkerij Bol'])
  await user.click(listAgain.getByRole('button', { name: 'Ongedaan maken' }))
  expect(await listAgain.findByRole('button', { name: 'Linde thuis bewerken' })).toBeVisible()
  expect(service.all()).toContainEqual(expect.objectContaining({ name: 'Linde thuis', core_activity: 'Zorg aan huis' }))
})

test.each([
  ['Mijn versie opslaan', 'Thuiszorg'],
  ['De andere versie laten zien', 'Bouw'],
])('a profile that somebody else changed meanwhile asks which version stays: %s', async (answer, sector) => {
  const profile = linde()
  const service = fakeCompanyProfiles([profile])
  const { user } = renderApp('/create-vacancy')
  await press(user, 'Profielen beheren')
  await user.click((await dialogOf('Bedrijfsprofielen')).getByRole('button', { name: 'De Linde bewerken' }))
  const form = await dialogOf('Bedrijfsprofiel bewerken')
  service.put({ ...profile, sector: 'Bouw', version: 2 })
  await user.clear(form.getByRole('textbox', { name: 'Sector' }))
  await user.type(form.getByRole('textbox', { name: 'Sector' }), 'Thuiszorg')
  await user.click(form.getByRole('button', { name: 'Opslaan' }))
  expect(await form.findByText(messages.companyProfileConflict)).toBeVisible()
  expect(service.all()).toEqual([expect.objectContaining({ sector: 'Bouw' })])
  await user.click(form.getByRole('button', { name: answer }))
  if (answer === 'De andere versie laten zien') await user.click(await form.findByRole('button', { name: 'Opslaan' }))
  await dialogOf('Bedrijfsprofielen')
  expect(service.all()).toEqual([expect.objectContaining({ sector })])
})

test('leaving an edited profile asks first', async () => {
  fakeCompanyProfiles([linde()])
  const { user } = renderApp('/create-vacancy')
  await press(user, 'Profielen beheren')
  await user.click((await dialogOf('Bedrijfsprofielen')).getByRole('button', { name: 'De Linde bewerken' }))
  const form = await dialogOf('Bedrijfsprofiel bewerken')
  await user.type(form.getByRole('textbox', { name: 'Sector' }), '!')
  await user.keyboard('{Escape}')
  const question = await dialogOf('Wijzigingen weggooien?')
  await user.click(question.getByRole('button', { name: 'Verder bewerken' }))
  expect(form.getByRole('textbox', { name: 'Sector' })).toHaveValue('Zorg en welzijn!')
})

test('profiles that cannot be read leave the form usable, and can be asked for again', async () => {
  server.use(http.get(COMPANY_PROFILES, () => HttpResponse.json(failure('internal', 'Even niet'), { status: 500 })))
  const { user } = renderApp('/create-vacancy')
  const retry = await button('Probeer opnieuw')
  expect(await field('Organisatie')).toBeEnabled()
  fakeCompanyProfiles([linde()])
  await user.click(retry)
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Bedrijfsprofiel' })).toBeVisible())
})
