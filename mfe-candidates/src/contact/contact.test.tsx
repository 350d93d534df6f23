import { expect, jest, test } from '@jest/globals'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { mailto } from '@wervio/candidates'
import { messages, type CandidateSummary, type TimelineEvent } from '@wervio/contracts'
import { sessionStarted } from '@wervio/session'
import { http, HttpResponse } from 'msw'
import { stubCandidates } from '../testing/fake-candidates.ts'
import { event } from '../testing/fake-profile.ts'
import { CANDIDATES, failure, fakeServices, ID, MAIN, server, summary } from '../testing/fake-services.ts'
import { renderApp } from '../testing/render-app.tsx'
import { VACANCY, vacancySummary } from '../testing/fake-vacancies.ts'

fakeServices()

const CONTACTS = `${MAIN}/api/mails`
/** jsdom opens no mail program. */
document.addEventListener('click', (click) => {
  if (click.target instanceof Element && click.target.closest('a[href^="mailto:"]')) click.preventDefault()
})

const open = async (overrides: Partial<CandidateSummary> = {}, timeline: TimelineEvent[] = []) => {
  stubCandidates([summary(overrides)])
  server.use(
    http.get(`${MAIN}/api/vacancy-summaries`, () => HttpResponse.json([vacancySummary()])),
    http.get(`${CANDIDATES}/${ID}/timeline`, () => HttpResponse.json(timeline)),
  )
  const { user, unmount } = renderApp('/dashboard-candidates')
  await user.click(await screen.findByRole('button', { name: 'Contact opnemen met Noor de Vries' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Contact opnemen' }))
  if (overrides.email !== null) await dialog.findByRole('textbox', { name: 'Onderwerp' })
  return { user, unmount, dialog }
}
const stubNotes = () => {
  const notes: unknown[] = []
  server.use(
    http.post(CONTACTS, async ({ request }) => {
      notes.push(await request.json())
      return HttpResponse.json(
        {
          id: ID,
          candidate: { id: ID, name: 'Noor de Vries' },
          vacancy: null,
          template: null,
          to: 'noor@example.nl',
          subject: 'Kennismaken',
          body: 'Beste Noor',
          way: 'own_program',
          state: 'prepared',
          reason: null,
          by: 'Sanne',
          yours: true,
          created_at: '2026-01-01T09:00:00.000Z',
          sends_at: null,
          sent_at: null,
        },
        { status: 201 },
      )
    }),
  )
  return notes
}
type DialogQueries = Awaited<ReturnType<typeof open>>['dialog']
const field = (dialog: DialogQueries, name: string): HTMLInputElement => dialog.getByRole('textbox', { name })
const selectedText = ({ value, selectionStart, selectionEnd }: HTMLInputElement) =>
  value.slice(selectionStart ?? 0, selectionEnd ?? 0)
const inProcedure = (vacancy_id = VACANCY, vacancy_title = 'Wijkverpleegkundige', stage = '1') =>
  event('application_added', { vacancy_id, vacancy_title, stage, outcome: 'open' })
const QUESTION = 'Noteren in de tijdlijn?'
const mailLink = (dialog: ReturnType<typeof within>) => dialog.getByRole('link', { name: 'Open in mailprogramma' })
const mailParameters = (link: HTMLElement) => Object.fromEntries(new URL(link.getAttribute('href') ?? '').searchParams)

test('a template is filled in with name, vacancy and sender, opens in the mail program, and is noted after a yes', async () => {
  const notes = stubNotes()
  const { user, dialog } = await open()
  expect(field(dialog, 'Onderwerp')).toHaveValue('Een paar vragen over je CV')
  expect(dialog.queryByText(/^Vul nog in/)).not.toBeInTheDocument()
  await user.selectOptions(
    dialog.getByRole('combobox', { name: 'Vacature' }),
    await dialog.findByRole('option', { name: 'Wijkverpleegkundige · Zorggroep De Linde' }),
  )
  expect(dialog.getByRole('textbox', { name: 'Onderwerp' })).toHaveValue(
    'Kennismaken over de functie Wijkverpleegkundige',
  )
  expect(dialog.queryByText(/^Vul nog in/)).not.toBeInTheDocument()
  const { subject, body } = mailParameters(mailLink(dialog))
  expect(mailLink(dialog).getAttribute('href')).toMatch(/^mailto:noor@example\.nl\?/)
  expect(subject).toBe('Kennismaken over de functie Wijkverpleegkundige')
  expect(body).toContain('Beste Noor,')
  expect(body).toContain('bij Zorggroep De Linde')
  expect(body).toContain('Sanne Bakker')
  await user.click(mailLink(dialog))
  expect(dialog.getByText(QUESTION)).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Ja, noteren' })).toHaveFocus()
  expect(notes).toEqual([])
  await user.keyboard('{Enter}')
  expect(await dialog.findByText('Vastgelegd in de tijdlijn.')).toBeVisible()
  expect(notes).toEqual([
    {
      candidate_id: ID,
      vacancy_id: VACANCY,
      template: 'invitation',
      to: 'noor@example.nl',
      subject,
      body: body?.replaceAll('\r\n', '\n'),
      way: 'own_program',
      creation_key: expect.stringMatching(/^[0-9a-f-]{36}$/),
    },
  ])
  await user.click(mailLink(dialog))
  expect(dialog.queryByText(QUESTION)).not.toBeInTheDocument()
})

test('a message with blanks is neither opened nor copied: they are named and the first is selected', async () => {
  const { user, dialog } = await open()
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Sjabloon' }), 'Uitnodiging voor een gesprek')
  const copySpy = jest.spyOn(navigator.clipboard, 'writeText')
  const subject = field(dialog, 'Onderwerp')
  for (const button of [mailLink(dialog), dialog.getByRole('button', { name: 'Kopieer bericht' })]) {
    await user.click(button)
    expect(dialog.getByRole('alert')).toHaveTextContent('Vul nog in: [functie].')
    expect(subject).toHaveFocus()
    expect(selectedText(subject)).toBe('[functie]')
    expect(dialog.queryByText(QUESTION)).not.toBeInTheDocument()
  }
  expect(copySpy).not.toHaveBeenCalled()
  await user.keyboard('Kok')
  expect(subject).toHaveValue('Kennismaken over de functie Kok')
  await user.click(mailLink(dialog))
  expect(field(dialog, 'Bericht')).toHaveFocus()
  expect(selectedText(field(dialog, 'Bericht'))).toBe('[functie]')
})

test.each([
  ['one open procedure', [inProcedure()], 'Wijkverpleegkundige · Zorggroep De Linde', 'bij Zorggroep De Linde'],
  ['a vacancy that is not in the list', [inProcedure('v9', 'Kok')], 'Kok', 'de functie Kok. Graag'],
  [
    'several open procedures: the furthest',
    [inProcedure('v8', 'Planner'), inProcedure(VACANCY, 'Wijkverpleegkundige', '3'), inProcedure('v9', 'Kok', '2')],
    'Wijkverpleegkundige · Zorggroep De Linde',
    'bij Zorggroep De Linde',
  ],
  [
    'a procedure that ended',
    [event('application_outcome', { vacancy_id: VACANCY, outcome: 'rejected' }), inProcedure()],
    'Geen vacature',
    'Per wanneer ben je beschikbaar?',
  ],
])('%s: the vacancy of the message', async (_what, timeline, choice, words) => {
  const { dialog } = await open({}, timeline)
  await dialog.findByRole('option', { name: 'Wijkverpleegkundige · Zorggroep De Linde' })
  await waitFor(() => expect(dialog.getByRole('combobox', { name: 'Vacature' })).toHaveDisplayValue(choice))
  expect(field(dialog, 'Bericht').value).toContain(words)
  expect(`${field(dialog, 'Onderwerp').value}${field(dialog, 'Bericht').value}`).not.toMatch(/[[\]]/)
})

test('of several procedures another can be chosen; they stand before the other vacancies', async () => {
  const { user, dialog } = await open({}, [inProcedure('v8', 'Planner', '3'), inProcedure('v9', 'Kok')])
  const choice = dialog.getByRole('combobox', { name: 'Vacature' })
  const group = within(choice).getByRole('group', { name: 'Staat in de procedure' })
  expect(
    within(group)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Planner', 'Kok'])
  await user.selectOptions(choice, 'Kok')
  expect(field(dialog, 'Onderwerp')).toHaveValue('Kennismaken over de functie Kok')
})

test('an account without a name is asked for it once; its address is no name', async () => {
  sessionStarted({ uid: 'u2', email: 'sanne@example.nl', displayName: null, photoUrl: null }, 'token')
  const first = await open()
  expect(field(first.dialog, 'Bericht').value).toMatch(/groet,$/)
  await first.user.click(mailLink(first.dialog))
  expect(first.dialog.getByText('Vul je naam in.')).toBeVisible()
  expect(field(first.dialog, 'Je naam')).toHaveFocus()
  await first.user.type(field(first.dialog, 'Je naam'), 'Sanne Bakker')
  await first.user.tab()
  expect(field(first.dialog, 'Bericht').value).toMatch(/groet,\nSanne Bakker$/)
  first.unmount()
  const again = await open()
  expect(field(again.dialog, 'Bericht').value).toMatch(/groet,\nSanne Bakker$/)
})

test('what is not to be noted is not, and is asked about again only for another message', async () => {
  const notes = stubNotes()
  const { user, dialog } = await open({}, [inProcedure()])
  await waitFor(() => expect(field(dialog, 'Bericht').value).toContain('bij Zorggroep De Linde'))
  const copySpy = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await user.click(dialog.getByRole('button', { name: 'Kopieer bericht' }))
  expect(copySpy.mock.calls).toEqual([[field(dialog, 'Bericht').value]])
  await user.click(dialog.getByRole('button', { name: 'Niet noteren' }))
  await user.click(mailLink(dialog))
  expect(dialog.queryByText(QUESTION)).not.toBeInTheDocument()
  await user.type(field(dialog, 'Bericht'), ' PS')
  await user.click(mailLink(dialog))
  expect(dialog.getByText(QUESTION)).toBeVisible()
  expect(notes).toEqual([])
})

test('subject and text can be changed; another template replaces them, with a way back', async () => {
  stubNotes()
  const { user, dialog } = await open()
  const text = dialog.getByRole('textbox', { name: 'Bericht' })
  fireEvent.change(text, { target: { value: 'Mijn eigen & andere woorden' } })
  expect(mailParameters(mailLink(dialog))['body']).toBe('Mijn eigen & andere woorden')
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Sjabloon' }), 'Afwijzing')
  expect(text).toHaveDisplayValue(/^Beste Noor,/)
  fireEvent.click(await screen.findByText('Terugzetten'))
  expect(text).toHaveValue('Mijn eigen & andere woorden')
})

test('without a subject nothing is opened or noted', async () => {
  const notes = stubNotes()
  const { user, dialog } = await open()
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Sjabloon' }), 'Eigen bericht')
  await user.click(mailLink(dialog))
  expect(await dialog.findByText('Vul een onderwerp in.')).toBeVisible()
  expect(dialog.getByRole('textbox', { name: 'Onderwerp' })).toHaveFocus()
  expect(notes).toEqual([])
})

test('what could not be noted says so and can be noted again', async () => {
  server.use(http.post(CONTACTS, () => HttpResponse.json(failure(), { status: 500 })))
  const { user, dialog } = await open()
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Sjabloon' }), 'Vraag om meer informatie')
  await user.click(mailLink(dialog))
  await user.click(dialog.getByRole('button', { name: 'Ja, noteren' }))
  expect(await dialog.findByText(messages.contactFailed)).toBeVisible()
  stubNotes()
  await user.click(dialog.getByRole('button', { name: 'Opnieuw vastleggen' }))
  expect(await dialog.findByText('Vastgelegd in de tijdlijn.')).toBeVisible()
})

test('a message that was written and went nowhere is not closed away unasked', async () => {
  const { user, dialog } = await open({}, [inProcedure()])
  await waitFor(() => expect(field(dialog, 'Bericht').value).toContain('bij Zorggroep De Linde'))
  await user.type(field(dialog, 'Bericht'), ' PS')
  await user.keyboard('{Escape}')
  const question = within(await screen.findByRole('dialog', { name: 'Je bericht is nog niet verstuurd' }))
  await user.click(question.getByRole('button', { name: 'Verder schrijven' }))
  expect(field(dialog, 'Bericht').value).toMatch(/ PS$/)
  await user.click(mailLink(dialog))
  await user.click(dialog.getByRole('button', { name: 'Sluiten' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('a message nobody wrote in closes at once', async () => {
  const { user } = await open()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('what could not be noted after the dialog was closed is still told', async () => {
  const response = Promise.withResolvers<void>()
  server.use(http.post(CONTACTS, async () => (await response.promise, HttpResponse.json(failure(), { status: 500 }))))
  const { user, dialog } = await open()
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Sjabloon' }), 'Vraag om meer informatie')
  await user.click(mailLink(dialog))
  await user.click(dialog.getByRole('button', { name: 'Ja, noteren' }))
  await user.click(dialog.getByRole('button', { name: 'Sluiten' }))
  response.resolve()
  expect(await screen.findByText('Van de server')).toBeVisible()
})

test('the note of one message says nothing about the next', async () => {
  stubNotes()
  const { user, dialog } = await open({}, [inProcedure()])
  await waitFor(() => expect(field(dialog, 'Bericht').value).toContain('bij Zorggroep De Linde'))
  await user.click(mailLink(dialog))
  await user.click(dialog.getByRole('button', { name: 'Ja, noteren' }))
  expect(await dialog.findByText('Vastgelegd in de tijdlijn.')).toBeVisible()
  await user.type(field(dialog, 'Bericht'), ' PS')
  await user.click(mailLink(dialog))
  await user.click(dialog.getByRole('button', { name: 'Niet noteren' }))
  expect(dialog.queryByText('Vastgelegd in de tijdlijn.')).not.toBeInTheDocument()
})

test('without an address it says so, with the way to the profile', async () => {
  const { dialog } = await open({ email: null })
  expect(dialog.getByRole('heading', { name: 'Van Noor de Vries is geen e-mailadres bekend' })).toBeVisible()
  expect(dialog.getByRole('link', { name: 'Naar het profiel' })).toHaveAttribute('href', `/kandidaat-profiel/${ID}`)
})

test('a text too long for a mail program stays out of the address', () => {
  const message = { to: 'noor+cv@example.nl', subject: 'Je CV?', body: 'é'.repeat(400) }
  expect(mailto({ ...message, body: 'Dag\nNoor' })).toEqual({
    href: 'mailto:noor%2Bcv@example.nl?subject=Je%20CV%3F&body=Dag%0D%0ANoor',
    isComplete: true,
  })
  expect(mailto(message)).toEqual({ href: 'mailto:noor%2Bcv@example.nl?subject=Je%20CV%3F', isComplete: false })
})
