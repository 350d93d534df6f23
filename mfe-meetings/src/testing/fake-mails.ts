import { MAIN, server } from '@wervio/api-client/testing'
import {
  mailTemplateKeys,
  mailTemplates,
  messages,
  type Mail,
  type MailSettings,
  type MailTemplateRow,
} from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { candidate, VACANCY } from './fake-meetings.ts'

export const OTHER = { ...candidate, id: '4f6c1d52-7f7e-4f0e-8b3c-3a3f0a0c9d19', name: 'Bram Smit', email: null }

export const standardTemplates: MailTemplateRow[] = mailTemplateKeys.map((key) => ({
  ...mailTemplates[key],
  id: key,
  standard: key,
  is_changed: false,
  version: 0,
}))

/** A template of the organisation's own. */
export const ownTemplate = (label: string): MailTemplateRow => ({
  ...mailTemplates.invitation,
  id: crypto.randomUUID(),
  standard: null,
  label,
  is_changed: false,
  version: 1,
})

export const withServer: MailSettings = {
  can_send: true,
  from: 'werving@linde.example',
  reply_to: 'sanne@example.nl',
  undo_seconds: 10,
}
export const withoutServer: MailSettings = {
  can_send: false,
  from: null,
  reply_to: 'sanne@example.nl',
  undo_seconds: 0,
}

export const mail = (overrides: Partial<Mail> = {}): Mail => ({
  id: '4f6c1d52-7f7e-4f0e-8b3c-3a3f0a0c9d31',
  candidate: { id: candidate.id, name: candidate.name },
  vacancy: null,
  template: 'Afwijzing',
  to: 'ilse@example.nl',
  subject: 'Je sollicitatie',
  body: 'Beste Ilse',
  way: 'smtp',
  state: 'sent',
  reason: null,
  by: 'Sanne Bakker',
  yours: true,
  created_at: '2026-11-20T10:00:00.000Z',
  sends_at: '2026-11-20T10:00:10.000Z',
  sent_at: '2026-11-20T10:00:12.000Z',
  ...overrides,
})

type Body = Record<string, unknown>

/** Mails as main-api keeps them; a test may change what it answers. */
export const stubMails = ({ settings = withServer, mails = [] as Mail[], templates = standardTemplates } = {}) => {
  const state = {
    mails,
    templates,
    posted: [] as Body[],
    acts: [] as string[],
    saved: [] as Body[],
    removed: [] as string[],
    restored: [] as string[],
    /** Answers an error to the next mail. */
    failure: null as null | { status: number; body: object },
  }
  server.use(
    http.get(`${MAIN}/api/mail-settings`, () => HttpResponse.json(settings)),
    http.get(`${MAIN}/api/mail-templates`, () => HttpResponse.json(state.templates)),
    http.post(`${MAIN}/api/mail-templates`, async ({ request }) => {
      const body = (await request.json()) as Body
      state.saved.push(body)
      const row = { ...body, id: crypto.randomUUID(), standard: null, is_changed: false, version: 1 } as unknown
      state.templates = [...state.templates, row as MailTemplateRow]
      return HttpResponse.json(row as object, { status: 201 })
    }),
    http.put(`${MAIN}/api/mail-templates/:id`, async ({ params, request }) => {
      const body = (await request.json()) as Body
      state.saved.push({ ...body, id: params['id'] })
      state.templates = state.templates.map((template) =>
        template.id === params['id']
          ? { ...template, ...body, is_changed: true, version: template.version + 1 }
          : template,
      )
      return HttpResponse.json(state.templates.find(({ id }) => id === params['id']))
    }),
    http.delete(`${MAIN}/api/mail-templates/:id`, ({ params }) => {
      state.removed.push(String(params['id']))
      state.templates = state.templates.flatMap((template) => {
        if (template.id !== params['id']) return [template]
        return standardTemplates.filter(({ id }) => id === template.id)
      })
      return new HttpResponse(null, { status: 204 })
    }),
    http.post(`${MAIN}/api/mail-templates/:id/restore`, ({ params }) => {
      state.restored.push(String(params['id']))
      return HttpResponse.json({ ...standardTemplates[0], id: params['id'], standard: null, label: 'Terug' })
    }),
    http.get(`${MAIN}/api/mails`, ({ request }) => {
      const query = Object.fromEntries(new URL(request.url).searchParams)
      return HttpResponse.json(
        state.mails.filter(
          (row) =>
            (!query['candidate_id'] || row.candidate.id === query['candidate_id']) &&
            (!query['state'] || row.state === query['state']),
        ),
      )
    }),
    http.post(`${MAIN}/api/mails`, async ({ request }) => {
      const body = (await request.json()) as Body
      state.posted.push(body)
      if (state.failure) {
        const { status, body: failureBody } = state.failure
        state.failure = null
        return HttpResponse.json(failureBody, { status })
      }
      const row = mail({
        id: crypto.randomUUID(),
        subject: String(body['subject']),
        body: String(body['body']),
        state: body['way'] === 'smtp' ? 'queued' : 'prepared',
        sent_at: null,
      })
      state.mails = [row, ...state.mails]
      return HttpResponse.json(row, { status: 201 })
    }),
    http.post(`${MAIN}/api/mails/:id/:act`, ({ params }) => {
      state.acts.push(`${String(params['act'])} ${String(params['id'])}`)
      const next = params['act'] === 'cancel' ? 'cancelled' : 'queued'
      state.mails = state.mails.map((row) => (row.id === params['id'] ? { ...row, state: next, reason: null } : row))
      return HttpResponse.json(state.mails.find(({ id }) => id === params['id']))
    }),
    http.get(`${MAIN}/api/vacancy-summaries`, () => HttpResponse.json([vacancySummary])),
    http.get(`${MAIN}/api/candidates`, () => HttpResponse.json([candidate, OTHER])),
    http.get(`${MAIN}/api/candidates/search`, () => HttpResponse.json([candidate, OTHER])),
    http.get(`${MAIN}/api/candidates/:id`, () => HttpResponse.json(candidate)),
  )
  return state
}

export const addressChanged = (current_address: string | null) => ({
  status: 409,
  body: {
    error: messages.mailAddressChanged,
    message: messages.mailAddressChanged,
    code: 'conflict',
    current_address,
  },
})

const vacancySummary = {
  ...VACANCY,
  title: 'Planner',
  company: 'Linde',
  location: 'Assen',
  hours: '',
  salary: '',
  sector: '',
  status: 'open',
  thumbnail: null,
  archived_at: null,
  created_at: '2026-01-01T09:00:00.000Z',
  updated_at: '2026-01-01T09:00:00.000Z',
  open_applications: 0,
  new_applications: 0,
  has_text: false,
}
