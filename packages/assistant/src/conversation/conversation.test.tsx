import { expect, test } from '@jest/globals'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { limits, messages } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { CHAT, chatCalls, failure, fakeServices, ID, chatMessage, server, MESSAGES } from '../testing/fake-chat.ts'
import { waitForCall, field, renderAssistant } from '../testing/render-assistant.tsx'

fakeServices()

const log = () => within(screen.getByRole('log', { name: 'Gesprek' }))
const live = () =>
  screen
    .getAllByRole('status')
    .map((status) => status.textContent)
    .join('|')
const question = 'Welke groeimogelijkheden zijn er?'

test('it begins with one welcome and six questions, of which choosing one asks it', async () => {
  const calls = chatCalls()
  const { user } = renderAssistant()
  expect(
    await screen.findByText(/^Hoi, ik ben de assistent van Wervio\. Vraag me iets over deze vacature\./),
  ).toBeVisible()
  expect(within(screen.getByRole('list', { name: 'Voorbeeldvragen' })).getAllByRole('button')).toHaveLength(6)
  await user.click(screen.getByRole('button', { name: question }))
  const { body } = await waitForCall(calls)
  expect(body).toEqual({
    message: question,
    conversation_history: [],
    context: { vacature: { hard_skills: 'Hbo-diploma en BIG' } },
    subject: { kind: 'vacancy', id: ID },
  })
  expect(screen.queryByRole('list', { name: 'Voorbeeldvragen' })).not.toBeInTheDocument()
})

test('pieces show as they come and the checked answer replaces them; only that is announced, once', async () => {
  const calls = chatCalls()
  const { user } = renderAssistant()
  await user.type(await field(), 'Wat moet ik kunnen?{Enter}')
  expect(log().getByText('Wervio denkt na...')).toBeVisible()
  expect(await field()).toHaveValue('')
  const call = await waitForCall(calls)
  call.write('Je hebt ')
  expect(await log().findByText('Je hebt')).toBeVisible()
  call.write('nodig')
  expect(await log().findByText('Je hebt nodig')).toBeVisible()
  expect(live()).toContain('Wervio denkt na...')
  expect(live()).not.toContain('nodig')
  call.finish()
  await waitFor(() =>
    expect(
      log()
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(expect.arrayContaining(['een hbo-diploma', 'BIG'])),
  )
  expect(live()).toContain('Je hebt nodig:\n- een hbo-diploma\n- BIG')
})

test('the whole conversation goes along, kept messages first', async () => {
  const calls = chatCalls()
  server.use(
    http.get(MESSAGES, ({ request }) => {
      expect(new URL(request.url).searchParams.get('subject')).toBe(`vacancy:${ID}`)
      return HttpResponse.json([chatMessage('user', 'Vorige vraag', 1), chatMessage('assistant', 'Vorig antwoord', 2)])
    }),
  )
  const { user } = renderAssistant()
  expect(await screen.findByText('Vorig antwoord')).toBeVisible()
  expect(screen.queryByRole('list', { name: 'Voorbeeldvragen' })).not.toBeInTheDocument()
  await user.type(await field(), 'Eerste{Enter}')
  ;(await waitForCall(calls)).finish({ response: 'Antwoord een', sources: [] })
  await log().findByText('Antwoord een')
  await user.type(await field(), 'Tweede{Enter}')
  expect((await waitForCall(calls, 1)).body.conversation_history).toEqual([
    { role: 'user', content: 'Vorige vraag' },
    { role: 'assistant', content: 'Vorig antwoord' },
    { role: 'user', content: 'Eerste' },
    { role: 'assistant', content: 'Antwoord een' },
  ])
})

test('blanks are ignored, Shift and Enter make a new line, and one question waits for the other', async () => {
  const calls = chatCalls()
  const { user } = renderAssistant()
  await user.type(await field(), '   {Enter}')
  expect(screen.getByRole('button', { name: 'Vraag versturen' })).toBeDisabled()
  await user.clear(await field())
  await user.type(await field(), 'Regel een{Shift>}{Enter}{/Shift}regel twee{Enter}')
  expect((await waitForCall(calls)).body.message).toBe('Regel een\nregel twee')
  await user.type(await field(), 'Nog iets{Enter}')
  expect(await field()).toHaveValue('Nog iets')
  expect(calls).toHaveLength(1)
})

test('a question that is too long says by how much and is not sent', async () => {
  const { user } = renderAssistant()
  fireEvent.change(await field(), { target: { value: 'x'.repeat(limits.chatMessage + 12) } })
  expect(screen.getByText('Je vraag is te lang: 12 tekens te veel.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Vraag versturen' })).toBeDisabled()
  await user.type(await field(), '{Enter}')
  expect(log().queryByRole('heading', { name: 'Jij vraagt' })).not.toBeInTheDocument()
})

test('a conversation that is too long says so before anything is sent', async () => {
  server.use(
    http.get(MESSAGES, () =>
      HttpResponse.json(
        Array.from({ length: limits.chatTurns + 1 }, (_, index) =>
          chatMessage(index % 2 ? 'assistant' : 'user', `Bericht ${index}`, index),
        ),
      ),
    ),
  )
  const { user } = renderAssistant()
  await screen.findByText('Bericht 0')
  await user.type(await field(), 'Nog een{Enter}')
  expect(await screen.findByText('Dit gesprek is te lang geworden. Begin een nieuw gesprek.')).toBeVisible()
  expect(await field()).toHaveValue('Nog een')
})

test('stopping keeps what was written, says so, and asking goes on', async () => {
  const calls = chatCalls()
  const { user } = renderAssistant()
  await user.type(await field(), 'Vertel{Enter}')
  const call = await waitForCall(calls)
  call.write('Dit is het begin')
  await log().findByText('Dit is het begin')
  await user.click(screen.getByRole('button', { name: 'Stop met antwoorden' }))
  expect(log().getByText('Gestopt')).toBeVisible()
  expect(log().getByText('Dit is het begin')).toBeVisible()
  await waitFor(() => expect(call.signal.aborted).toBe(true))
  await user.type(await field(), 'En nu?{Enter}')
  expect((await waitForCall(calls, 1)).body.conversation_history).toEqual([
    { role: 'user', content: 'Vertel' },
    { role: 'assistant', content: 'Dit is het begin' },
  ])
})

test('a failure is a message with the reason, and trying again does not repeat the question', async () => {
  const calls = chatCalls()
  const { user } = renderAssistant()
  await user.type(await field(), 'Vertel{Enter}')
  ;(await waitForCall(calls)).fail(messages.engineTimeout, 'engine_timeout')
  expect(await log().findByText(messages.chatFailed)).toBeVisible()
  expect(log().getByText(messages.engineTimeout)).toBeVisible()
  await user.click(log().getByRole('button', { name: 'Probeer opnieuw' }))
  const secondCall = await waitForCall(calls, 1)
  expect(secondCall.body).toMatchObject({ message: 'Vertel', conversation_history: [] })
  secondCall.finish({ response: 'Nu wel', sources: [] })
  expect(await log().findByText('Nu wel')).toBeVisible()
  expect(log().getAllByText('Vertel')).toHaveLength(1)
  expect(log().queryByText(messages.chatFailed)).not.toBeInTheDocument()
})

test('a service that answers no chat at all says the text of the specification once', async () => {
  server.use(http.post(CHAT, () => HttpResponse.json(failure(''), { status: 503 })))
  const { user } = renderAssistant()
  await user.click(await screen.findByRole('button', { name: question }))
  expect(await log().findAllByText(messages.chatFailed)).toHaveLength(1)
})
