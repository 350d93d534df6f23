import { expect, test } from '@jest/globals'
import { readEnvironment } from '@wervio/service-kit'
import { z } from 'zod'
import { mailProblems, mailVariables, smtpOf } from './settings.ts'

const read = (env: Record<string, string>) => readEnvironment(z.object(mailVariables), env)

test('without an address of a mail server there is none', () => {
  expect(smtpOf(read({ WERVIO_MAIL_FROM: 'werving@linde.example' }))).toBeNull()
})

test('a server with a password, by TLS from the start', () => {
  const env = {
    WERVIO_SMTP_URL: 'smtps://sam%40linde:ge%3Aheim@smtp.linde.example',
    WERVIO_MAIL_FROM: 'Linde <w@linde.example>',
  }
  expect(smtpOf(read(env))).toEqual({
    host: 'smtp.linde.example',
    port: 465,
    isSecure: true,
    isLoopback: false,
    signIn: { user: 'sam@linde', pass: 'ge:heim' },
    from: { name: 'Linde', address: 'w@linde.example' },
    contactAddress: 'w@linde.example',
    undoSeconds: 10,
  })
})

test('messages of the contact form can go elsewhere', () => {
  const env = {
    WERVIO_SMTP_URL: 'smtp://localhost',
    WERVIO_MAIL_FROM: 'w@linde.example',
    WERVIO_CONTACT_MAIL: 'info@linde.example',
  }
  expect(smtpOf(read(env))).toMatchObject({ contactAddress: 'info@linde.example' })
})

test.each(['127.0.0.1', 'localhost', '[::1]'])('%s is this machine', (host) => {
  const env = { WERVIO_SMTP_URL: `smtp://${host}:2525`, WERVIO_MAIL_FROM: 'w@linde.example' }
  expect(smtpOf(read(env))).toMatchObject({ port: 2525, isSecure: false, isLoopback: true, signIn: null })
})

test('another machine is not taken for this one', () => {
  const env = { WERVIO_SMTP_URL: 'smtp://127.0.0.1.linde.example', WERVIO_MAIL_FROM: 'w@linde.example' }
  expect(smtpOf(read(env))).toMatchObject({ port: 587, isLoopback: false })
})

test.each([
  ['WERVIO_SMTP_URL', 'http://smtp.linde.example'],
  ['WERVIO_SMTP_URL', 'smtp://smtp.linde.example?tls.rejectUnauthorized=false'],
  ['WERVIO_MAIL_FROM', 'Linde'],
  ['WERVIO_MAIL_FROM', 'Linde\r\nBcc: x@linde.example <w@linde.example>'],
  ['WERVIO_CONTACT_MAIL', 'Linde <info@linde.example>'],
  ['WERVIO_MAIL_UNDO_SECONDS', '3600'],
])('%s of %p is refused', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(name)
})

test('a server needs an address that mails come from', () => {
  expect(mailProblems(read({ WERVIO_SMTP_URL: 'smtp://localhost' }))).toMatchObject([{ name: 'WERVIO_MAIL_FROM' }])
})
