import { randomUUID } from 'node:crypto'
import type { Mail, MailDraft, MailTemplateRow } from '@wervio/contracts'
import { until } from '@wervio/testing/until'
import type { SmtpSettings } from '../src/mail/settings.ts'
import { pipelineOf } from './pipeline-support.ts'
import type { startApp } from './start-app.ts'

/** Settings for the stand-in on this port. */
export const smtpAt = (port: number, undoSeconds = 0): SmtpSettings => ({
  host: '127.0.0.1',
  port,
  isSecure: false,
  isLoopback: true,
  signIn: null,
  from: { name: 'Werving', address: 'werving@linde.example' },
  contactAddress: 'info@linde.example',
  undoSeconds,
})

export const TEXT = { subject: 'Kennismaken', body: 'Beste Noor,\n\nWanneer kun je?\n\nGroet,\nSam' }

/** Calls for tests of mails. */
export const mailsOf = (started: Pick<ReturnType<typeof startApp>, 'call' | 'createVacancy'>) => {
  const { call } = started
  const { createCandidate } = pipelineOf(started as Parameters<typeof pipelineOf>[0])
  const post = (token: string, draft: Partial<MailDraft>) =>
    call(token, { method: 'POST', url: '/api/mails', payload: draft })
  const list = async (token: string, query = ''): Promise<Mail[]> =>
    (await call(token, { url: `/api/mails${query}` })).json<Mail[]>()
  const draftFor = (candidateId: string, overrides: Partial<MailDraft> = {}): MailDraft => ({
    candidate_id: candidateId,
    to: 'noor@voorbeeld.nl',
    way: 'own_program',
    creation_key: randomUUID(),
    ...TEXT,
    ...overrides,
  })
  return {
    post,
    list,
    draftFor,
    createCandidate: (token: string, email = 'noor@voorbeeld.nl') =>
      createCandidate(token, { name: 'Noor Visser', email }),
    templates: async (token: string): Promise<MailTemplateRow[]> =>
      (await call(token, { url: '/api/mail-templates' })).json<MailTemplateRow[]>(),
    addTemplate: (token: string, label: string) =>
      call(token, {
        method: 'POST',
        url: '/api/mail-templates',
        payload: { moment: 'rejection', label, ...TEXT, creation_key: randomUUID() },
      }),
    act: (token: string, id: string, action: 'cancel' | 'retry') =>
      call(token, { method: 'POST', url: `/api/mails/${id}/${action}` }),
    untilState: (token: string, id: string, state: string): Promise<Mail> =>
      until(`the mail to be ${state}`, async () =>
        (await list(token)).find((mail) => mail.id === id && mail.state === state),
      ),
  }
}
