import type { Attack, Target } from './attack.ts'
import { newRecruiter, signInUrl, type Registered } from './support/recruiters.ts'
import { sendRaw, type RawAnswer } from './support/raw-request.ts'
import { administrativeRoutes, borrowedRoutes, disguises, overrides, type Route } from './support/sign-in-routes.ts'
import { Tally } from './support/tally.ts'

const OWNER = 'Authorization: Bearer owner'
const EVIL = 'Origin: https://evil.example'

const isRefused = ({ status, body }: RawAnswer, { email, uid }: Registered): boolean =>
  (status === 0 || (status >= 400 && status < 500)) && !body.includes(email) && !body.includes(uid)

/** Requesting a link by mail is a sign-in call, but the caller may not see the link. */
const isHarmless = ({ target }: Route, { status, body }: RawAnswer): boolean =>
  status === 200 && target.includes('/v1/accounts:sendOobCode') && !/oob(Link|Code)/.test(body)

/** Request headers: of pages, of other programs, and with names that resolve to this machine. */
const sendersAt = (port: number, shell: string): string[][] => {
  const host = `Host: localhost:${port}`
  return [
    [host],
    [host, EVIL],
    [host, 'Origin: null'],
    [host, `Origin: ${shell}`],
    [`Host: 127.0.0.1:${port}`, `Origin: http://127.0.0.1:${port}`],
    ['Host: evil.example'],
    [`Host: evil.example:${port}`, `Origin: http://evil.example:${port}`],
  ]
}

const describe = ({ method, target }: Route, lines: readonly string[], { status }: RawAnswer): string =>
  `${method} ${target} ${lines.slice(1).join(', ') || lines[0]}: ${status}`

const signsIn = async (target: Target, { email, password }: Registered): Promise<boolean> => {
  const body = { email, password, returnSecureToken: true }
  return (await target.http.send(signInUrl(target, 'signInWithPassword'), { method: 'POST', body })).status === 200
}

const run = async (target: Target) => {
  const { product, http } = target
  const port = product.ports.authEmulator ?? 0
  const victim = await newRecruiter(target)
  const senders = sendersAt(port, product.urls.shell)
  const adminTally = new Tally('administrative routes of the sign-in service')
  const preflightTally = new Tally('preflights for them from a foreign page')
  const disguiseTally = new Tally('the same routes written otherwise')

  const attempt = async (tally: Tally, route: Route, lines: readonly string[]) => {
    http.count(1)
    const answer = await sendRaw(port, { ...route, lines })
    tally.note(isRefused(answer, victim) || isHarmless(route, answer), describe(route, lines, answer))
  }

  for (const route of administrativeRoutes(victim)) {
    for (const lines of senders) {
      await attempt(adminTally, route, lines)
      await attempt(adminTally, route, [...lines, OWNER])
    }
    http.count(1)
    const preflightLines = [`Host: localhost:${port}`, EVIL, `Access-Control-Request-Method: ${route.method}`]
    const { head } = await sendRaw(port, { method: 'OPTIONS', target: route.target, lines: preflightLines })
    const isAllowed = /^access-control-allow-origin: *(\*|https:\/\/evil\.example)/im.test(head)
    preflightTally.note(!isAllowed, `OPTIONS ${route.target}: ${head.split('\r\n')[0]} allows a foreign page`)
  }
  for (const route of borrowedRoutes(victim))
    for (const lines of senders) await attempt(adminTally, route, [...lines, OWNER])
  for (const route of disguises(port)) {
    await attempt(disguiseTally, route, [`Host: localhost:${port}`, OWNER])
    await attempt(disguiseTally, route, [`Host: localhost:${port}`, EVIL, OWNER])
  }
  for (const line of overrides)
    await attempt(disguiseTally, { method: 'POST', target: '/emulator/v1/projects/demo-wervio/accounts', body: '{}' }, [
      `Host: localhost:${port}`,
      OWNER,
      line,
    ])
  adminTally.note(await signsIn(target, victim), 'the account attacked can no longer sign in with its password')
  return [adminTally.row(), preflightTally.row(), disguiseTally.row()]
}

export const attack: Attack = { name: 'auth-admin', point: '1', seconds: 90, requests: 1_500, run }
