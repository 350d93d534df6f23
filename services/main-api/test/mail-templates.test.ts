import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { mailTemplateKeys, mailTemplates, messages, type MailTemplateRow } from '@wervio/contracts'
import { colleagueOf } from './as-recruiter.ts'
import { mailsOf, TEXT } from './mail-support.ts'
import { startApp } from './start-app.ts'

const started = startApp()
const { call, databaseUrl, recruiter } = started
const { addTemplate, templates } = mailsOf(started)

const words = { moment: 'invitation', label: 'Kom langs', ...TEXT }
const change = (token: string, id: string, payload: object) =>
  call(token, { method: 'PUT', url: `/api/mail-templates/${id}`, payload })
const remove = (token: string, id: string) => call(token, { method: 'DELETE', url: `/api/mail-templates/${id}` })
const restore = (token: string, id: string) => call(token, { method: 'POST', url: `/api/mail-templates/${id}/restore` })

test('an organisation begins with the standard templates, moment by moment', async () => {
  const { token } = await recruiter()
  const list = await templates(token)
  expect(list.map(({ id }) => id)).toEqual([...mailTemplateKeys])
  expect(list[0]).toEqual({
    id: 'invitation',
    standard: 'invitation',
    ...mailTemplates.invitation,
    is_changed: false,
    version: 0,
  })
})

test('a changed standard template is the organisation’s, and has its standard text again once it is deleted', async () => {
  const { token, account } = await recruiter()
  const changed = await change(token, 'invitation', { ...words, base_version: 0 })
  expect(changed.json()).toEqual({ id: 'invitation', standard: 'invitation', ...words, is_changed: true, version: 1 })
  const colleague = await colleagueOf(databaseUrl(), { token, account }, 'Kees')
  expect((await templates(colleague))[0]).toEqual(changed.json())
  expect((await templates((await recruiter()).token))[0]).toMatchObject({ is_changed: false })
  expect((await remove(token, 'invitation')).statusCode).toBe(204)
  expect((await templates(token))[0]).toMatchObject({ ...mailTemplates.invitation, version: 0 })
})

test('a change of an older version changes nothing and answers the template of now', async () => {
  const { token } = await recruiter()
  await change(token, 'consent', { ...words, base_version: 0 })
  const late = await change(token, 'consent', { ...words, label: 'Later', base_version: 0 })
  expect([late.statusCode, late.json()]).toEqual([
    409,
    expect.objectContaining({
      error: messages.mailTemplateConflict,
      current: expect.objectContaining({ label: 'Kom langs', version: 1 }),
    }),
  ])
})

test('one of their own is added once for a key, changed, deleted and put back', async () => {
  const { token } = await recruiter()
  const payload = { ...words, creation_key: randomUUID() }
  const add = () => call(token, { method: 'POST', url: '/api/mail-templates', payload })
  const [first, second] = [await add(), await add()]
  expect([first.statusCode, second.statusCode]).toEqual([201, 200])
  const { id } = first.json<MailTemplateRow>()
  expect(second.json()).toEqual(first.json())
  expect((await change(token, id, { ...words, label: 'Kom eens langs', base_version: 1 })).json()).toMatchObject({
    id,
    standard: null,
    label: 'Kom eens langs',
    version: 2,
  })
  expect((await remove(token, id)).statusCode).toBe(204)
  expect((await templates(token)).map((template) => template.id)).not.toContain(id)
  expect((await remove(token, id)).statusCode).toBe(404)
  expect((await change(token, id, { ...words, base_version: 2 })).statusCode).toBe(404)
  expect((await restore(token, id)).json()).toMatchObject({ id, label: 'Kom eens langs' })
  expect((await templates(token)).map((template) => template.id)).toContain(id)
})

test('own templates stand after the standard ones of their moment, by name', async () => {
  const { token } = await recruiter()
  await addTemplate(token, 'Ziek geworden')
  await addTemplate(token, 'Andere keuze')
  const rejections = (await templates(token)).filter(({ moment }) => moment === 'rejection')
  expect(rejections.map(({ label }) => label)).toEqual(['Afwijzing', 'Andere keuze', 'Ziek geworden'])
})

test.each([
  ['subject', { subject: 'Een\r\nBcc: x@voorbeeld.nl' }],
  ['subject', { subject: ' ' }],
  ['body', { body: '' }],
  ['label', { label: 'x'.repeat(201) }],
  ['moment', { moment: 'koffie' }],
  ['base_version', { base_version: -1 }],
])('a wrong %s is refused', async (path, part) => {
  const { token } = await recruiter()
  const response = await change(token, 'invitation', { ...words, base_version: 0, ...part })
  expect(response.json()).toMatchObject({ code: 'validation_failed', fields: [{ path }] })
})
