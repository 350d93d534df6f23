import { expect, jest, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { messages } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { fakePublication } from '../testing/fake-publication.ts'
import {
  COUNTS,
  counts,
  failure,
  fakeServices,
  ID,
  server,
  summary,
  SUMMARIES,
  vacancy,
  VACANCIES,
} from '../testing/fake-services.ts'
import { renderApp } from '../testing/render-app.tsx'

fakeServices()

const ONE = `${VACANCIES}/:id`
const answer = (row = vacancy()) => server.use(http.get(ONE, () => HttpResponse.json(row)))
const items = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('listitem')
    .map((item) => item.textContent)

test.each([`/vacancy/${ID}`, `/vacancy-details/${ID}`])(
  '%s shows header and overview, lists split by line',
  async (path) => {
    answer(vacancy({ salary: '' }))
    renderApp(path)
    expect(await screen.findByRole('heading', { level: 1, name: 'Wijkverpleegkundige' })).toBeVisible()
    for (const text of ['Zorggroep De Linde', 'Assen', '24–32 uur', 'Salaris in overleg', 'Iedereen thuis'])
      expect(screen.getByText(text)).toBeVisible()
    expect(items('Hard skills')).toEqual(['Hbo-V', 'BIG'])
    expect(items('Soft skills')).toEqual(['Zelfstandig', 'Luistert goed'])
    expect(items('Specifieke taken')).toEqual(['Zorg indiceren', 'Leerlingen coachen'])
  },
)

test('the tab stands in the address and the stored text is shown without scripts', async () => {
  fakePublication('<h2>Over ons</h2><script>window.stolen = 1</script><p style="color:red">Hoi</p><img src="x">')
  const { user, address } = renderApp(`/vacancy/${ID}`)
  await user.click(await screen.findByRole('tab', { name: 'Publicatietekst' }))
  expect(address()).toBe(`/vacancy/${ID}?tab=publicatietekst`)
  expect((await screen.findByRole('article', { name: 'Publicatietekst' })).innerHTML).toBe(
    '<h2>Over ons</h2><p>Hoi</p>',
  )
})

test('a status is stored, and shown before the answer is there', async () => {
  answer()
  const sent = jest.fn()
  let reply: () => void = () => undefined
  const asked = new Promise<void>((resolve) => {
    reply = resolve
  })
  server.use(
    http.put(ONE, async ({ request }) => {
      sent(await request.json())
      await asked
      return HttpResponse.json(vacancy({ status: 'ingevuld' }))
    }),
  )
  const { user } = renderApp(`/vacancy/${ID}`)
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Status van de vacature' }), 'Ingevuld')
  expect(screen.getByRole('combobox')).toHaveDisplayValue('Ingevuld')
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ status: 'ingevuld' }))
  reply()
  expect(await screen.findByText('Status is nu Ingevuld.')).toBeVisible()
})

test('a status that could not be stored goes back', async () => {
  answer()
  server.use(http.put(ONE, () => HttpResponse.json(failure('internal', ''), { status: 500 })))
  const { user } = renderApp(`/vacancy/${ID}`)
  await user.selectOptions(await screen.findByRole('combobox'), 'Vervallen')
  expect(await screen.findByText(messages.vacancySaveFailed)).toBeVisible()
  expect(screen.getByRole('combobox')).toHaveDisplayValue('Actief')
})

test('deleting names the vacancy, leads back and says so', async () => {
  answer()
  let gone = false
  server.use(
    http.delete(ONE, () => ((gone = true), new HttpResponse(null, { status: 204 }))),
    http.get(SUMMARIES, () => HttpResponse.json(gone ? [] : [summary()])),
    http.get(COUNTS, () => HttpResponse.json(counts())),
  )
  const { user, address } = renderApp(`/vacancy/${ID}`)
  await user.click(await screen.findByRole('button', { name: 'Verwijderen' }))
  const dialog = await screen.findByRole('dialog', { name: 'Vacature verwijderen?' })
  expect(dialog).toHaveTextContent('"Wijkverpleegkundige"')
  await user.click(within(dialog).getByRole('button', { name: 'Vacature verwijderen' }))
  expect(await screen.findByText('De vacature "Wijkverpleegkundige" is verwijderd.')).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'Nog geen vacatures' })).toBeVisible()
  expect(address()).toBe('/vacancy-dashboard')
})

test('a delete that fails stays and says why', async () => {
  answer()
  server.use(http.delete(ONE, () => HttpResponse.json(failure('conflict', 'Even niet'), { status: 409 })))
  const { user } = renderApp(`/vacancy/${ID}`)
  await user.click(await screen.findByRole('button', { name: 'Verwijderen' }))
  await user.click(await screen.findByRole('button', { name: 'Vacature verwijderen' }))
  expect(await within(screen.getByRole('dialog')).findByText('Even niet')).toBeVisible()
})

test('an unknown vacancy is not found, with a way back', async () => {
  server.use(http.get(ONE, () => HttpResponse.json(failure('not_found'), { status: 404 })))
  renderApp('/vacancy/bestaat-niet')
  expect(await screen.findByRole('heading', { name: 'Vacature niet gevonden' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Naar je vacatures' })).toHaveAttribute('href', '/vacancy-dashboard')
})

test.each([
  ['no JSON', () => HttpResponse.html('<p>hoi</p>'), messages.notJson],
  ['another shape', () => HttpResponse.json({ id: ID }), messages.unexpectedShape],
  ['forbidden', () => HttpResponse.json(failure('forbidden'), { status: 403 }), messages.forbidden],
  ['a broken server', () => HttpResponse.json(failure(), { status: 500 }), messages.serverProblem],
])('%s shows its own text and a retry', async (_, reply, text) => {
  server.use(http.get(ONE, reply))
  renderApp(`/vacancy/${ID}`)
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Probeer opnieuw' })).toBeVisible()
})
