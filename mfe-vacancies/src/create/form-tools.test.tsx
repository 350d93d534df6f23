import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { stubScreen } from '@wervio/testing'
import { http, HttpResponse } from 'msw'
import { fakeServices, server, SUMMARIES } from '../testing/fake-services.ts'
import { renderApp } from '../testing/render-app.tsx'

fakeServices()

const names = ['Kopieer een eerdere vacature', 'Plak een bestaande tekst', 'Formulier leegmaken']
const visibleTools = () => names.filter((name) => screen.queryByRole('button', { name }) !== null)

test('beside the form each way to fill or empty it has its button', async () => {
  renderApp('/create-vacancy')
  await screen.findByRole('textbox', { name: 'Functietitel' })
  expect(visibleTools()).toEqual(names)
  expect(screen.queryByRole('button', { name: 'Meer' })).not.toBeInTheDocument()
})

test('on a phone one stays in sight; the others are behind Meer and work as before', async () => {
  stubScreen(390)
  server.use(http.get(SUMMARIES, () => HttpResponse.json([])))
  const { user } = renderApp('/create-vacancy')
  const title = await screen.findByRole('textbox', { name: 'Functietitel' })
  expect(visibleTools()).toEqual(['Plak een bestaande tekst'])
  await user.type(title, 'Kok')
  await user.click(screen.getByRole('button', { name: 'Meer' }))
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([names[0], names[2]])
  await user.click(screen.getByRole('menuitem', { name: 'Formulier leegmaken' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Leegmaken' }))
  expect(title).toHaveValue('')
  await user.click(screen.getByRole('button', { name: 'Meer' }))
  await user.click(screen.getByRole('menuitem', { name: 'Kopieer een eerdere vacature' }))
  expect(await screen.findByRole('dialog', { name: 'Eerdere vacature kopiëren' })).toBeVisible()
})
