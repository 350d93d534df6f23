import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { mailTemplates, messages } from '@wervio/contracts'
import { fakeServices } from '../testing/fake-agenda.ts'
import { candidate } from '../testing/fake-meetings.ts'
import {
  addressChanged,
  mail,
  OTHER,
  ownTemplate,
  standardTemplates,
  stubMails,
  withoutServer,
} from '../testing/fake-mails.ts'
import { renderAgenda } from '../testing/render-agenda.tsx'

fakeServices()

const open = async (path = `/mail?candidate=${candidate.id}&template=rejection`) => {
  const app = renderAgenda(path)
  const form = within(await screen.findByRole('form', { name: 'Nieuwe mail' }))
  return { ...app, form, preview: within(screen.getByRole('region', { name: 'Voorbeeld' })) }
}
type App = Awaited<ReturnType<typeof open>>
const send = async ({ user, preview }: App) => {
  await user.click(preview.getByRole('button', { name: 'Versturen' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Versturen' }))
}
/** Fills the one gap that the rejection has: the function. */
const chooseVacancy = async ({ user, form }: App) => {
  await screen.findByRole('option', { name: 'Planner · Linde' })
  await user.selectOptions(form.getByLabelText('Vacature'), 'Planner · Linde')
}

test('a mail is sent exactly as it was shown, after a last look, and can be taken back', async () => {
  const service = stubMails()
  const app = await open()
  expect(app.preview.getByText('[functie]', { selector: 'strong mark' })).toBeVisible()
  expect(app.preview.getByRole('button', { name: 'Versturen' })).toBeDisabled()
  await chooseVacancy(app)
  await app.user.click(app.preview.getByRole('button', { name: 'Versturen' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Mail versturen aan Ilse Hoogveen?' }))
  expect(dialog.getByText(/gaat naar ilse@example\.nl/)).toBeVisible()
  expect(service.posted).toEqual([])
  await app.user.click(dialog.getByRole('button', { name: 'Versturen' }))
  await waitFor(() => expect(service.posted).toHaveLength(1))
  expect(service.posted[0]).toMatchObject({
    candidate_id: candidate.id,
    template: 'rejection',
    to: 'ilse@example.nl',
    way: 'smtp',
    subject: 'Je sollicitatie op de functie Planner',
    body: expect.stringMatching(/^Beste Ilse,\n\nBedankt .* Planner bij Linde\.[^]*\nSanne Bakker$/),
  })
  await app.user.click(await screen.findByRole('button', { name: 'Ongedaan maken' }))
  expect(await screen.findByText('De mail is teruggehaald. Er is niets verstuurd.')).toBeVisible()
  await send(app)
  await waitFor(() => expect(service.posted).toHaveLength(2))
  expect(service.posted[1]?.['creation_key']).not.toBe(service.posted[0]?.['creation_key'])
})

test('a mail that is sent again after a failure has the same key', async () => {
  const service = stubMails()
  const app = await open()
  await chooseVacancy(app)
  service.failure = { status: 503, body: { error: 'Even niet', message: 'Even niet', code: 'unavailable' } }
  await send(app)
  expect(await screen.findByText(/Nog eens versturen stuurt de mail nooit dubbel/)).toBeVisible()
  await send(app)
  expect(await screen.findByText('Je hebt iedereen gehad.')).toBeVisible()
  expect(service.posted[1]?.['creation_key']).toBe(service.posted[0]?.['creation_key'])
})

test('an address that changed meanwhile is offered, and the mail goes there after another look', async () => {
  const service = stubMails()
  const app = await open()
  await chooseVacancy(app)
  service.failure = addressChanged('nieuw@example.nl')
  await send(app)
  await app.user.click(await screen.findByRole('button', { name: 'Gebruik nieuw@example.nl' }))
  expect(app.preview.getByText(/nieuw@example\.nl/)).toBeVisible()
  await send(app)
  await waitFor(() => expect(service.posted[1]).toMatchObject({ to: 'nieuw@example.nl' }))
})

test('a day and a time are asked for when the text has them; until then nothing goes', async () => {
  stubMails()
  const app = await open(`/mail?candidate=${candidate.id}&template=follow_up`)
  await chooseVacancy(app)
  expect(app.preview.getByText('Vul nog in, of haal uit de tekst: [datum] en [tijd].')).toBeVisible()
  await app.user.type(app.form.getByLabelText('Datum'), 'vrijdag 4 december')
  await app.user.type(app.form.getByLabelText('Tijd'), '10.30 uur')
  expect(app.preview.getByText(/Kun je op/)).toHaveTextContent('Kun je op vrijdag 4 december om 10.30 uur?')
  expect(app.preview.getByRole('button', { name: 'Versturen' })).toBeEnabled()
})

test('several candidates each get a mail of their own: next, skip, and one without an address waits', async () => {
  const service = stubMails()
  const app = await open('/mail?template=consent')
  const add = async (name: string) => {
    await app.user.type(app.form.getByRole('searchbox'), 'pla')
    await app.user.click(await screen.findByRole('button', { name: new RegExp(`^Kies ${name}`) }))
  }
  await add(OTHER.name)
  await add(candidate.name)
  expect(app.preview.getByText('2 van 2')).toBeVisible()
  expect(app.preview.getByText(/^Beste Ilse,/)).toBeVisible()
  await app.user.click(app.preview.getByRole('button', { name: 'Vorige' }))
  expect(app.preview.getByText(/^Beste Bram,/)).toBeVisible()
  expect(app.preview.getByText('Van Bram Smit is geen e-mailadres bekend.')).toBeVisible()
  expect(app.preview.getByRole('button', { name: 'Versturen' })).toBeDisabled()
  await app.user.click(app.preview.getByRole('button', { name: 'Bram Smit overslaan' }))
  await send(app)
  expect(await screen.findByText('Je hebt iedereen gehad.')).toBeVisible()
  expect(service.posted).toMatchObject([{ candidate_id: candidate.id, subject: mailTemplates.consent.subject }])
})

test('without a mail server a mail opens in the own program, and the log says so', async () => {
  const service = stubMails({ settings: withoutServer })
  const app = await open()
  await chooseVacancy(app)
  expect(app.preview.getByText(messages.mailNotSetUp)).toBeVisible()
  expect(app.preview.queryByRole('button', { name: 'Versturen' })).toBeNull()
  const link = app.preview.getByRole('link', { name: 'Openen in mailprogramma' })
  expect(link).toHaveAttribute('href', expect.stringMatching(/^mailto:ilse@example\.nl\?subject=Je%20sollicitatie/))
  link.addEventListener('click', (event) => event.preventDefault())
  await app.user.click(link)
  expect(await screen.findByText('Je hebt iedereen gehad.')).toBeVisible()
  expect(service.posted).toMatchObject([{ way: 'own_program' }])
  const row = within(await screen.findByRole('article', { name: /Je sollicitatie op/ }))
  expect(row.getByText('Klaargezet in mailprogramma')).toBeVisible()
})

test('a field is put where the caret stands, and a template over words of one’s own can be undone', async () => {
  stubMails()
  const app = await open('/mail')
  await app.user.type(app.form.getByRole('textbox', { name: /^Bericht/ }), 'Dag ')
  await app.user.click(app.form.getByRole('button', { name: 'Voeg {voornaam} in' }))
  expect(app.form.getByRole('textbox', { name: /^Bericht/ })).toHaveValue('Dag {voornaam}')
  await app.user.click(screen.getByRole('button', { name: 'Afwijzing' }))
  expect(app.form.getByRole('textbox', { name: /^Onderwerp/ })).toHaveValue(mailTemplates.rejection.subject)
  await app.user.click(await screen.findByRole('button', { name: 'Terugzetten' }))
  expect(app.form.getByRole('textbox', { name: /^Bericht/ })).toHaveValue('Dag {voornaam}')
})

test('what is being written survives a reload, and leaving it is asked about', async () => {
  stubMails()
  const first = await open('/mail')
  await first.user.type(first.form.getByRole('textbox', { name: /^Onderwerp/ }), 'Een vraag')
  first.unmount()
  const again = await open('/mail')
  expect(again.form.getByRole('textbox', { name: /^Onderwerp/ })).toHaveValue('Een vraag')
  await again.go('/elders')
  const dialog = within(await screen.findByRole('dialog', { name: 'Je mail is nog niet verstuurd' }))
  await again.user.click(dialog.getByRole('button', { name: 'Toch weggaan' }))
  expect(await screen.findByText('Ergens anders')).toBeVisible()
})

test('begin opnieuw leaves nothing of what was written', async () => {
  stubMails()
  const first = await open('/mail')
  await first.user.type(first.form.getByRole('textbox', { name: /^Onderwerp/ }), 'Een vraag')
  first.unmount()
  const again = await open('/mail')
  await again.user.click(screen.getByRole('button', { name: 'Begin opnieuw' }))
  expect(again.form.getByRole('textbox', { name: /^Onderwerp/ })).toHaveValue('')
  await again.go('/elders')
  expect(await screen.findByText('Ergens anders')).toBeVisible()
})

test('the log says how far each mail is; an uncertain one is sent again only after a question', async () => {
  const service = stubMails({
    mails: [
      mail({ id: crypto.randomUUID(), subject: 'Eerste' }),
      mail({ subject: 'Tweede', state: 'uncertain', reason: messages.mailUncertain, sent_at: null }),
    ],
  })
  const { user } = renderAgenda('/mail')
  expect(within(await screen.findByRole('article', { name: 'Eerste' })).getByText('Verstuurd')).toBeVisible()
  const row = within(screen.getByRole('article', { name: 'Tweede' }))
  expect(row.getByText('Onzeker')).toBeVisible()
  expect(row.getByText(messages.mailUncertain)).toBeVisible()
  await user.click(row.getByRole('button', { name: 'Opnieuw versturen' }))
  expect(service.acts).toEqual([])
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Toch versturen' }))
  await waitFor(() => expect(service.acts).toEqual([`retry ${mail().id}`]))
  expect(await row.findByText('Wacht op verzending')).toBeVisible()
})

test('the log of one candidate leads to that of all, and is filtered by state', async () => {
  const toOther = mail({ id: crypto.randomUUID(), candidate: OTHER, subject: 'Aan een ander' })
  stubMails({ mails: [mail(), toOther] })
  const app = await open()
  expect(await screen.findByRole('heading', { name: 'Mails aan Ilse Hoogveen' })).toBeVisible()
  expect(await screen.findByRole('article', { name: mail().subject })).toBeVisible()
  expect(screen.queryByRole('article', { name: 'Aan een ander' })).toBeNull()
  await app.user.type(app.form.getByRole('textbox', { name: /^Onderwerp/ }), '!')
  await app.user.click(screen.getByRole('button', { name: 'Toon alle mails' }))
  expect(await screen.findByRole('heading', { name: 'Mails' })).toBeVisible()
  expect(await screen.findByRole('article', { name: 'Aan een ander' })).toBeVisible()
  expect(app.form.getByRole('textbox', { name: /^Onderwerp/ })).toHaveValue(`${mailTemplates.rejection.subject}!`)
  await app.user.selectOptions(screen.getByLabelText('Status'), 'Niet verstuurd')
  expect(await screen.findByText('Geen mails gevonden')).toBeVisible()
})

test('a standard template that is changed is the organisation’s, and goes back to the standard text', async () => {
  const service = stubMails()
  const app = await open('/mail')
  await app.user.click(screen.getByRole('button', { name: 'Wijzig sjabloon Afwijzing' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Sjabloon wijzigen' }))
  await app.user.clear(dialog.getByRole('textbox', { name: /^Onderwerp/ }))
  await app.user.click(dialog.getByRole('button', { name: 'Opslaan' }))
  expect(dialog.getByText('Vul een onderwerp in.')).toBeVisible()
  await app.user.type(dialog.getByRole('textbox', { name: /^Onderwerp/ }), 'Helaas')
  await app.user.click(dialog.getByRole('button', { name: 'Opslaan' }))
  expect(await screen.findByText('eigen tekst')).toBeVisible()
  expect(service.saved).toMatchObject([{ id: 'rejection', subject: 'Helaas', base_version: 0 }])
  await app.user.click(screen.getByRole('button', { name: 'Wijzig sjabloon Afwijzing' }))
  await app.user.click(await screen.findByRole('button', { name: 'Terug naar de standaardtekst' }))
  await waitFor(() => expect(screen.queryByText('eigen tekst')).toBeNull())
  expect(service.removed).toEqual(['rejection'])
})

test('a template of one’s own is added, and one that is deleted can be put back', async () => {
  const savedTemplate = ownTemplate('Kom langs')
  const service = stubMails({ templates: [...standardTemplates, savedTemplate] })
  const app = await open('/mail')
  await app.user.click(screen.getByRole('button', { name: 'Sjabloon toevoegen' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Sjabloon toevoegen' }))
  await app.user.type(dialog.getByRole('textbox', { name: /^Naam/ }), 'Kort')
  await app.user.type(dialog.getByRole('textbox', { name: /^Onderwerp/ }), 'Dag')
  await app.user.type(dialog.getByRole('textbox', { name: /^Bericht/ }), 'Dag!')
  await app.user.click(dialog.getByRole('button', { name: 'Opslaan' }))
  expect(await screen.findByRole('button', { name: 'Kort' })).toBeVisible()
  await app.user.click(screen.getByRole('button', { name: 'Wijzig sjabloon Kom langs' }))
  await app.user.click(await screen.findByRole('button', { name: 'Verwijderen' }))
  expect(await screen.findByText('Sjabloon ‘Kom langs’ is verwijderd.')).toBeVisible()
  await app.user.click(screen.getByRole('button', { name: 'Ongedaan maken' }))
  await waitFor(() => expect(service.restored).toEqual([savedTemplate.id]))
})
