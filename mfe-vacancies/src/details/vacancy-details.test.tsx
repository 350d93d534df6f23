import { expect, jest, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { queryKeys } from '@wervio/api-client'
import { messages } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { attachment, attachmentsOf } from '../testing/fake-attachments.ts'
import { match } from '../testing/fake-matches.ts'
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
const stubVacancy = (row = vacancy()) => server.use(http.get(ONE, () => HttpResponse.json(row)))
const items = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('listitem')
    .map((item) => item.textContent)

test.each([`/vacancy/${ID}`, `/vacancy-details/${ID}`])(
  '%s shows header and overview, lists split by line',
  async (path) => {
    stubVacancy(vacancy({ salary: '' }))
    renderApp(path)
    expect(await screen.findByRole('heading', { level: 1, name: 'Wijkverpleegkundige' })).toBeVisible()
    for (const text of ['Zorggroep De Linde', 'Assen', '24–32 uur', 'Salaris in overleg', 'Iedereen thuis'])
      expect(screen.getByText(text)).toBeVisible()
    expect(items('Hard skills')).toEqual(['Hbo-V', 'BIG'])
    expect(items('Soft skills')).toEqual(['Zelfstandig', 'Luistert goed'])
    expect(items('Specifieke taken')).toEqual(['Zorg indiceren', 'Leerlingen coachen'])
  },
)

test('what is meant as it was typed is shown without its marks', async () => {
  stubVacancy(vacancy({ specific_tasks: 'Koken\n«Bonus nog navragen»', history: 'Sinds «1890»' }))
  renderApp(`/vacancy/${ID}`)
  await screen.findByRole('heading', { level: 1, name: 'Wijkverpleegkundige' })
  expect(items('Specifieke taken')).toEqual(['Koken', 'Bonus nog navragen'])
  expect(screen.getByText('Sinds 1890')).toBeVisible()
})

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
  stubVacancy()
  const updateRequest = jest.fn()
  let reply: () => void = () => undefined
  const mayReply = new Promise<void>((resolve) => {
    reply = resolve
  })
  server.use(
    http.put(ONE, async ({ request }) => {
      updateRequest(await request.json())
      await mayReply
      return HttpResponse.json(vacancy({ status: 'ingevuld' }))
    }),
  )
  const { user } = renderApp(`/vacancy/${ID}`)
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Status van de vacature' }), 'Ingevuld')
  expect(screen.getByRole('combobox')).toHaveDisplayValue('Ingevuld')
  await waitFor(() => expect(updateRequest).toHaveBeenCalledWith({ status: 'ingevuld' }))
  reply()
  expect(await screen.findByText('Status is nu Ingevuld.')).toBeVisible()
})

test('a status that could not be stored goes back', async () => {
  stubVacancy()
  server.use(http.put(ONE, () => HttpResponse.json(failure('internal', ''), { status: 500 })))
  const { user } = renderApp(`/vacancy/${ID}`)
  await user.selectOptions(await screen.findByRole('combobox'), 'Vervallen')
  expect(await screen.findByText(messages.vacancySaveFailed)).toBeVisible()
  expect(screen.getByRole('combobox')).toHaveDisplayValue('Actief')
})

test.each([
  ['both changes fail', [500, 500], 'Actief'],
  ['the later of two changes fails', [200, 500], 'Vervallen'],
  ['the first of two changes fails', [500, 200], 'Ingevuld'],
])('the status is the stored one when %s', async (_, replies, label) => {
  let stored = vacancy()
  const requests: number[] = []
  const mayReply = Promise.withResolvers<undefined>()
  server.use(
    http.get(ONE, () => HttpResponse.json(stored)),
    http.put(ONE, async ({ request }) => {
      const status = replies[requests.length] ?? 500
      requests.push(status)
      await mayReply.promise
      if (status === 500) return HttpResponse.json(failure('internal', ''), { status })
      stored = { ...stored, ...((await request.json()) as object) }
      return HttpResponse.json(stored)
    }),
  )
  const { user, queries } = renderApp(`/vacancy/${ID}`)
  await user.selectOptions(await screen.findByRole('combobox'), 'Vervallen')
  await user.selectOptions(screen.getByRole('combobox'), 'Ingevuld')
  mayReply.resolve(undefined)
  await waitFor(() => expect(queries.isMutating()).toBe(0))
  expect(requests).toEqual(replies)
  expect(screen.getByRole('combobox')).toHaveDisplayValue(label)
})

const askToDelete = async (user: UserEvent) => {
  await user.click(await screen.findByRole('button', { name: 'Meer' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Vacature verwijderen…' }))
  return screen.findByRole('dialog', { name: 'Vacature verwijderen?' })
}
const factsIn = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('listitem')
    .map((item) => item.textContent)

test('deleting names the vacancy, leads back, says so and outdates the candidates', async () => {
  stubVacancy()
  let isDeleted = false
  server.use(
    http.delete(ONE, () => ((isDeleted = true), new HttpResponse(null, { status: 204 }))),
    http.get(SUMMARIES, () => HttpResponse.json(isDeleted ? [] : [summary()])),
    http.get(COUNTS, () => HttpResponse.json(counts())),
  )
  const { user, address, queries } = renderApp(`/vacancy/${ID}`)
  const { candidates } = queryKeys
  const candidateKeys = [
    candidates.filtered({}),
    candidates.counts({}),
    candidates.one('c1'),
    candidates.timeline('c1'),
  ]
  for (const key of candidateKeys) queries.setQueryData(key, {})
  const dialog = await askToDelete(user)
  expect(dialog).toHaveTextContent('"Wijkverpleegkundige"')
  await user.click(within(dialog).getByRole('button', { name: 'Vacature verwijderen' }))
  expect(await screen.findByText('De vacature "Wijkverpleegkundige" is verwijderd.')).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'Nog geen vacatures' })).toBeVisible()
  expect(address()).toBe('/vacancy-dashboard')
  for (const key of candidateKeys) expect(queries.getQueryState(key)?.isInvalidated).toBe(true)
})

test('the question counts what goes with it, and gives no figure of what was not loaded', async () => {
  server.use(
    http.get(ONE, () => HttpResponse.json({ ...vacancy(), has_persona: true })),
    ...attachmentsOf([attachment(1, 'opdracht.pdf'), attachment(2, 'team.png')]),
    http.get(`${ONE}/matches`, () => HttpResponse.json([match(1, 'Amira Haddou'), match(2, 'Pieter Vos')])),
  )
  const { user } = renderApp(`/vacancy/${ID}`)
  expect(factsIn(await askToDelete(user))).toEqual([
    '2 kandidaten in de procedure; hun profielen blijven bewaard',
    'alle bijlagen',
    'de persona',
    'alle versies van de vacaturetekst',
  ])
  await user.click(screen.getByRole('button', { name: 'Annuleren' }))
  await user.click(await screen.findByRole('tab', { name: /^Bijlagen/ }))
  await screen.findByRole('tab', { name: 'Bijlagen 2' })
  expect(factsIn(await askToDelete(user))).toContain('2 bijlagen')
})

test('a delete that fails stays and says why', async () => {
  stubVacancy()
  server.use(http.delete(ONE, () => HttpResponse.json(failure('conflict', 'Even niet'), { status: 409 })))
  const { user } = renderApp(`/vacancy/${ID}`)
  await askToDelete(user)
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
