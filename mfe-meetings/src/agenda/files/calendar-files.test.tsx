import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { limits, messages } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import {
  calendarFile,
  event,
  failure,
  fakeServices,
  MAIN,
  server,
  stubAgenda,
  unconnected,
} from '../../testing/fake-agenda.ts'
import { renderAgenda } from '../../testing/render-agenda.tsx'

fakeServices()

const FILES = `${MAIN}/calendar/files`
const ics = (size = 0) => {
  const file = new File(['BEGIN:VCALENDAR'], 'werk.ics', { type: 'text/calendar' })
  if (size > 0) Object.defineProperty(file, 'size', { value: size })
  return file
}
const files = () => within(screen.getByRole('region', { name: 'Agendabestanden' }))
const open = async () => {
  const app = renderAgenda()
  return { ...app, input: await screen.findByLabelText('agendabestand kiezen') }
}

test('a file puts its appointments in the agenda and says which it left out', async () => {
  const agenda = stubAgenda({ status: unconnected, answer: null })
  server.use(
    http.post(FILES, () => {
      const file = calendarFile({ skipped: [{ subject: 'Feest', reason: 'Zonder begin.' }], skippedCount: 22 })
      agenda.files = [file]
      agenda.answer = { events: [event({ source: 'file', calendar: 'Werkagenda' })], refreshed_at: null }
      return HttpResponse.json(file, { status: 201 })
    }),
  )
  const { user, input } = await open()
  await user.upload(input, ics())
  expect(await screen.findByText('‘Werkagenda’ staat in je agenda: 3 afspraken.')).toBeVisible()
  expect(await screen.findByRole('article', { name: 'Kennismaking' })).toBeVisible()
  await user.click(await files().findByText('22 afspraken overgeslagen'))
  expect(files().getByText('Feest').closest('li')).toHaveTextContent('Feest: Zonder begin.')
  expect(files().getByText('En nog 21.')).toBeVisible()
})

test('a file that is something else, or too large, is refused in words', async () => {
  stubAgenda({ status: unconnected, answer: null })
  server.use(
    http.post(FILES, () =>
      HttpResponse.json(failure('file_type_refused', messages.calendarFileRefused), { status: 415 }),
    ),
  )
  const { user, input } = await open()
  await user.upload(input, ics())
  expect(await files().findByText(messages.calendarFileRefused)).toBeVisible()
  await user.upload(input, ics(limits.calendarFile + 1))
  expect(await files().findByText(messages.calendarFileTooLarge)).toBeVisible()
})

test('a file is taken away after a question', async () => {
  const agenda = stubAgenda({ files: [calendarFile()] })
  server.use(
    http.delete(`${FILES}/:id`, () => {
      agenda.files = []
      return new HttpResponse(null, { status: 204 })
    }),
  )
  const { user } = await open()
  await user.click(await files().findByRole('button', { name: 'Werkagenda weghalen' }))
  await user.click(
    within(screen.getByRole('dialog', { name: 'Agendabestand weghalen?' })).getByRole('button', { name: 'Weghalen' }),
  )
  expect(await screen.findByText('‘Werkagenda’ is uit je agenda gehaald.')).toBeVisible()
  expect(files().queryByText('Werkagenda')).toBeNull()
})
