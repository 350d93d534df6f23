import { expect, test } from '@jest/globals'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { queryDefaults } from '@wervio/api-client'
import { limits, messages, pictureProblem } from '@wervio/contracts'
import { Toaster } from '@wervio/ui'
import { http, HttpResponse } from 'msw'
import { fakeServices, ID, MAIN, server, vacancy } from '../testing/fake-services.ts'
import { VacancyThumbnail } from './vacancy-thumbnail.tsx'

fakeServices()

const FILE = '4f6c1d52-7f7e-4f0e-8b3c-3a3f0a0c9d77'
const PATH = `${MAIN}/api/vacancies/:id/thumbnail`
const renderThumbnail = (thumbnail: string | null = null) => {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: queryDefaults })}>
      <VacancyThumbnail vacancy={vacancy({ thumbnail })} />
      <Toaster />
    </QueryClientProvider>,
  )
  return within(screen.getByRole('region', { name: 'Afbeelding' }))
}
const picture = new File([new Uint8Array([137, 80, 78, 71])], 'foto.png', { type: 'image/png' })
const user = userEvent.setup({ applyAccept: false })

test('a chosen picture is sent to its vacancy', async () => {
  const uploads: unknown[] = []
  server.use(
    http.put(
      PATH,
      async ({ params, request }) => (
        uploads.push(params['id'], (await request.formData()).get('file') instanceof File),
        HttpResponse.json(vacancy({ thumbnail: FILE }))
      ),
    ),
  )
  const section = renderThumbnail()
  await user.upload(section.getByLabelText('Afbeelding'), picture)
  expect(await screen.findByText('De afbeelding is opgeslagen.')).toBeVisible()
  expect(uploads).toEqual([ID, true])
})

test('what is no picture is refused before it is sent; what the service refuses has its text', async () => {
  const section = renderThumbnail()
  await user.upload(section.getByLabelText('Afbeelding'), new File(['x'], 'cv.pdf', { type: 'application/pdf' }))
  expect(await section.findByText(messages.thumbnailRefused)).toBeVisible()
  server.use(
    http.put(PATH, () =>
      HttpResponse.json(
        { error: messages.thumbnailRefused, message: messages.thumbnailRefused, code: 'file_type_refused' },
        { status: 415 },
      ),
    ),
  )
  await user.upload(section.getByLabelText('Afbeelding'), picture)
  expect(await section.findByText('Er is niets opgeslagen.')).toBeVisible()
})

test('a picture can be taken away', async () => {
  server.use(
    http.get(`${MAIN}/api/files/:id`, () => new HttpResponse(null, { status: 404 })),
    http.delete(PATH, () => new HttpResponse(null, { status: 204 })),
  )
  const section = renderThumbnail(FILE)
  await user.click(section.getByRole('button', { name: 'Afbeelding verwijderen' }))
  expect(await screen.findByText('De afbeelding is verwijderd.')).toBeVisible()
})

test.each([
  [{ type: 'image/svg+xml', size: 10 }, messages.thumbnailRefused],
  [{ type: 'image/webp', size: 0 }, messages.attachmentEmpty],
  [{ type: 'image/webp', size: limits.thumbnail + 1 }, messages.thumbnailTooLarge],
  [{ type: 'image/webp', size: limits.thumbnail }, null],
])('%j: %j', (file, problem) => {
  expect(pictureProblem(file)).toBe(problem)
})
