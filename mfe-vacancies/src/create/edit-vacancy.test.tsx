import { expect, jest, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { messages } from '@wervio/contracts'
import { userStorage } from '@wervio/session'
import { http, HttpResponse } from 'msw'
import { fakePublication, initialHtml } from '../testing/fake-publication.ts'
import {
  failure,
  fakeServices,
  generatedText,
  GENERATE,
  ID,
  server,
  vacancy,
  VACANCIES,
} from '../testing/fake-services.ts'
import { renderApp } from '../testing/render-app.tsx'

fakeServices()

const button = (name: string) => screen.findByRole('button', { name })
const salary = () => screen.findByRole('textbox', { name: 'Salaris' })
const proposal = () => screen.findByRole('dialog', { name: 'Tekst vervangen?' })

/** A service with one vacancy that writes `generatedText`; tells what was asked of it. */
const stubServices = (html = initialHtml) => {
  const publication = fakePublication(html)
  const writeRequest = jest.fn()
  const updateRequest = jest.fn()
  server.use(
    http.post(GENERATE, async ({ request }) => {
      writeRequest(await request.json())
      const body = `event: result\ndata: ${JSON.stringify(generatedText)}\n\n`
      return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } })
    }),
    http.put(`${VACANCIES}/:id`, async ({ request, params }) => {
      const body = (await request.json()) as object
      updateRequest(params['id'], body)
      return HttpResponse.json(vacancy({ description: publication.publication.html, ...body }))
    }),
  )
  return { publication, writeRequest, updateRequest }
}

const openForm = async (html = initialHtml) => {
  const services = stubServices(html)
  const view = renderApp(`/create-vacancy?vacature=${ID}`)
  await salary()
  return { ...services, ...view }
}

test('saving stores what was changed, and leaves the text alone', async () => {
  const { user, address, updateRequest, writeRequest, publication } = await openForm()
  expect(screen.getByRole('heading', { level: 1, name: 'Vacature bewerken' })).toBeVisible()
  await user.clear(await salary())
  await user.type(await salary(), 'Schaal 9')
  await user.click(await button('Opslaan'))
  expect(await screen.findByText('De vacature is opgeslagen.')).toBeVisible()
  expect(address()).toBe(`/vacancy/${ID}`)
  expect(await screen.findByText('Schaal 9')).toBeVisible()
  expect(updateRequest.mock.calls).toEqual([[ID, { salary: 'Schaal 9' }]])
  expect(writeRequest).not.toHaveBeenCalled()
  expect(publication.publication.html).toBe(initialHtml)
  expect(userStorage('u1').get(`vacancy-draft:${ID}`)).toBeNull()
})

test('what is typed while a save is on its way stays, and is saved by the next one', async () => {
  const { user, address, updateRequest } = await openForm()
  const mayReply = Promise.withResolvers<undefined>()
  server.use(
    http.put(
      `${VACANCIES}/:id`,
      async () => {
        await mayReply.promise
        return undefined
      },
      { once: true },
    ),
  )
  await user.type(await salary(), ' bruto')
  await user.click(await button('Opslaan'))
  await user.type(await salary(), ' per maand')
  mayReply.resolve(undefined)
  expect(await screen.findByText(/^De vacature is opgeslagen\. Wat je daarna typte/)).toBeVisible()
  expect(address()).toBe(`/create-vacancy?vacature=${ID}`)
  expect(await salary()).toHaveValue('€ 3.250 bruto per maand')
  await user.click(await button('Opslaan'))
  await waitFor(() => expect(address()).toBe(`/vacancy/${ID}`))
  expect(updateRequest.mock.calls).toEqual([
    [ID, { salary: '€ 3.250 bruto' }],
    [ID, { salary: '€ 3.250 bruto per maand' }],
  ])
  expect(userStorage('u1').get(`vacancy-draft:${ID}`)).toBeNull()
})

test('Ctrl+Enter saves; without a change nothing is sent', async () => {
  const { user, address, updateRequest } = await openForm()
  await user.click(await salary())
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(address()).toBe(`/vacancy/${ID}`))
  expect(updateRequest).not.toHaveBeenCalled()
})

test('a required field stays required, and a save that fails says so and keeps the form', async () => {
  const { user, address, updateRequest } = await openForm()
  await user.clear(await salary())
  await user.click(await button('Opslaan'))
  expect(await screen.findByText('Vul een salaris in.')).toBeVisible()
  expect(updateRequest).not.toHaveBeenCalled()
  server.use(http.put(`${VACANCIES}/:id`, () => HttpResponse.json({}, { status: 500 })))
  await user.type(await salary(), 'Schaal 9')
  await user.click(await button('Opslaan'))
  expect(await screen.findByText(messages.vacancySaveFailed)).toBeVisible()
  expect(await salary()).toHaveValue('Schaal 9')
  expect(address()).toBe(`/create-vacancy?vacature=${ID}`)
})

test('a rewritten text is compared with the text of now, and replaces it when that is asked', async () => {
  const { user, address, publication, updateRequest, writeRequest } = await openForm()
  await user.type(await salary(), ' bruto')
  await user.click(await button('Tekst herschrijven'))
  const dialog = within(await proposal())
  expect(await dialog.findByRole('region', { name: 'De tekst van nu' })).toHaveTextContent('Tekst van nu.')
  expect(dialog.getByRole('region', { name: 'De nieuwe tekst' })).toHaveTextContent('Kom plannen.')
  expect(publication.saves).toEqual([])
  expect(updateRequest).not.toHaveBeenCalled()
  await user.click(dialog.getByRole('button', { name: 'Tekst vervangen' }))
  expect(await screen.findByRole('heading', { name: 'Planner (m/v/x)' })).toBeVisible()
  expect(address()).toBe('/vacancy-preview')
  expect(writeRequest).toHaveBeenCalledTimes(1)
  expect(updateRequest.mock.calls).toEqual([[ID, { salary: '€ 3.250 bruto' }]])
  expect(publication.saves).toMatchObject([{ html: generatedText.html, base_version: 1, origin: 'generated' }])
})

test('the text of now can be kept; what was only closed can be opened again', async () => {
  const { user, publication, writeRequest } = await openForm()
  await user.click(await button('Tekst herschrijven'))
  await proposal()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(await button('Tekst herschrijven'))
  await proposal()
  expect(writeRequest).toHaveBeenCalledTimes(1)
  await user.click(await button('Huidige tekst houden'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(publication.saves).toEqual([])
  await user.click(await button('Tekst herschrijven'))
  await proposal()
  expect(writeRequest).toHaveBeenCalledTimes(2)
})

test('somebody who changes the text meanwhile is not overwritten: both are compared again', async () => {
  const { user, publication } = await openForm()
  await user.click(await button('Tekst herschrijven'))
  const dialog = within(await proposal())
  await dialog.findByRole('region', { name: 'De tekst van nu' })
  publication.write('<p>Tekst van Bram.</p>', 'Bram', 'edited')
  await user.click(dialog.getByRole('button', { name: 'Tekst vervangen' }))
  expect(await dialog.findByText(messages.publicationConflict)).toBeVisible()
  await waitFor(() =>
    expect(dialog.getByRole('region', { name: 'De tekst van nu' })).toHaveTextContent('Tekst van Bram.'),
  )
  await user.click(dialog.getByRole('button', { name: 'Tekst vervangen' }))
  expect(await screen.findByRole('heading', { name: 'Planner (m/v/x)' })).toBeVisible()
  expect(publication.publication.html).toBe(generatedText.html)
})

test('when the text is not stored after the fields, a field can still be put back', async () => {
  const { user, publication, updateRequest } = await openForm()
  publication.replies = [() => HttpResponse.json(failure('unavailable', 'Even dicht'), { status: 503 })]
  await user.type(await salary(), '!')
  await user.click(await button('Tekst herschrijven'))
  await user.click(await button('Tekst vervangen'))
  expect(await screen.findByText('Even dicht')).toBeVisible()
  await user.click(await button('Huidige tekst houden'))
  await user.type(await salary(), '{Backspace}')
  await user.click(await button('Opslaan'))
  expect(await screen.findByText('De vacature is opgeslagen.')).toBeVisible()
  expect(updateRequest.mock.calls).toEqual([
    [ID, { salary: '€ 3.250!' }],
    [ID, { salary: '€ 3.250' }],
  ])
  expect(publication.publication.html).toBe(initialHtml)
})

test('a vacancy without a text gets its first one', async () => {
  const { user, publication } = await openForm('')
  await user.click(await button('Genereer Vacaturetekst'))
  await user.click(await button('Tekst plaatsen'))
  expect(await screen.findByRole('heading', { name: 'Planner (m/v/x)' })).toBeVisible()
  expect(publication.publication.html).toBe(generatedText.html)
})

test('a text that cannot be written is said so, and the form is still there', async () => {
  const { user } = await openForm()
  server.use(http.post(GENERATE, () => HttpResponse.json({}, { status: 500 })))
  await user.type(await salary(), ' bruto')
  await user.click(await button('Tekst herschrijven'))
  expect(await screen.findByText(messages.generateFailed)).toBeVisible()
  expect(await salary()).toHaveValue('€ 3.250 bruto')
})
