import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { messages } from '@wervio/contracts'
import { localTimeZone } from '@wervio/ui'
import { failure, fakeServices, today } from '../testing/fake-agenda.ts'
import { CANDIDATE, connectedTeams, matchAt, stubMeetings, VACANCY } from '../testing/fake-meetings.ts'
import { renderAgenda } from '../testing/render-agenda.tsx'
import { addDays } from '../agenda/week/days.ts'

fakeServices()

const tomorrow = addDays(today, 1)
const open = async (path = '/online-meeting') => {
  const app = renderAgenda(path)
  const form = within(await screen.findByRole('form', { name: 'Meeting plannen' }))
  return { ...app, form }
}
type Form = Awaited<ReturnType<typeof open>>
const fill = async ({ user, form }: Form, { attendees = 'eva@linde.nl' } = {}) => {
  await user.type(form.getByRole('textbox', { name: /^Titel/ }), 'Kennismaking')
  const date = form.getByLabelText(/^Datum/)
  await user.clear(date)
  await user.type(date, tomorrow)
  const time = form.getByLabelText(/^Begintijd/)
  await user.clear(time)
  await user.type(time, '10:30')
  await user.type(form.getByRole('textbox', { name: /^Deelnemers/ }), attendees)
}
const send = ({ user, form }: Form) => user.click(form.getByRole('button', { name: 'Plan meeting' }))

test('a meeting is planned with what was filled in; the form is empty again and the list has it', async () => {
  const service = stubMeetings()
  const app = await open()
  expect(await screen.findByRole('heading', { name: 'Nog geen meetings gepland' })).toBeVisible()
  await fill(app, { attendees: 'eva@linde.nl, Jan <jan@linde.nl>' })
  await app.user.selectOptions(app.form.getByLabelText('Duur'), '1,5 uur')
  await app.user.type(app.form.getByLabelText('Omschrijving'), 'Even kennismaken')
  await send(app)
  expect(
    await screen.findByText('Meeting succesvol gepland! De bot zal automatisch deelnemen aan de meeting.'),
  ).toBeVisible()
  expect(service.planned).toEqual([
    {
      subject: 'Kennismaking',
      startTime: `${tomorrow}T10:30`,
      timeZone: localTimeZone(),
      duration: 90,
      attendees: ['eva@linde.nl', 'jan@linde.nl'],
      description: 'Even kennismaken',
      enableBot: true,
      candidate_id: null,
      vacancy_id: null,
      creation_key: expect.stringMatching(/^[0-9a-f-]{36}$/),
    },
  ])
  const emptyForm = within(screen.getByRole('form', { name: 'Meeting plannen' }))
  expect(emptyForm.getByRole('textbox', { name: /^Titel/ })).toHaveValue('')
  expect(emptyForm.queryByRole('list', { name: 'Uitgenodigd' })).toBeNull()
  const card = within(await screen.findByRole('article', { name: 'Kennismaking' }))
  expect(card.getByText(/10:30–12:00/)).toBeVisible()
})

test('two meetings in a row have keys of their own; one that is sent twice by a double press goes out once', async () => {
  const service = stubMeetings()
  const app = await open()
  await fill(app)
  await app.user.dblClick(app.form.getByRole('button', { name: 'Plan meeting' }))
  await screen.findByText(messages.meetingPlanned)
  expect(service.planned).toHaveLength(1)
  const again = { ...app, form: within(screen.getByRole('form', { name: 'Meeting plannen' })) }
  await fill(again)
  await send(again)
  await waitFor(() => expect(service.planned).toHaveLength(2))
  const [first, second] = service.planned
  expect(first?.['creation_key']).not.toBe(second?.['creation_key'])
})

test('without recording the text says nothing of a bot', async () => {
  const service = stubMeetings()
  const app = await open()
  const bot = app.form.getByRole('checkbox', { name: 'Gesprek opnemen en uitschrijven' })
  expect(bot).toBeChecked()
  expect(bot).toHaveAccessibleDescription(
    /waar je organisatie dat toestaat.*vooraf akkoord.*pas hier als die toestemming is vastgelegd/,
  )
  await app.user.click(bot)
  await fill(app)
  await send(app)
  expect(await screen.findByText(messages.meetingPlannedWithoutBot)).toBeVisible()
  expect(screen.queryByText(messages.meetingPlanned)).toBeNull()
  expect(service.planned[0]).toMatchObject({ enableBot: false })
})

test('where Teams refuses to record, that is said, with what to do', async () => {
  stubMeetings({ answer: { recording_set: false } })
  const app = await open()
  await fill(app)
  await send(app)
  expect(await screen.findByText(/Teams staat hier niet toe dat een gesprek vanzelf wordt opgenomen/)).toBeVisible()
  expect(screen.queryByText(messages.meetingPlanned)).toBeNull()
  expect(await screen.findByText('Teams neemt niet vanzelf op')).toBeVisible()
})

test('where Teams gave no answer about the recording, nothing of a bot is promised', async () => {
  stubMeetings({ answer: { recording_set: null } })
  const app = await open()
  await fill(app)
  await send(app)
  expect(await screen.findByText(messages.meetingPlannedWithoutBot)).toBeVisible()
  expect(screen.getByText(/Teams heeft nog niet bevestigd dat dit gesprek vanzelf wordt opgenomen/)).toBeVisible()
  expect(screen.queryByText(messages.meetingPlanned)).toBeNull()
  expect(await screen.findByText('Opname nog niet bevestigd')).toBeVisible()
})

test('an empty form says what it needs, a day before today is refused', async () => {
  const service = stubMeetings()
  const app = await open()
  const date = app.form.getByLabelText(/^Datum/)
  await app.user.clear(date)
  await send(app)
  expect(await app.form.findByText('Vul een titel in.')).toBeVisible()
  expect(app.form.getByText('Vul minstens één deelnemer in.')).toBeVisible()
  expect(app.form.getByText('Kies een datum en een tijd.')).toBeVisible()
  await app.user.type(date, addDays(today, -1))
  expect(await app.form.findByText(messages.meetingInPast)).toBeVisible()
  expect(service.planned).toEqual([])
})

test('what is no address is marked with the reason, and stops the form until it is gone', async () => {
  const service = stubMeetings()
  const app = await open()
  await fill(app, { attendees: 'eva@linde.nl; jan@ EVA@linde.nl,' })
  const invited = within(await app.form.findByRole('list', { name: 'Uitgenodigd' }))
  expect(invited.getAllByRole('listitem')).toHaveLength(2)
  expect(invited.getByText('Dit is geen e-mailadres.')).toBeVisible()
  await send(app)
  expect(await app.form.findByText('Verbeter of verwijder de gemarkeerde adressen.')).toBeVisible()
  await app.user.click(invited.getByRole('button', { name: 'Verwijder jan@' }))
  expect(app.form.getByRole('textbox', { name: /^Deelnemers/ })).toHaveFocus()
  await send(app)
  await screen.findByText(messages.meetingPlanned)
  expect(service.planned[0]).toMatchObject({ attendees: ['eva@linde.nl'] })
})

test('a pasted list becomes chips, and Backspace takes the last one away', async () => {
  stubMeetings()
  const { user, form } = await open()
  await user.click(form.getByRole('textbox', { name: /^Deelnemers/ }))
  await user.paste('Vries, Jan de <jan@linde.nl>; eva@linde.nl\nbo@linde.nl')
  const invited = within(form.getByRole('list', { name: 'Uitgenodigd' }))
  expect(invited.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'jan@linde.nl',
    'eva@linde.nl',
    'bo@linde.nl',
  ])
  await user.keyboard('{Backspace}')
  expect(invited.queryByText('bo@linde.nl')).toBeNull()
  expect(form.getByText('2 deelnemers')).toBeVisible()
})

test('a candidate is suggested by name, among who is invited and as whom it is about', async () => {
  const service = stubMeetings()
  const app = await open()
  await app.user.type(app.form.getByRole('searchbox', { name: 'Kandidaat' }), 'ilse')
  await app.user.click(await app.form.findByRole('button', { name: `Kies ${CANDIDATE.name} · Planner` }))
  expect(app.form.getByRole('button', { name: `Verwijder ${CANDIDATE.name}` })).toHaveFocus()
  expect(app.form.getByRole('button', { name: 'Verwijder ilse@example.nl' })).toBeVisible()
  await app.user.click(app.form.getByRole('button', { name: 'Verwijder ilse@example.nl' }))
  await app.user.type(app.form.getByRole('textbox', { name: /^Deelnemers/ }), 'ilse')
  await app.user.click(await app.form.findByRole('button', { name: `Nodig ${CANDIDATE.name} · ilse@example.nl uit` }))
  await app.user.type(app.form.getByRole('textbox', { name: /^Titel/ }), 'Gesprek')
  await send(app)
  await waitFor(() =>
    expect(service.planned[0]).toMatchObject({ attendees: ['ilse@example.nl'], candidate_id: CANDIDATE.id }),
  )
})

test('a colleague is suggested by name too', async () => {
  stubMeetings({
    colleagues: [
      { id: '4f6c1d52-7f7e-4f0e-8b3c-3a3f0a0c9d81', name: 'Bo de Wit', email: 'bo@werving.example' },
      { id: '4f6c1d52-7f7e-4f0e-8b3c-3a3f0a0c9d82', name: 'Alex Kok', email: 'alex@werving.example' },
    ],
  })
  const { user, form } = await open()
  await user.type(form.getByRole('textbox', { name: /^Deelnemers/ }), 'wit')
  const team = within(await form.findByRole('list', { name: 'Collega’s om uit te nodigen' }))
  expect(team.getAllByRole('button')).toHaveLength(1)
  await user.click(team.getByRole('button', { name: 'Nodig Bo de Wit · bo@werving.example uit' }))
  expect(form.getByRole('button', { name: 'Verwijder bo@werving.example' })).toBeVisible()
})

test('the address fills in candidate and vacancy; afterwards the procedure moves on by one press, with undo', async () => {
  const service = stubMeetings({ matches: [matchAt(2)] })
  const app = await open(`/online-meeting?kandidaat=${CANDIDATE.id}&vacature=${VACANCY.id}`)
  expect(await app.form.findByRole('button', { name: 'Verwijder ilse@example.nl' })).toBeVisible()
  await app.user.type(app.form.getByRole('textbox', { name: /^Titel/ }), 'Gesprek')
  await send(app)
  await screen.findByText(messages.meetingPlanned)
  expect(service.planned[0]).toMatchObject({ candidate_id: CANDIDATE.id, vacancy_id: VACANCY.id })
  expect(app.address()).toBe('/online-meeting')
  expect(service.matches[0]?.stage).toBe(2)
  await app.user.click(await screen.findByRole('button', { name: 'Zet op ‘Gesprek Gepland’' }))
  expect(await screen.findByText(`${CANDIDATE.name} staat nu op ‘Gesprek Gepland’.`)).toBeVisible()
  expect(service.matches[0]?.stage).toBe(3)
  await app.user.click(screen.getByRole('button', { name: 'Ongedaan maken' }))
  await waitFor(() => expect(service.matches[0]?.stage).toBe(2))
})

test('somebody who is in no procedure of the vacancy is offered to be put in it', async () => {
  stubMeetings()
  const app = await open(`/online-meeting?kandidaat=${CANDIDATE.id}&vacature=${VACANCY.id}`)
  await app.user.type(app.form.getByRole('textbox', { name: /^Titel/ }), 'Gesprek')
  await send(app)
  await app.user.click(await screen.findByRole('button', { name: 'Zet in de procedure' }))
  expect(await screen.findByRole('button', { name: 'Zet op ‘Gesprek Gepland’' })).toBeVisible()
})

test('a plan that fails says so, keeps what was filled in, and goes out again under the same key', async () => {
  const service = stubMeetings()
  const app = await open()
  await fill(app)
  service.planFailure = { status: 503, body: failure('microsoft_unavailable', messages.microsoftUnavailable) }
  await send(app)
  expect(await app.form.findByText(messages.microsoftUnavailable)).toBeVisible()
  expect(app.form.getByRole('textbox', { name: /^Titel/ })).toHaveValue('Kennismaking')
  await send(app)
  await screen.findByText(messages.meetingPlanned)
  const keys = service.planned.map(({ creation_key }) => creation_key)
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

test('what the service refuses stands with its field', async () => {
  const service = stubMeetings()
  const app = await open()
  await fill(app)
  service.planFailure = {
    status: 400,
    body: {
      ...failure('validation_failed', messages.validationFailed),
      fields: [{ path: 'startTime', message: messages.meetingTimeMissing }],
    },
  }
  await send(app)
  expect(await app.form.findByText(messages.meetingTimeMissing)).toBeVisible()
  await waitFor(() => expect(app.form.getByLabelText(/^Datum/)).toHaveFocus())
})

test('what was typed is there again after a reload, with its key; it can be thrown away', async () => {
  const service = stubMeetings()
  const app = await open()
  await fill(app)
  service.planFailure = { status: 503, body: failure('microsoft_unavailable', messages.microsoftUnavailable) }
  await send(app)
  await app.form.findByText(messages.microsoftUnavailable)
  app.unmount()
  const again = await open()
  expect(again.form.getByText(/Je was deze meeting nog aan het invullen/)).toBeVisible()
  expect(again.form.getByRole('textbox', { name: /^Titel/ })).toHaveValue('Kennismaking')
  await send(again)
  await screen.findByText(messages.meetingPlanned)
  expect(service.planned[1]?.['creation_key']).toBe(service.planned[0]?.['creation_key'])
  const third = { ...again, form: within(screen.getByRole('form', { name: 'Meeting plannen' })) }
  await third.user.type(third.form.getByRole('textbox', { name: /^Titel/ }), 'Nog een')
  again.unmount()
  const fourth = await open()
  await fourth.user.click(fourth.form.getByRole('button', { name: 'Begin opnieuw' }))
  expect(
    within(screen.getByRole('form', { name: 'Meeting plannen' })).getByRole('textbox', { name: /^Titel/ }),
  ).toHaveValue('')
})

test('where Microsoft is not set up that is said in one sentence, and nothing can be sent', async () => {
  stubMeetings({ teams: { ...connectedTeams, available: false, connected: false } })
  const { form } = await open()
  expect(await screen.findByText(messages.microsoftNotSetUp)).toBeVisible()
  expect(form.getByRole('button', { name: 'Plan meeting' })).toBeDisabled()
  expect(screen.queryByText('Microsoft Teams Authenticatie Vereist')).toBeNull()
})
