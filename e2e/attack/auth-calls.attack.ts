import type { Attack, Target } from './attack.ts'
import { newEmail } from '../support/accounts.ts'
import { jsonOf } from './support/http-client.ts'
import { newRecruiter, signInUrl } from './support/recruiters.ts'
import { Tally } from './support/tally.ts'

type Signed = { idToken: string; refreshToken: string; localId: string }

const FOREIGN = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'http://localhost:1' },
  { host: 'evil.example' },
  { host: 'localhost.evil.example' },
]

const run = async (target: Target) => {
  const { http, product } = target
  const callTally = new Tally('sign-in calls of a program and of the shell go on')
  const foreignTally = new Tally('sign-in calls from foreign pages and names')
  const passwordTally = new Tally('wrong passwords are limited')
  const account = { email: newEmail(), password: 'Onvindbaar-wachtwoord-83', returnSecureToken: true }
  const post = (call: string, body: object, headers: Record<string, string> = {}) =>
    http.send(signInUrl(target, call), { method: 'POST', body, headers })
  const must = async (call: string, body: object, headers: Record<string, string> = {}) => {
    const answer = await post(call, body, headers)
    callTally.note(answer.status === 200, `${call} ${JSON.stringify(headers)}: ${answer.status} ${answer.text}`)
    return jsonOf(answer) as Signed | null
  }

  await must('signUp', account)
  const session = await must('signInWithPassword', account)
  const idToken = session?.idToken ?? ''
  await must('lookup', { idToken })
  await must('update', { idToken, displayName: 'Noor', returnSecureToken: true })
  await must('sendOobCode', { requestType: 'PASSWORD_RESET', email: account.email })
  const shellSession = await must('signInWithPassword', account, { origin: product.urls.shell })
  const refresh = await http.send(`${product.urls.authEmulator}/securetoken.googleapis.com/v1/token?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `grant_type=refresh_token&refresh_token=${encodeURIComponent(shellSession?.refreshToken ?? '')}`,
  })
  callTally.note(refresh.status === 200, `token: ${refresh.status} ${refresh.text}`)

  for (const headers of FOREIGN)
    for (const call of ['signInWithPassword', 'signUp', 'lookup', 'update', 'delete', 'sendOobCode']) {
      const answer = await post(call, { ...account, idToken, requestType: 'PASSWORD_RESET' }, headers)
      const isRefused = answer.status >= 400 && answer.status < 500 && !answer.text.includes(account.email)
      foreignTally.note(isRefused, `${call} ${JSON.stringify(headers)}: ${answer.status}`)
    }
  foreignTally.note(
    (await post('lookup', { idToken })).status === 200,
    'the account is gone after calls of foreign pages',
  )

  const victim = await newRecruiter(target)
  let refusedAt = 0
  for (let guess = 0; guess < 60 && refusedAt === 0; guess += 1) {
    const answer = await post('signInWithPassword', {
      email: victim.email,
      password: `Fout-${guess}`,
      returnSecureToken: true,
    })
    if (answer.text.includes('TOO_MANY_ATTEMPTS_TRY_LATER')) refusedAt = guess + 1
    else if (answer.status === 200) passwordTally.note(false, `a wrong password was taken: ${answer.text}`)
  }
  passwordTally.note(refusedAt > 0, '60 wrong passwords for one account, none of them refused for their number')
  if (refusedAt > 0) passwordTally.remark(`the ${refusedAt}th wrong password was refused for its number`)
  callTally.note(
    (await must('signInWithPassword', account))?.idToken !== undefined,
    'others can no longer sign in after that',
  )
  await must('delete', { idToken })
  return [callTally.row(), foreignTally.row(), passwordTally.row()]
}

export const attack: Attack = { name: 'auth-calls', point: '1', seconds: 60, requests: 200, run }
