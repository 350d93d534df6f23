import { randomUUID } from 'node:crypto'
import type { Invitation, Organisation, Role } from '@wervio/contracts'
import { colleagueOf } from './as-recruiter.ts'
import { calendarFilesOf, calendarOf } from './calendar-files-support.ts'
import { companyProfilesOf } from './company-profile-support.ts'
import { filesOf } from './files-support.ts'
import { importsOf } from './imports-support.ts'
import { mailsOf, TEXT } from './mail-support.ts'
import { notesOf } from './notes-support.ts'
import { pipelineOf } from './pipeline-support.ts'
import type { Recruiter, startApp } from './start-app.ts'

/** Somebody of each role, one row of every kind, and a valid body for each endpoint that takes no empty one. */
export const accessOf = (started: ReturnType<typeof startApp>) => {
  const { call, databaseUrl, createVacancy } = started
  const { createCompanyProfile } = companyProfilesOf(started)
  const { attached } = filesOf(started)
  const { begin, added } = importsOf(started)
  const { imported } = calendarFilesOf(started)
  const { write } = notesOf(started)
  const { applied, createCandidate } = pipelineOf(started)
  const mails = mailsOf(started)

  return {
    /** The tokens of the owner and of a colleague in each other role. */
    teamOf: async (owner: Recruiter): Promise<Record<Role, string>> => {
      const colleague = (role: Role) => colleagueOf(databaseUrl(), owner, null, role)
      return {
        owner: owner.token,
        recruiter: await colleague('recruiter'),
        hiring_manager: await colleague('hiring_manager'),
        reader: await colleague('reader'),
      }
    },
    rows: {
      session: async (owner: string) =>
        (await call(owner, { url: '/api/sessions' })).json<{ id: string }[]>()[0]?.id ?? '',
      colleague: async (owner: string) => {
        const answer = await call(owner, { url: '/api/organisation' })
        return answer.json<Organisation>().members[0]?.id ?? ''
      },
      invitation: async (owner: string) => {
        const answer = await call(owner, { method: 'POST', url: '/api/invitations', payload: { role: 'reader' } })
        return answer.json<Invitation>().id
      },
      vacancy: async (owner: string) => (await createVacancy(owner)).id,
      company_profile: async (owner: string) => (await createCompanyProfile(owner)).id,
      candidate: async (owner: string) => (await createCandidate(owner)).id,
      application: async (owner: string) => (await applied(owner)).id,
      cv_import: async (owner: string) => (await begin(owner)).id,
      cv_import_item: async (owner: string) => (await added(owner)).id,
      calendar_file: async (owner: string) =>
        (await imported(owner, calendarOf('BEGIN:VEVENT', 'UID:1', 'DTSTART:20270101T090000Z', 'END:VEVENT'))).id,
      candidate_note: async (owner: string) =>
        (await write(owner, (await createCandidate(owner)).id, 'Belt liever.')).id,
      mail_template: async (owner: string) => (await mails.addTemplate(owner, 'Een ander')).json<{ id: string }>().id,
      mail: async (owner: string) =>
        (await mails.post(owner, mails.draftFor((await mails.createCandidate(owner)).id))).json<{ id: string }>().id,
      file: async (owner: string) => (await attached(owner, (await createVacancy(owner)).id)).id,
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
  }
}
