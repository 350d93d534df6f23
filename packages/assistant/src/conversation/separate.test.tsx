import { expect, test } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expireSession, signOut } from '@wervio/session'
import { http, HttpResponse } from 'msw'
import { Assistant } from '../assistant.tsx'
import { chatCalls, failure, fakeServices, OTHER, chatMessage, server, MESSAGES, signIn } from '../testing/fake-chat.ts'
import { waitForCall, field, renderAssistant, renderPage, vacancyProps } from '../testing/render-assistant.tsx'

fakeServices()

const other = { ...vacancyProps, subject: { kind: 'vacancy', id: OTHER } as const }
const answerStoredMessages = () =>
  server.use(
    http.get(MESSAGES, ({ request }) =>
      HttpResponse.json([
        chatMessage(
          'user',
          new URL(request.url).searchParams.get('subject')?.endsWith(OTHER) ? 'Over de tweede' : 'Over de eerste',
        ),
      ]),
    ),
  )

test('another subject is another conversation, and the answer that was coming is stopped', async () => {
  answerStoredMessages()
  const calls = chatCalls()
  const { user, show } = renderAssistant()
  expect(await screen.findByText('Over de eerste')).toBeVisible()
  await user.type(await field(), 'Vertel{Enter}')
  const call = await waitForCall(calls)
  call.write('Iets over de eerste')
  await screen.findByText('Iets over de eerste')
  show(<Assistant {...other} />)
  expect(await screen.findByText('Over de tweede')).toBeVisible()
  expect(screen.queryByText(/eerste|Vertel/)).not.toBeInTheDocument()
  await waitFor(() => expect(call.signal.aborted).toBe(true))
})

test('two assistants on one page each keep their own', async () => {
  answerStoredMessages()
  const calls = chatCalls()
  const { user } = renderPage(
    <>
      <Assistant {...vacancyProps} />
      <Assistant {...other} />
    </>,
  )
  await screen.findByText('Over de eerste')
  await screen.findByText('Over de tweede')
  const [, second] = screen.getAllByRole('textbox')
  if (!second) throw new Error('there is one assistant only')
  await user.type(second, 'Voor de tweede{Enter}')
  const call = await waitForCall(calls)
  expect(call.body.conversation_history).toEqual([{ role: 'user', content: 'Over de tweede' }])
  call.finish({ response: 'Antwoord voor de tweede', sources: [] })
  expect(await screen.findAllByText('Antwoord voor de tweede')).not.toHaveLength(0)
  const [first, last] = screen.getAllByRole('log', { name: 'Gesprek' }).map((log) => log.textContent)
  expect(first).not.toContain('tweede')
  expect(last).not.toContain('eerste')
})

test('what was typed is there again after a reload, for this subject and this recruiter alone', async () => {
  const { user, unmount } = renderAssistant()
  await user.type(await field(), 'Nog niet verst')
  unmount()
  const secondView = renderAssistant()
  expect(await field()).toHaveValue('Nog niet verst')
  secondView.show(<Assistant {...other} />)
  await waitFor(async () => expect(await field()).toHaveValue(''))
  secondView.show(<Assistant {...vacancyProps} />)
  await waitFor(async () => expect(await field()).toHaveValue('Nog niet verst'))
  act(() => signIn('u2'))
  await waitFor(async () => expect(await field()).toHaveValue(''))
})

test('a session that ends while answering keeps the question', async () => {
  const calls = chatCalls()
  const { user, unmount } = renderAssistant()
  await user.type(await field(), 'Blijft dit staan?{Enter}')
  await waitForCall(calls)
  act(expireSession)
  unmount()
  signIn()
  renderAssistant()
  expect(await field()).toHaveValue('Blijft dit staan?')
})

test('a service that says the session is over keeps it too; an answered question does not come back', async () => {
  const calls = chatCalls()
  const { user, unmount } = renderAssistant()
  await user.type(await field(), 'Eerste vraag{Enter}')
  ;(await waitForCall(calls)).finish()
  await screen.findByRole('button', { name: 'Antwoord kopiëren' })
  server.use(
    http.post('*/api/chat', () =>
      HttpResponse.json(failure('Sessie verlopen. Log opnieuw in.', 'session_expired'), { status: 401 }),
    ),
  )
  await user.type(await field(), 'Tweede vraag{Enter}')
  await waitFor(() => expect(screen.queryByRole('log', { name: 'Gesprek' })).not.toBeInTheDocument())
  unmount()
  signIn()
  renderAssistant()
  expect(await field()).toHaveValue('Tweede vraag')
})

test('signing out on purpose forgets what was typed', async () => {
  const { user, unmount } = renderAssistant()
  await user.type(await field(), 'Geheim')
  await act(signOut)
  unmount()
  signIn()
  renderAssistant()
  expect(await field()).toHaveValue('')
})

test('kept messages that cannot be loaded are no reason to stop', async () => {
  const calls = chatCalls()
  server.use(http.get(MESSAGES, () => HttpResponse.json(failure(''), { status: 500 }), { once: true }))
  const { user } = renderAssistant()
  expect(await screen.findByText('Het vorige gesprek kon niet worden geladen.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Opnieuw laden' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Wat zijn de cruciale soft skills?' }))
  ;(await waitForCall(calls)).finish({ response: 'Rustig blijven', sources: [] })
  expect(await screen.findAllByText('Rustig blijven')).not.toHaveLength(0)
})

test('a new conversation asks first, deletes it at the service and begins again', async () => {
  let deletedSearch = ''
  server.use(
    http.get(MESSAGES, () => HttpResponse.json([chatMessage('user', 'Oude vraag')])),
    http.delete(
      MESSAGES,
      ({ request }) => ((deletedSearch = new URL(request.url).search), new HttpResponse(null, { status: 204 })),
    ),
  )
  const { user } = renderAssistant()
  await screen.findByText('Oude vraag')
  await user.click(screen.getByRole('button', { name: 'Nieuw gesprek' }))
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Nieuw gesprek beginnen?' })).getByRole('button', {
      name: 'Gesprek wissen',
    }),
  )
  await waitFor(() => expect(screen.queryByText('Oude vraag')).not.toBeInTheDocument())
  expect(decodeURIComponent(deletedSearch)).toBe(`?subject=vacancy:${vacancyProps.subject?.id}`)
  expect(screen.getByRole('list', { name: 'Voorbeeldvragen' })).toBeVisible()
})

test('a conversation that could not be deleted stays', async () => {
  server.use(
    http.get(MESSAGES, () => HttpResponse.json([chatMessage('user', 'Oude vraag')])),
    http.delete(MESSAGES, () => HttpResponse.json(failure('Even niet'), { status: 409 })),
  )
  const { user } = renderAssistant()
  await screen.findByText('Oude vraag')
  await user.click(screen.getByRole('button', { name: 'Nieuw gesprek' }))
  await user.click(await screen.findByRole('button', { name: 'Gesprek wissen' }))
  expect(await screen.findByText('Even niet')).toBeVisible()
  expect(screen.getByText('Oude vraag')).toBeInTheDocument()
})

test('a conversation of one page is neither read nor stored, and the next visit starts anew', async () => {
  answerStoredMessages()
  const calls = chatCalls()
  const reads: string[] = []
  server.events.on('request:start', ({ request }) => {
    if (request.url.includes('/chat/messages')) reads.push(request.url)
  })
  const general = { ...vacancyProps, kind: 'general', subject: null } as const
  const { user, unmount } = renderAssistant(general)
  await user.click(await screen.findByRole('button', { name: 'Wat ontbreekt er nog in mijn vacature?' }))
  const call = await waitForCall(calls)
  expect(call.body.subject).toBeUndefined()
  call.finish({ response: 'Het salaris', sources: [] })
  await screen.findAllByText('Het salaris')
  unmount()
  renderAssistant(general)
  expect(await screen.findByRole('button', { name: 'Hoe kies ik een goede vacaturetitel?' })).toBeVisible()
  expect(screen.queryByText('Het salaris')).not.toBeInTheDocument()
  expect(reads).toEqual([])
})
