import { beforeEach, expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { recruiterProfile } from '@wervio/api-client/testing'
import { limits, messages, type RecruiterProfile } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { fakeServices, refusal } from '../testing/fake-services.ts'
import { renderShell } from '../testing/render-shell.tsx'

const { answerProfile, server, signInAs } = fakeServices()
beforeEach(() => signInAs('Sanne de Vries'))

const PROFILE = 'http://main.test/api/profile'
const stored = {
  display_name: 'Sanne de Vries',
  position: 'Senior recruiter',
  department: 'Zorg',
  skills: ['Interviewen'],
  version: 3,
} satisfies Partial<RecruiterProfile>

/** Answers changes with the profile they lead to; returns the bodies that were sent. */
const acceptChanges = () => {
  const bodies: object[] = []
  server.use(
    http.patch(PROFILE, async ({ request }) => {
      const body = (await request.json()) as Partial<RecruiterProfile>
      bodies.push(body)
      return HttpResponse.json(recruiterProfile({ ...stored, ...body, version: 4 }))
    }),
  )
  return bodies
}
const field = (name: string) => screen.findByRole('textbox', { name })
const save = () => screen.findByRole('button', { name: 'Opslaan' })

test('it shows what is stored, and nothing to save', async () => {
  answerProfile(stored)
  renderShell('/profile')
  expect(await screen.findByRole('heading', { name: 'Sanne de Vries', level: 1 })).toBeVisible()
  expect(screen.getByText('Senior recruiter · Zorg')).toBeVisible()
  expect(await field('Functie')).toHaveValue('Senior recruiter')
  expect(within(screen.getByRole('list', { name: 'Gekozen: vaardigheid' })).getByText('Interviewen')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveAttribute('readonly')
  expect(screen.queryByRole('button', { name: 'Opslaan' })).toBeNull()
})

const fields: [label: string, name: keyof RecruiterProfile, before: string, typed: string][] = [
  ['Naam', 'display_name', 'Sanne de Vries', 'Sanne Bakker'],
  ['Functie', 'position', 'Senior recruiter', 'Teamleider'],
  ['Afdeling', 'department', 'Zorg', 'Techniek'],
  ['Telefoon', 'phone', '06 12345678', '050 1234567'],
  ['Locatie', 'location', 'Assen', 'Groningen'],
  ['Bio', 'bio', 'Werft al tien jaar.', 'Werft al elf jaar.'],
  ['Ervaring', 'experience', 'Zorggroep De Linde', 'Vracht BV'],
  ['Specialisatie', 'specialization', 'Verpleegkundigen', 'Monteurs'],
  ['Handtekening', 'mail_signature', 'Sanne', 'Groet van Sanne'],
]

test.each(fields)('%s shows what is stored, and is stored when it changes', async (label, name, before, typed) => {
  const user = userEvent.setup()
  answerProfile({ ...stored, [name]: before })
  const bodies = acceptChanges()
  renderShell('/profile')
  expect(await field(label)).toHaveValue(before)
  await user.clear(await field(label))
  await user.type(await field(label), typed)
  await user.click(await save())
  expect(await screen.findByText('Je profiel is opgeslagen.')).toBeVisible()
  expect(bodies).toEqual([{ [name]: typed, base_version: 3 }])
  expect(await field(label)).toHaveValue(typed)
})

test('a skill and a language are taken away and added', async () => {
  const user = userEvent.setup()
  answerProfile({ ...stored, languages: ['Fries'] })
  const bodies = acceptChanges()
  renderShell('/profile')
  const skills = within(await screen.findByRole('list', { name: 'Gekozen: vaardigheid' }))
  await user.click(skills.getByRole('button', { name: /verwijder/i }))
  await user.type(await field('Vaardigheid toevoegen'), 'Onderhandelen{Enter}')
  const languages = within(screen.getByRole('list', { name: 'Gekozen: taal' }))
  expect(languages.getByText('Fries')).toBeVisible()
  await user.type(await field('Taal toevoegen'), 'Duits{Enter}')
  await user.click(await save())
  expect(await screen.findByText('Je profiel is opgeslagen.')).toBeVisible()
  expect(bodies).toEqual([{ skills: ['Onderhandelen'], languages: ['Fries', 'Duits'], base_version: 3 }])
})

test('the language of new texts is chosen, and can be that of the product again', async () => {
  const user = userEvent.setup()
  answerProfile({ ...stored, text_language: 'en' })
  const bodies = acceptChanges()
  renderShell('/profile')
  const language = await screen.findByRole('combobox', { name: 'Taal van nieuwe teksten' })
  expect(language).toHaveValue('en')
  await user.selectOptions(language, 'Nederlands')
  await user.selectOptions(language, 'Zoals Wervio is ingesteld')
  await user.click(await save())
  expect(await screen.findByText('Je profiel is opgeslagen.')).toBeVisible()
  expect(bodies).toEqual([{ text_language: null, base_version: 3 }])
})

test('only what changed is sent, on the version it was changed on', async () => {
  const user = userEvent.setup()
  answerProfile(stored)
  const bodies = acceptChanges()
  renderShell('/profile')
  await user.clear(await field('Afdeling'))
  await user.type(await field('Taal toevoegen'), 'Engels, Frans{Enter}')
  await user.click(await save())
  expect(await screen.findByText('Je profiel is opgeslagen.')).toBeVisible()
  expect(bodies).toEqual([{ department: '', languages: ['Engels', 'Frans'], base_version: 3 }])
  expect(screen.queryByRole('button', { name: 'Opslaan' })).toBeNull()
})

test('the end of a mail is shown as it will be read', async () => {
  const user = userEvent.setup()
  answerProfile(stored)
  renderShell('/profile')
  const part = within(await screen.findByRole('region', { name: 'Onder je mails' }))
  expect(part.getByText(/Met vriendelijke groet,\s+Sanne de Vries/)).toBeVisible()
  await user.type(part.getByRole('textbox', { name: 'Handtekening' }), 'Sanne{Enter}06 12345678')
  expect(part.getByText(/groet,\s+Sanne\s+06 12345678/)).toBeVisible()
})

test('a name has to be there', async () => {
  const user = userEvent.setup()
  answerProfile(stored)
  renderShell('/profile')
  await user.clear(await field('Naam'))
  await user.click(await save())
  expect(await screen.findByText('Vul je naam in.')).toBeVisible()
})

test('what was typed before a reload stands there again, and can be thrown away', async () => {
  const user = userEvent.setup()
  answerProfile(stored)
  renderShell('/profile')
  const sidebar = within(await screen.findByRole('navigation', { name: 'Werkruimte' }))
  await user.type(await field('Bio'), 'Werft voor de wijk')
  await user.click(screen.getByRole('link', { name: 'Dashboard' }))
  expect(await screen.findByRole('heading', { name: /Sanne$/, level: 1 })).toBeVisible()
  await user.click(sidebar.getByRole('link', { name: 'Profiel' }))
  expect(await screen.findByText('Je had deze wijzigingen nog niet opgeslagen. Ze staan er weer.')).toBeVisible()
  expect(await field('Bio')).toHaveValue('Werft voor de wijk')
  await user.click(screen.getByRole('button', { name: 'Annuleren' }))
  expect(await field('Bio')).toHaveValue('')
  expect(screen.queryByText(/Ze staan er weer/)).toBeNull()
})

test('a failure keeps what was typed', async () => {
  const user = userEvent.setup()
  answerProfile(stored)
  server.use(http.patch(PROFILE, () => HttpResponse.json(refusal('internal', 'x'), { status: 500 })))
  renderShell('/profile')
  await user.type(await field('Locatie'), 'Utrecht')
  await user.click(await save())
  expect(await screen.findByText(messages.profileSaveFailed)).toBeVisible()
  expect(await field('Locatie')).toHaveValue('Utrecht')
})

test('a change made elsewhere is never overwritten unasked', async () => {
  const user = userEvent.setup()
  answerProfile(stored)
  const current = recruiterProfile({ ...stored, location: 'Assen', version: 9 })
  const conflict = { ...refusal('conflict', messages.profileConflict), current }
  server.use(http.patch(PROFILE, () => HttpResponse.json(conflict, { status: 409 }), { once: true }))
  renderShell('/profile')
  await user.type(await field('Locatie'), 'Utrecht')
  await user.click(await save())
  expect(await screen.findByText(messages.profileConflict)).toBeVisible()
  const bodies = acceptChanges()
  await user.click(screen.getByRole('button', { name: 'Bewaar wat hier staat' }))
  expect(await screen.findByText('Je profiel is opgeslagen.')).toBeVisible()
  expect(bodies).toEqual([{ location: 'Utrecht', base_version: 9 }])
})

test('what was stored elsewhere can be taken over', async () => {
  const user = userEvent.setup()
  answerProfile(stored)
  const current = recruiterProfile({ ...stored, location: 'Assen', version: 9 })
  const conflict = { ...refusal('conflict', messages.profileConflict), current }
  server.use(http.patch(PROFILE, () => HttpResponse.json(conflict, { status: 409 })))
  renderShell('/profile')
  await user.type(await field('Locatie'), 'Utrecht')
  await user.click(await save())
  await user.click(await screen.findByRole('button', { name: 'Toon wat er nu is opgeslagen' }))
  expect(await field('Locatie')).toHaveValue('Assen')
  expect(screen.queryByText(messages.profileConflict)).toBeNull()
})

test('a photo is set and taken away', async () => {
  const user = userEvent.setup()
  answerProfile(stored)
  const photo = '/api/files/0b2f0c3e-6f1e-4b55-9d5e-1f7a52f1c009'
  server.use(
    http.put(`${PROFILE}/photo`, () => HttpResponse.json(recruiterProfile({ ...stored, photo }))),
    http.delete(`${PROFILE}/photo`, () => HttpResponse.json(recruiterProfile(stored))),
    http.get(`http://main.test${photo}`, () => HttpResponse.arrayBuffer(new ArrayBuffer(8))),
  )
  renderShell('/profile')
  await screen.findByRole('button', { name: 'Foto wijzigen' })
  await user.upload(screen.getByLabelText('Foto kiezen'), new File(['x'], 'ik.png', { type: 'image/png' }))
  expect(await screen.findByText('Je foto is opgeslagen.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Foto wijzigen' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Foto verwijderen' }))
  expect(await screen.findByText('Je foto is verwijderd.')).toBeVisible()
})

test('a file that is no picture, or too large, is refused before it is sent', async () => {
  const user = userEvent.setup({ applyAccept: false })
  answerProfile(stored)
  renderShell('/profile')
  await screen.findByRole('button', { name: /^Foto/ })
  const choose = screen.getByLabelText('Foto kiezen')
  await user.upload(choose, new File(['x'], 'ik.pdf', { type: 'application/pdf' }))
  expect(await screen.findByText(messages.thumbnailRefused)).toBeVisible()
  const large = new File([new Uint8Array(limits.thumbnail + 1)], 'ik.png', { type: 'image/png' })
  await user.upload(choose, large)
  expect(await screen.findByText(messages.thumbnailTooLarge)).toBeVisible()
})

test('a profile that can not be had can be asked for again', async () => {
  const user = userEvent.setup()
  server.use(http.get(PROFILE, () => HttpResponse.json(refusal('internal', 'x'), { status: 500 }), { once: true }))
  renderShell('/profile')
  await user.click(await screen.findByRole('button', { name: 'Probeer opnieuw' }))
  expect(await screen.findByRole('form', { name: 'Profiel' })).toBeVisible()
})

test('the theme is chosen here too', async () => {
  const user = userEvent.setup()
  renderShell('/profile')
  const part = within(await screen.findByRole('region', { name: 'Weergave op dit apparaat' }))
  await user.click(part.getByRole('button', { name: 'Donker' }))
  expect(part.getByRole('button', { name: 'Donker' })).toHaveAttribute('aria-pressed', 'true')
  await user.click(part.getByRole('button', { name: 'Zoals mijn apparaat' }))
})
