import { randomUUID } from 'node:crypto'
import { describe } from '@jest/globals'
import type { Invitation, Organisation, Role } from '@wervio/contracts'
import { proveAccess } from '@wervio/service-kit/testing'
import { colleagueOf } from './as-recruiter.ts'
import { calendarFilesOf, calendarOf } from './calendar-files-support.ts'
import { companyProfilesOf } from './company-profile-support.ts'
import { filesOf } from './files-support.ts'
import { importsOf } from './imports-support.ts'
import { mailsOf, TEXT } from './mail-support.ts'
import { notesOf } from './notes-support.ts'
import { SECRET } from './parser-stand-in.ts'
import { pipelineOf } from './pipeline-support.ts'
import { startApp } from './start-app.ts'

// Nobody listens there: what is asked of it waits for its turn.
const started = startApp({ aiService: () => ({ url: 'http://127.0.0.1:9', secret: SECRET }) })
const { app, call, databaseUrl, recruiter, createVacancy } = started
const { createCompanyProfile } = companyProfilesOf(started)
const { attached } = filesOf(started)
const { begin, added } = importsOf(started)
const { imported } = calendarFilesOf(started)
const { write } = notesOf(started)
const { applied, createCandidate } = pipelineOf(started)
const mails = mailsOf(started)

describe('every endpoint of main-api', () => {
  proveAccess({
    service: 'main',
    app: () => Promise.resolve(app()),
    tokens: async () => ({ owner: (await recruiter()).token, stranger: (await recruiter()).token }),
    team: async () => {
      const owner = await recruiter()
      const colleague = (role: Role) => colleagueOf(databaseUrl(), owner, null, role)
      return {
        owner: owner.token,
        recruiter: await colleague('recruiter'),
        hiring_manager: await colleague('hiring_manager'),
        reader: await colleague('reader'),
      }
    },
    rows: {
      session: async (owner) =>
        (await started.call(owner, { url: '/api/sessions' })).json<{ id: string }[]>()[0]?.id ?? '',
      colleague: async (owner) => {
        const answer = await call(owner, { url: '/api/organisation' })
        return answer.json<Organisation>().members[0]?.id ?? ''
      },
      invitation: async (owner) => {
        const answer = await call(owner, { method: 'POST', url: '/api/invitations', payload: { role: 'reader' } })
        return answer.json<Invitation>().id
      },
      vacancy: async (owner) => (await createVacancy(owner)).id,
      company_profile: async (owner) => (await createCompanyProfile(owner)).id,
      candidate: async (owner) => (await createCandidate(owner)).id,
      application: async (owner) => (await applied(owner)).id,
      cv_import: async (owner) => (await begin(owner)).id,
      cv_import_item: async (owner) => (await added(owner)).id,
      calendar_file: async (owner) =>
        (await imported(owner, calendarOf('BEGIN:VEVENT', 'UID:1', 'DTSTART:20270101T090000Z', 'END:VEVENT'))).id,
      candidate_note: async (owner) => (await write(owner, (await createCandidate(owner)).id, 'Belt liever.')).id,
      mail_template: async (owner) => (await mails.addTemplate(owner, 'Een ander')).json<{ id: string }>().id,
      mail: async (owner) =>
        (await mails.post(owner, mails.draftFor((await mails.createCandidate(owner)).id))).json<{ id: string }>().id,
      file: async (owner) => (await attached(owner, (await createVacancy(owner)).id)).id,
    },
    bodies: {
      'POST /api/register': { provider: 'email' },
      'POST /api/sign-in-methods': { provider: 'google', proof: 'x' },
      'POST /api/sessions/end': { keep_own: true },
      'POST /api/account/deletion': { email: 'x@voorbeeld.nl' },
      'POST /api/notifications/read': { all: true },
      'POST /api/notifications/unread': { all: true },
      'PUT /api/improvement-cards': { key: 'stalled', days: 7 },
      'PUT /api/company-profiles/{id}': { base_version: 1 },
      'PATCH /api/colleagues/{id}': { role: 'reader' },
      'POST /api/invitations/{id}/mail': { secret: 'x' },
      'POST /api/pipelines/{id}/candidates/{candidate_id}/feedback': { text: 'Sterk.' },
      'POST /api/candidates/{id}/notes': { text: 'Belt liever.' },
      'PUT /api/candidate-notes/{id}': { text: 'Mailt liever.' },
      'PUT /api/vacancies/{id}/publication': { html: '<p>Tekst</p>', base_version: 0 },
      'POST /api/cv-import-items/{id}/save': { name: 'Noor' },
      'PUT /api/mail-templates/{id}': { moment: 'rejection', label: 'Een ander', ...TEXT, base_version: 1 },
      'POST /api/candidates/{id}/contacts': { subject: 'Kennismaken' },
      'POST /api/vacancies/{id}/decisions': {
        candidate_ids: [randomUUID()],
        kind: 'reject',
        reason: 'Te weinig ervaring.',
        version: null,
      },
      'POST /api/vacancies/{id}/decisions/undo': { decision_ids: [randomUUID()] },
      'POST /api/candidates/{id}/merge': { other_id: randomUUID() },
    },
  })
})
