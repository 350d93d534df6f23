import type { Attack, Target } from './attack.ts'
import { addressOf, originOf, queries, sendingFor, table } from './support/endpoint-calls.ts'
import { jsonOf } from './support/http-client.ts'
import { makeRows, MARK, type OwnRows } from './support/own-rows.ts'
import { newRecruiter } from './support/recruiters.ts'
import { Tally } from './support/tally.ts'

const ABSENT = '0190a000-0000-7000-8000-00000000ffff'

/** What an owner sees of their rows, to compare before and after. */
const SNAPSHOT = [
  (rows: OwnRows) => `/api/vacancies/${rows.vacancy}`,
  (rows: OwnRows) => `/api/vacancies/${rows.vacancy}/attachments`,
  (rows: OwnRows) => `/api/vacancies/${rows.vacancy}/publication`,
  (rows: OwnRows) => `/api/vacancies/${rows.vacancy}/matches`,
  (rows: OwnRows) => `/api/candidates/${rows.candidate}`,
  (rows: OwnRows) => `/api/candidates/${rows.candidate}/timeline`,
  (rows: OwnRows) => `/api/candidates/${rows.candidate}/notes`,
  (rows: OwnRows) => `/api/candidates/${rows.other}`,
  (rows: OwnRows) => `/api/cv-imports/${rows.cv_import}`,
  (rows: OwnRows) => `/api/meetings/${rows.meeting}`,
]

const run = async (target: Target) => {
  const { http, product } = target
  const tally = new Tally('rows of another organisation, over the whole table of endpoints')
  const owner = await newRecruiter(target)
  const stranger = await newRecruiter(target)
  const rows = await makeRows(target, owner.token)
  const strangerRows = await makeRows(target, stranger.token)
  const snapshot = () =>
    Promise.all(
      SNAPSHOT.map(async (path) => {
        const address = path(rows)
        const base = address.startsWith('/api/meetings/') ? product.urls.aiService : product.urls.mainApi
        const { text } = await http.send(base + address, { token: owner.token })
        // The CV in the stack is read in the background in the meantime.
        return text.replace(/"(status|updated_at|problem)":("[^"]*"|null)/g, '')
      }),
    )
  const before = await snapshot()

  const asStranger = (name: string, id: string, withRows: OwnRows) => {
    const endpoint = table.find(([key]) => key === name)?.[1]
    if (!endpoint) throw new Error(`no endpoint is called ${name}`)
    const url = addressOf(target, endpoint, id) + (queries[name] ?? '')
    return http.send(url, { token: stranger.token, ...sendingFor(name, endpoint, withRows) })
  }

  for (const [name, endpoint] of table.filter(([, { auth }]) => auth === 'recruiter')) {
    if (!endpoint.path.includes('{')) continue
    const id = endpoint.row ? rows[endpoint.row] : rows.vacancy
    const answer = await asStranger(name, id, strangerRows)
    const absent = await asStranger(name, ABSENT, strangerRows)
    const isHeld = answer.status === 404 && answer.text === absent.text
    tally.note(
      isHeld,
      `${endpoint.method} ${endpoint.path}: ${answer.status}, of a row that never was ${absent.status}`,
    )
  }

  const post = (path: string, body: object, base = product.urls.mainApi) =>
    http.send(base + path, { method: 'POST', token: stranger.token, body })
  const namingCalls: [string, Promise<{ status: number; text: string }>][] = [
    [
      'application of their vacancy',
      post('/api/applications', { vacancy_id: rows.vacancy, candidate_id: strangerRows.candidate }),
    ],
    [
      'application of their candidate',
      post('/api/applications', { vacancy_id: strangerRows.vacancy, candidate_id: rows.candidate }),
    ],
    [
      'merge with their candidate',
      post(`/api/candidates/${strangerRows.candidate}/merge`, { other_id: rows.candidate }),
    ],
    ['new candidate into theirs', post('/api/candidates', { name: 'Sam', merge_with: rows.candidate })],
    [
      'import into their candidate',
      post(`/api/cv-import-items/${strangerRows.cv_import_item}/save`, { name: 'Sam', merge_with: rows.candidate }),
    ],
    ['persona of their vacancy', asStranger('savePersona', '', rows)],
  ]
  for (const [what, sending] of namingCalls) {
    const { status, text } = await sending
    tally.note([400, 404, 409].includes(status) && !text.includes(MARK), `${what}: ${status} ${text}`)
  }
  // File names may be equal, and the stranger has a file of their own, so somebody without files asks.
  const visitor = await newRecruiter(target)
  const namesake = await newRecruiter(target)
  const namedAnswer = await http.send(`${product.urls.mainApi}/api/candidates`, {
    method: 'POST',
    token: namesake.token,
    body: { name: 'Sam', cv_filename: rows.cvFilename },
  })
  tally.note(
    (jsonOf(namedAnswer) as { has_cv: boolean } | null)?.has_cv !== true,
    `a new candidate gets their CV: ${namedAnswer.status}`,
  )
  const subject = { kind: 'candidate', id: rows.candidate }
  const chat = await post('/api/chat', { message: 'Hoe heet deze kandidaat?', subject }, product.urls.aiService)
  tally.note(!chat.text.includes(MARK), `chat about their candidate answers with it: ${chat.text}`)
  for (const kind of ['vacancy', 'candidate'] as const) {
    const { text } = await http.send(`${product.urls.aiService}/api/chat/messages?subject=${kind}:${rows[kind]}`, {
      token: stranger.token,
    })
    tally.note(!text.includes(MARK), `the conversation about their ${kind} is answered`)
  }

  const ids = Object.values(rows)
  for (const [name, endpoint] of table.filter(
    ([, it]) => it.auth === 'recruiter' && it.method === 'GET' && !it.path.includes('{'),
  )) {
    const url = originOf(target, endpoint) + endpoint.path + (queries[name] ?? '')
    for (const query of [
      '',
      'limit=500',
      'sort=newest',
      `recruiter_id=${owner.account.id}`,
      `organisation_id=${owner.account.organisation_id}`,
    ]) {
      const address = query ? `${url}${url.includes('?') ? '&' : '?'}${query}` : url
      const { text, status } = await http.send(address, { token: visitor.token })
      // Without Microsoft, and without a meeting from before, there is nothing to list.
      const isSetUp = !text.includes('microsoft_not_set_up')
      tally.note(
        (status < 500 || !isSetUp) && !text.includes(MARK) && !ids.some((id) => text.includes(id)),
        `${endpoint.path}?${query}: ${status} with their rows`,
      )
    }
  }
  const similar = await http.send(`${product.urls.mainApi}/api/candidates/duplicates`, {
    method: 'POST',
    token: visitor.token,
    body: { name: MARK, email: 'geheim@voorbeeld.nl' },
  })
  tally.note((jsonOf(similar) as unknown[] | null)?.length === 0, `duplicates: ${similar.status} ${similar.text}`)
  const after = await snapshot()
  for (const [index, text] of before.entries())
    tally.note(text === after[index], `${SNAPSHOT[index]?.(rows)} was changed`)
  return [tally.row()]
}

export const attack: Attack = { name: 'organisations', point: 'before', seconds: 60, requests: 400, run }
