import { randomUUID } from 'node:crypto'
import type { Organisation, RowKind } from '@wervio/contracts'
import type { Target } from '../attack.ts'
import { jsonOf } from './http-client.ts'
import { plantMeeting } from './plant-meeting.ts'

/** A text in every row of the attacked recruiter. */
export const MARK = 'Geheim-van-een-ander'

export const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF')

const calendarFor = (mark: string): Buffer =>
  Buffer.from(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Wervio//Attack//NL',
      'BEGIN:VEVENT',
      'UID:1',
      'DTSTAMP:20260101T000000Z',
      'DTSTART:20260101T090000Z',
      'DTEND:20260101T100000Z',
      `SUMMARY:${mark}`,
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  )

export type OwnRows = Record<RowKind, string> & {
  /** A second candidate, for calls that name two. */
  other: string
  /** A CV that belongs to no candidate yet. */
  cvFilename: string
}

const BOUNDARY = 'wervio-attack-boundary'

/** A multipart request with one file. */
export const upload = (field: string, content: Buffer, name = 'cv.pdf', type = 'application/pdf') => {
  const disposition = `form-data; name="${field}"; filename="${name.replaceAll('"', '%22')}"`
  const head = `--${BOUNDARY}\r\nContent-Disposition: ${disposition}\r\nContent-Type: ${type}\r\n\r\n`
  const body = Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)])
  return { headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` }, body }
}

type Made = { id: string }

/** One row of every kind for a recruiter, each with the mark where it has text. */
export const makeRows = async ({ http, product }: Target, token: string, mark = MARK): Promise<OwnRows> => {
  const post = async <T>(path: string, sending: object, service = product.urls.mainApi): Promise<T> => {
    const answer = await http.send(service + path, { method: 'POST', token, ...sending })
    const body = jsonOf(answer) as T | null
    if (answer.status >= 300 || !body) throw new Error(`POST ${path} answered ${answer.status}: ${answer.text}`)
    return body
  }
  const vacancy = await post<Made>('/api/vacancies', { body: { title: mark, company: mark } })
  const profile = await post<Made>('/api/company-profiles', { body: { name: mark } })
  const candidate = await post<Made>('/api/candidates', { body: { name: mark, email: 'geheim@voorbeeld.nl' } })
  const note = await post<Made>(`/api/candidates/${candidate.id}/notes`, { body: { text: mark } })
  const other = await post<Made>('/api/candidates', { body: { name: `${mark} de tweede` } })
  const way = await post<Made>('/api/applications', { body: { vacancy_id: vacancy.id, candidate_id: candidate.id } })
  const file = await post<Made>(`/api/vacancies/${vacancy.id}/attachments`, upload('file', PDF, `${mark}.pdf`))
  const stack = await post<Made>('/api/cv-imports', { body: { mode: 'review' } })
  const item = await post<Made>(`/api/cv-imports/${stack.id}/files`, upload('cv', PDF, `${mark}.pdf`))
  const { filename } = await post<{ filename: string }>('/api/candidates/upload-cv', upload('cv', PDF, `${mark}.pdf`))
  const recording = await post<Made>(
    `/api/candidates/${candidate.id}/recordings`,
    { body: { fileName: mark, summary: mark, transcript: mark } },
    product.urls.aiService,
  )
  const mail = await post<Made>('/api/mails', {
    body: {
      candidate_id: candidate.id,
      to: 'geheim@voorbeeld.nl',
      way: 'own_program',
      subject: mark,
      body: mark,
      creation_key: randomUUID(),
    },
  })
  const mailTemplate = await post<Made>('/api/mail-templates', {
    body: { moment: 'rejection', label: mark, subject: mark, body: mark, creation_key: randomUUID() },
  })
  const conversation = { conversationType: 'sollicitatie', conversation_on: '2026-01-05', items: [] }
  const scorecard = await post<Made>(
    `/api/candidates/${candidate.id}/scorecards`,
    { body: conversation },
    product.urls.aiService,
  )
  const consent = await post<Made>(
    `/api/candidates/${candidate.id}/consents`,
    { body: { wording: mark, way: 'spoken', given_on: '2026-01-05' } },
    product.urls.aiService,
  )
  const invitation = await post<Made>('/api/invitations', { body: { role: 'reader' } })
  const organisation = jsonOf(await http.send(`${product.urls.mainApi}/api/organisation`, { token }))
  const calendarFile = await post<Made>(
    '/calendar/files',
    upload('file', calendarFor(mark), `${mark}.ics`, 'text/calendar'),
  )
  const sessions = await http.send(`${product.urls.mainApi}/api/sessions`, { token })
  const [session] = (jsonOf(sessions) as Made[] | null) ?? []
  return {
    vacancy: vacancy.id,
    company_profile: profile.id,
    candidate: candidate.id,
    candidate_note: note.id,
    application: way.id,
    file: file.id,
    cv_import: stack.id,
    cv_import_item: item.id,
    colleague: (organisation as Organisation).members[0]?.id ?? '',
    invitation: invitation.id,
    calendar_file: calendarFile.id,
    mail: mail.id,
    mail_template: mailTemplate.id,
    meeting: await plantMeeting(product.dataDir, vacancy.id, mark),
    recording: recording.id,
    consent: consent.id,
    scorecard: scorecard.id,
    session: session?.id ?? '',
    other: other.id,
    cvFilename: filename,
  }
}
