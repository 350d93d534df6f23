import { expect, test } from '@jest/globals'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { fakePublication, READ_PATH } from '../../testing/fake-publication.ts'
import { fakeServices, ID, server, VACANCIES, vacancy } from '../../testing/fake-services.ts'
import { renderApp } from '../../testing/render-app.tsx'

fakeServices()

const HTML =
  '<p>Wij zoeken een <strong>jonge</strong> collega.</p><ul><li>Je bent hands-on</li></ul><p>€ 3.000 bruto</p>'

const openReader = async () => {
  fakePublication(HTML)
  const view = renderApp(READ_PATH)
  const article = await screen.findByRole('article', { name: 'Publicatietekst' })
  const marked = () => [...article.querySelectorAll('[data-finding]')].map(({ textContent }) => textContent)
  await waitFor(() => expect(marked()).toEqual(['jonge', ' collega', 'hands-on']))
  return { ...view, article, marked }
}
const popover = () => screen.findByRole('dialog', { name: 'Opmerking van de tekstcheck' })
const noPopover = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('what the check finds is underlined, and says why when pressed', async () => {
  const { user, article } = await openReader()
  await user.click(within(article).getByText('jonge'))
  const opened = within(await popover())
  expect(opened.getByText(/sluit mensen uit op leeftijd/)).toBeVisible()
  expect(opened.getByText('Liever: ‘collega’')).toBeVisible()
  expect(opened.queryByRole('button', { name: /^Vervang/ })).toBeNull()
  await user.keyboard('{Escape}')
  await noPopover()
})

test('the buttons and F8 go from place to place, and Escape gives the focus back', async () => {
  const { user } = await openReader()
  const check = within(screen.getByRole('region', { name: 'Tekstcheck' }))
  const next = check.getByRole('button', { name: 'Volgende opmerking' })
  await user.click(next)
  expect(await screen.findByText(/^Opmerking 1 van 2: Leeftijd/)).toBeInTheDocument()
  await user.keyboard('{F8}')
  expect(await screen.findByText(/^Opmerking 2 van 2: Woordkeuze/)).toBeInTheDocument()
  expect((await popover()).contains(document.activeElement)).toBe(true)
  await user.keyboard('{Escape}')
  await noPopover()
  await waitFor(() => expect(next).toHaveFocus())
})

test('ignoring takes the line away and gives the text back as it is stored', async () => {
  const { user, article, marked } = await openReader()
  for (const text of ['hands-on', 'jonge']) {
    await user.click(within(article).getByText(text))
    await user.click(within(await popover()).getByRole('button', { name: 'Negeren' }))
    await noPopover()
  }
  expect(article.innerHTML).toBe(HTML)
  await user.click(screen.getByRole('button', { name: 'Toon weer' }))
  await waitFor(() => expect(marked()).toEqual(['jonge', ' collega', 'hands-on']))
})

test('the lines are off while the browser copies', async () => {
  const { article } = await openReader()
  fireEvent.copy(article)
  expect(article).toHaveAttribute('data-copying')
  await waitFor(() => expect(article).not.toHaveAttribute('data-copying'))
})

test('the place of the vacancy decides which law is named', async () => {
  fakePublication(HTML)
  server.use(http.get(`${VACANCIES}/${ID}`, () => HttpResponse.json(vacancy({ location: '9000 Gent' }))))
  renderApp(READ_PATH)
  const check = within(await screen.findByRole('region', { name: 'Tekstcheck' }))
  expect(await check.findByText(/cao nr. 38/)).toBeInTheDocument()
  expect(check.queryByText(/WGBL/)).toBeNull()
})
