import { beforeEach, expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import type { AuditEntry } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { fakeServices, vacancyNamed } from '../testing/fake-services.ts'
import { renderShell } from '../testing/render-shell.tsx'

const MAIN = 'http://main.test'
const ID = '0b2f0c3e-6f1e-4b55-9d5e-1f7a52f1a001'
/** One word, so that it is a first name whole. */
const NAME = '<b>Noor</b><img/src=x/onerror=alert(1)>'

const { answerProfile, answerVacancies, server, signInAs } = fakeServices()

const entry: AuditEntry = {
  id: ID,
  at: '2026-11-20T10:00:00.000Z',
  until: null,
  times: 1,
  actor: { id: ID, name: NAME },
  job: null,
  category: 'access',
  action: 'change',
  subject: { kind: 'colleague', id: ID },
  candidate: null,
  vacancy: null,
  colleague: { id: ID, name: NAME },
  detail: 'reader',
  columns: ['role'],
  rows: null,
}
const member = {
  id: ID,
  name: NAME,
  email: 'noor@linde.nl',
  role: 'owner',
  since: '2026-11-10T10:00:00.000Z',
  you: true,
  vacancy_ids: [],
}

beforeEach(async () => {
  answerVacancies([vacancyNamed('Planner', 1)])
  answerProfile({ role: 'owner', display_name: NAME })
  sessionStorage.setItem('wervio:invitation', 'geheim')
  server.use(
    http.get(`${MAIN}/api/organisation`, () => HttpResponse.json({ name: NAME, members: [member] })),
    http.get(`${MAIN}/api/invitations`, () => HttpResponse.json([])),
    http.get(`${MAIN}/api/audit-log`, () => HttpResponse.json([entry])),
    http.post(`${MAIN}/api/invitation`, () =>
      HttpResponse.json({ organisation: NAME, by: NAME, role: 'reader', expires_at: '2026-12-01T10:00:00.000Z' }),
    ),
  )
  await signInAs(NAME)
})

test.each([
  ['the greeting', '/dashboard'],
  ['the list of colleagues', '/profile/colleagues'],
  ['the audit log', '/profile/audit-log'],
  ['the page of an invitation', '/uitnodiging'],
])('markup in a name is text in %s', async (_, path) => {
  renderShell(path)
  const main = await screen.findByRole('main')
  await screen.findAllByText((text) => main.textContent.includes(NAME) && text.includes('Noor'))
  expect(main).toHaveTextContent(NAME)
  expect(document.querySelectorAll('b, img[src="x"], [onerror]')).toHaveLength(0)
})
