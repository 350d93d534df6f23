import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { limits, messages, type CandidateNote } from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import { http, HttpResponse } from 'msw'
import { fakeNotes, note, NOTE, NOTES } from '../../testing/fake-notes.ts'
import { event, profileCalls } from '../../testing/fake-profile.ts'
import { failure, fakeServices, ID, server } from '../../testing/fake-services.ts'
import { renderApp } from '../../testing/render-app.tsx'

fakeServices()

const card = () => within(screen.getByRole('region', { name: 'Notities' }))
const composer = () => card().getByRole('textbox', { name: 'Nieuwe notitie' })
const editor = () => card().getByRole('textbox', { name: 'Notitie wijzigen' })
const button = (name: string) => card().getByRole('button', { name })
const items = () => card().queryAllByRole('listitem')
const page = async (end = '') => {
  const app = renderApp(`/kandidaat-profiel/${ID}${end}`)
  await screen.findByRole('heading', { level: 1, name: 'Noor de Vries' })
  return app
}
/** The profile with these notes on screen. */
const open = async (notes: readonly CandidateNote[]) => {
  const fake = fakeNotes(notes)
  server.use(...fake.handlers, ...profileCalls().handlers)
  const app = await page()
  await (notes.length > 0 ? card().findAllByRole('listitem') : card().findByText('Nog geen notities'))
  const choose = async (text: string, item: 'Wijzigen' | 'Verwijderen') => {
    const row = items().find((each) => each.textContent.includes(text))
    await app.user.click(within(row ?? document.body).getByRole('button', { name: /wijzigen of verwijderen/ }))
    await app.user.click(await screen.findByRole('menuitem', { name: item }))
  }
  return { ...app, ...fake, choose }
}

test('notes stand newest first with author and moment; only own ones have a menu', async () => {
  await open([
    note(2, { text: 'Rustig en helder.', by: 'Mark Bloemhof', yours: false, deletable: false }),
    note(1, { text: 'Belt liever.', edited_at: '2026-01-03T10:00:00.000Z' }),
  ])
  const [newest, oldest] = items()
  expect(newest).toHaveTextContent(/Mark Bloemhof.*2 jan.*Rustig en helder\./)
  expect(oldest).toHaveTextContent(/Sanne de Wit.*2 jan.*gewijzigd.*Belt liever\./)
  expect(card().getAllByRole('button', { name: /wijzigen of verwijderen/ })).toHaveLength(1)
})

test('a link leads to a note, however old and long it is', async () => {
  const long = `${'Vertelde over de wijk. '.repeat(30)}Deed het debiteurenbeheer.`
  const notes = [
    ...Array.from({ length: 7 }, (_, index) => note(index + 2, { text: `Later ${index}` })),
    note(1, { text: long }),
  ]
  server.use(...fakeNotes(notes).handlers, ...profileCalls().handlers)
  await page(routes.candidate.atNoted('', { kind: 'note', id: note(1, {}).id }).replace(/^[^#]*/, ''))
  const noteParagraph = await card().findByText(/Deed het debiteurenbeheer\.$/)
  expect(noteParagraph.closest('li')).toHaveFocus()
  expect(card().getByRole('button', { name: 'Lees minder' })).toBeVisible()
  expect(items()).toHaveLength(6)
})

test('a note is placed by the button and by Ctrl+Enter, on top, and the field is empty again', async () => {
  const { user, calls } = await open([note(1, { text: 'Eerder' })])
  expect(button('Plaats')).toBeDisabled()
  await user.type(composer(), ' Belt liever. ')
  await user.click(button('Plaats'))
  await waitFor(() => expect(items()[0]).toHaveTextContent('Belt liever.'))
  expect(composer()).toHaveValue('')
  await user.type(composer(), 'Wil 32 uur.{Control>}{Enter}{/Control}')
  await waitFor(() => expect(items()[0]).toHaveTextContent('Wil 32 uur.'))
  expect(items()).toHaveLength(3)
  const key = expect.stringMatching(/^[0-9a-f-]{36}$/)
  expect(calls).toEqual([
    ['POST', { text: 'Belt liever.', creation_key: key }],
    ['POST', { text: 'Wil 32 uur.', creation_key: key }],
  ])
})

test('after a failure the words stay; the same words go with the same key, others with a new one', async () => {
  const { user } = await open([])
  const keys: unknown[] = []
  server.use(
    http.post(NOTES, async ({ request }) => {
      keys.push(((await request.json()) as { creation_key: string }).creation_key)
      return HttpResponse.json(failure('internal', ''), { status: 500 })
    }),
  )
  await user.type(composer(), 'Belt liever.')
  for (const attempt of [1, 2]) {
    await user.click(button('Plaats'))
    await waitFor(() => expect(keys).toHaveLength(attempt))
    expect(await card().findByText('Wat je hebt getypt, staat er nog.')).toBeVisible()
  }
  await user.type(composer(), ' Altijd.')
  await user.click(button('Plaats'))
  await waitFor(() => expect(keys).toHaveLength(3))
  expect(await card().findByText('Wat je hebt getypt, staat er nog.')).toBeVisible()
  expect(composer()).toHaveValue('Belt liever. Altijd.')
  expect([keys[0] === keys[1], keys[1] === keys[2]]).toEqual([true, false])
})

test('words that were not placed are there again after a reload', async () => {
  const first = await open([])
  await first.user.type(composer(), 'Half af')
  first.unmount()
  const { user, unmount } = await open([])
  expect(composer()).toHaveValue('Half af')
  expect(card().getByText('Je had deze notitie nog niet geplaatst. Ze staat er weer.')).toBeVisible()
  await user.click(button('Plaats'))
  await waitFor(() => expect(composer()).toHaveValue(''))
  unmount()
  await open([])
  expect(composer()).toHaveValue('')
})

test('leaving a note that was not placed asks first', async () => {
  const timeline = [event('application_added', { vacancy_id: ID, vacancy_title: 'Kok', stage: '1' })]
  server.use(...profileCalls({ timeline }).handlers)
  const { user } = await page()
  await user.type(composer(), 'Half af')
  await user.click(await screen.findByRole('link', { name: 'Kok' }))
  const question = within(await screen.findByRole('dialog', { name: 'Je notitie is nog niet geplaatst' }))
  await user.click(question.getByRole('button', { name: 'Hier blijven' }))
  expect(composer()).toHaveValue('Half af')
  await user.clear(composer())
  await user.click(screen.getByRole('link', { name: 'Kok' }))
  expect(await screen.findByText('Ergens anders')).toBeVisible()
})

test('a note that is placed after the profile was left stays no draft, and a failure is told', async () => {
  const timeline = [event('application_added', { vacancy_id: ID, vacancy_title: 'Kok', stage: '1' })]
  const fake = fakeNotes([])
  server.use(...fake.handlers, ...profileCalls({ timeline }).handlers)
  const leaveWhilePlacing = async (handler: (answer: Promise<void>) => Parameters<typeof server.use>[0]) => {
    const answer = Promise.withResolvers<void>()
    server.use(handler(answer.promise))
    const app = await page()
    await screen.findByRole('link', { name: 'Kok' })
    await app.user.clear(composer())
    await app.user.type(composer(), 'Onderweg')
    await app.user.click(button('Plaats'))
    await app.user.click(screen.getByRole('link', { name: 'Kok' }))
    await app.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Toch weggaan' }))
    await screen.findByText('Ergens anders')
    answer.resolve()
    return app
  }
  const refused = await leaveWhilePlacing((answer) =>
    http.post(NOTES, async () => (await answer, HttpResponse.json(failure('internal', ''), { status: 500 })), {
      once: true,
    }),
  )
  expect(await screen.findByText(messages.noteSaveFailed)).toBeVisible()
  refused.unmount()
  const placed = await leaveWhilePlacing((answer) => http.post(NOTES, () => answer, { once: true }))
  await waitFor(() => expect(Object.keys(localStorage).filter((key) => key.includes('candidate-note'))).toEqual([]))
  placed.unmount()
  await page()
  expect(await card().findByText('Onderweg')).toBeVisible()
  expect(composer()).toHaveValue('')
})

test('what is too long is said while it is typed, and is not sent', async () => {
  const { user, calls } = await open([])
  await user.click(composer())
  await user.paste('x'.repeat(limits.longText + 1))
  expect(card().getByText('Hoogstens 10.000 tekens.')).toBeVisible()
  expect(button('Plaats')).toBeDisabled()
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(calls).toEqual([])
})

test('an own note is changed in its place; Escape throws no words away', async () => {
  const { user, calls, choose } = await open([note(2), note(1, { text: 'Belt lever.' })])
  await choose('Belt lever.', 'Wijzigen')
  expect(editor()).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(card().queryByRole('textbox', { name: 'Notitie wijzigen' })).not.toBeInTheDocument()
  await choose('Belt lever.', 'Wijzigen')
  await user.clear(editor())
  await user.type(editor(), 'Belt liever.{Escape}')
  await user.click(button('Opslaan'))
  await waitFor(() => expect(items()[1]).toHaveTextContent(/gewijzigd.*Belt liever\./))
  expect(calls).toEqual([['PUT', { text: 'Belt liever.', version: 1 }]])
})

test('what another tab wrote is shown before it is replaced', async () => {
  const { user, calls, change, choose } = await open([note(1, { text: 'Eerst' })])
  await choose('Eerst', 'Wijzigen')
  await user.type(editor(), ' van mij')
  change((notes) => notes.map((each) => ({ ...each, text: 'Van de andere tab', version: 2 })))
  await user.click(button('Opslaan'))
  expect(await card().findByText('Van de andere tab')).toBeVisible()
  expect(editor()).toHaveValue('Eerst van mij')
  await user.click(button('Opslaan'))
  await waitFor(() => expect(card().queryByRole('textbox', { name: 'Notitie wijzigen' })).not.toBeInTheDocument())
  expect(items()[0]).toHaveTextContent('Eerst van mij')
  expect(calls).toEqual([
    ['PUT', { text: 'Eerst van mij', version: 1 }],
    ['PUT', { text: 'Eerst van mij', version: 2 }],
  ])
})

test('words for a note that another tab deleted become a new note', async () => {
  const { user, change, choose } = await open([note(2, { text: 'Blijft' }), note(1, { text: 'Eerst' })])
  await choose('Eerst', 'Wijzigen')
  await user.type(editor(), ' van mij')
  change((notes) => notes.filter(({ text }) => text !== 'Eerst'))
  await user.click(button('Opslaan'))
  expect(await card().findByText(messages.noteNotFound)).toBeVisible()
  await user.click(button('Plaats als nieuwe notitie'))
  await waitFor(() => expect(items()[0]).toHaveTextContent('Eerst van mij'))
  expect(items()).toHaveLength(2)
})

test('a deleted note goes at once and comes back in its place', async () => {
  const { user, calls, choose } = await open([note(3), note(2, { text: 'Weg', version: 4 }), note(1)])
  await choose('Weg', 'Verwijderen')
  await waitFor(() => expect(items()).toHaveLength(2))
  await user.click(await screen.findByRole('button', { name: 'Ongedaan maken' }))
  expect(await screen.findByText('De notitie staat er weer.')).toBeVisible()
  expect(items()[1]).toHaveTextContent('Weg')
  expect(calls).toEqual([
    ['DELETE', '4'],
    ['POST', 'restore'],
  ])
})

test.each([
  ['a failure', failure('internal', ''), 500, messages.noteDeleteFailed],
  [
    'a change in another tab',
    { ...failure('note_conflict', messages.noteConflict), current: note(1, { text: 'Weg', version: 2 }) },
    409,
    'Deze notitie is intussen ergens anders gewijzigd. Lees eerst wat er nu staat.',
  ],
])('after %s a note that was to be deleted stands there again', async (_what, body, status, text) => {
  const { choose } = await open([note(2), note(1, { text: 'Weg' })])
  server.use(http.delete(NOTE, () => HttpResponse.json(body, { status })))
  await choose('Weg', 'Verwijderen')
  expect(await screen.findByText(text)).toBeVisible()
  expect(items()[1]).toHaveTextContent('Weg')
})

test('of many notes the newest show, and of a long one its beginning', async () => {
  const { user } = await open([
    note(9, { text: 'lang '.repeat(200) }),
    ...[8, 7, 6, 5, 4, 3].map((number) => note(number)),
  ])
  expect(items()).toHaveLength(5)
  await user.click(button('Toon alle 7'))
  expect(items()).toHaveLength(7)
  await user.click(button('Lees verder'))
  expect(button('Lees minder')).toHaveAttribute('aria-expanded', 'true')
})

test('notes that can not be loaded offer another try, and the rest of the profile stands', async () => {
  server.use(...profileCalls({ notes: [note(1, { text: 'Er weer' })] }).handlers)
  server.use(http.get(NOTES, () => HttpResponse.json(failure('internal', ''), { status: 500 }), { once: true }))
  const { user } = await page()
  expect(await card().findByText(messages.notesFailed)).toBeVisible()
  await user.click(button('Probeer opnieuw'))
  expect(await card().findByText('Er weer')).toBeVisible()
})
