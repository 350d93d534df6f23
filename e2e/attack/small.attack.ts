import type { Attack, Target } from './attack.ts'
import { addressOf, queries, sendingFor, table } from './support/endpoint-calls.ts'
import { jsonOf } from './support/http-client.ts'
import { makeRows, PDF, upload } from './support/own-rows.ts'
import { newRecruiter } from './support/recruiters.ts'
import { serviceClaims, serviceToken } from './support/service-forgeries.ts'
import { Tally } from './support/tally.ts'

const SCHEMES = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://evil.example/x',
  'javascript://linkedin.com/in/x%0aalert(1)',
]
const DANGER = /(javascript|vbscript|data|file|blob)\s*:/i

const run = async (target: Target) => {
  const { http, product } = target
  const { mainApi, aiService } = product.urls
  const cacheTally = new Tally('answers behind a token say no-store')
  const resendTally = new Tally('a resent upload of an import makes one item')
  const linkTally = new Tally('javascript: and other schemes in stored addresses')
  const tokenTally = new Tally('service tokens that live longer than five minutes')
  const { token, account } = await newRecruiter(target)
  const rows = await makeRows(target, token)

  // Calls that remove come last, so that the others find their rows.
  const guardedEndpoints = table
    .filter(([, { auth }]) => auth !== 'public')
    .toSorted(([, a], [, b]) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE'))
  for (const [name, endpoint] of guardedEndpoints)
    for (const bearer of [{ token }, {}]) {
      const url = addressOf(target, endpoint, endpoint.row ? rows[endpoint.row] : rows.vacancy) + (queries[name] ?? '')
      if ((endpoint.auth === 'visitor' || endpoint.auth === 'newcomer') && !('token' in bearer)) continue
      const { status, headers } = await http.send(url, { ...bearer, ...sendingFor(name, endpoint, rows) })
      cacheTally.note(
        /\bno-store\b/.test(headers['cache-control'] ?? ''),
        `${endpoint.method} ${endpoint.path} (${status}): ${headers['cache-control'] ?? 'nothing'}`,
      )
    }

  const post = (path: string, sending: object) => http.send(mainApi + path, { method: 'POST', token, ...sending })
  const stack = (jsonOf(await post('/api/cv-imports', { body: { mode: 'review' } })) as { id: string } | null)?.id ?? ''
  const key = crypto.randomUUID()
  const add = () => post(`/api/cv-imports/${stack}/files?creation_key=${key}`, upload('cv', PDF))
  const answers = [...(await Promise.all([add(), add(), add()])), await add()]
  const ids = new Set(answers.map((answer) => (jsonOf(answer) as { id?: string } | null)?.id))
  resendTally.note(
    ids.size === 1 && !ids.has(undefined),
    `four times the same file: ${answers.map(({ status }) => status).join(', ')}, ${ids.size} items`,
  )
  const { items = [] } =
    (jsonOf(await http.send(`${mainApi}/api/cv-imports/${stack}`, { token })) as { items?: unknown[] } | null) ?? {}
  resendTally.note(items.length === 1, `the stack has ${items.length} items`)

  for (const linkedin of SCHEMES) {
    const answer = await post('/api/candidates', { body: { name: 'Sam', linkedin } })
    linkTally.note(
      answer.status === 400 || !DANGER.test(answer.text),
      `candidate with ${JSON.stringify(linkedin)}: ${answer.status}`,
    )
    const change = await http.send(`${mainApi}/api/candidates/${rows.other}`, {
      method: 'PUT',
      token,
      body: { linkedin },
    })
    linkTally.note(
      change.status === 400 || change.status === 404 || !DANGER.test(change.text),
      `change to ${JSON.stringify(linkedin)}: ${change.status}`,
    )
    const html = `<p><a href="${linkedin}">hier</a></p>`
    const vacancy = await post('/api/vacancies', { body: { title: 'Kok', description: html } })
    linkTally.note(
      vacancy.status === 400 || !/href="[^"]*(script|data|file|blob)/i.test(vacancy.text.replaceAll('\\"', '"')),
      `text with ${JSON.stringify(linkedin)}: ${vacancy.status}`,
    )
  }

  const parse = async (seconds: number, change: object = {}) => {
    const bearer = serviceToken(
      { ...serviceClaims(account.id, account.organisation_id, seconds), ...change },
      product.serviceSecret,
    )
    return (await http.send(`${aiService}/api/parse-cv`, { method: 'POST', token: bearer, ...upload('cv', PDF) }))
      .status
  }
  const control = await parse(120)
  tokenTally.note(control !== 401, `a token of two minutes: ${control}`)
  for (const seconds of [301, 310, 600, 3_600, 86_400, 31_536_000])
    tokenTally.note((await parse(seconds)) === 401, `a token of ${seconds} s is taken`)
  const now = Math.floor(Date.now() / 1000)
  for (const change of [
    { iat: undefined },
    { exp: undefined },
    { iat: now + 3_600, exp: now + 3_700 },
    { iat: 'x' },
    { iat: 0, exp: now + 60 },
  ])
    tokenTally.note((await parse(120, change)) === 401, `a token with ${JSON.stringify(change)} is taken`)
  return [cacheTally.row(), resendTally.row(), linkTally.row(), tokenTally.row()]
}

export const attack: Attack = { name: 'small', point: '9', seconds: 60, requests: 600, run }
