import type { Attack, Target } from './attack.ts'
import { originOf, table } from './support/endpoint-calls.ts'
import { fuzzed } from './support/fuzzed-request.ts'
import { makeRows, type OwnRows } from './support/own-rows.ts'
import { Random } from '../support/random.ts'
import { newRecruiter, type Registered } from './support/recruiters.ts'
import { Tally } from './support/tally.ts'

const REQUESTS = 6_000
/** Accounts to spread the requests over, so that each stays far below its limits. */
const ACCOUNTS = 24
const AT_ONCE = 6
const SEED = 20_261_122
const ANSWERS_WITHIN_MS = 20_000

/** Codes of orderly refusals for lack of something: no engine, no space, too many requests. */
const ORDERLY = new Set([501, 503])

type Caller = Registered & { rows: OwnRows }

const run = async (target: Target) => {
  const { http, signal } = target
  const tally = new Tally('fuzzed requests: no 5xx, and each is answered')
  const callers: Caller[] = []
  while (callers.length < ACCOUNTS) {
    const recruiter = await newRecruiter(target)
    callers.push({ ...recruiter, rows: await makeRows(target, recruiter.token) })
  }
  const random = new Random(SEED)
  const statuses = new Map<number, number>()
  let number = 0

  const sendNext = async () => {
    const [name, endpoint] = table[number % table.length] ?? random.pick(table)
    const caller = callers[number % callers.length] ?? random.pick(callers)
    number += 1
    const { path, sending } = fuzzed(name, endpoint, caller.rows, random)
    const token = random.chance(0.03) ? {} : { token: caller.token }
    const what = `${sending.method} ${path.slice(0, 80)}`
    try {
      const { status } = await http.send(originOf(target, endpoint) + path, {
        ...token,
        ...sending,
        patienceMs: ANSWERS_WITHIN_MS,
      })
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      tally.note(status < 500 || ORDERLY.has(status), `${what}: ${status} ${name} request ${number}`)
    } catch (error) {
      const { code = '', name: kind } = error as NodeJS.ErrnoException
      const isOurs = code.startsWith('ERR_') || code === 'HPE_INVALID_HEADER_TOKEN'
      // Closing the connection on a broken request counts as an answer; silence doesn't.
      const isAnswer = isOurs || ['ECONNRESET', 'EPIPE'].includes(code)
      tally.note(isAnswer, `${what}: ${kind} ${code} ${(error as Error).message}`)
    }
  }

  const worker = async (): Promise<void> => {
    for (let turn = 0; turn < REQUESTS / AT_ONCE && !signal.aborted; turn += 1) await sendNext()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  for (const service of ['mainApi', 'aiService'] as const)
    tally.note(
      (await http.send(`${target.product.urls[service]}/health`)).status === 200,
      `${service} is not healthy afterwards`,
    )
  tally.remark(
    [...statuses]
      .toSorted(([a], [b]) => a - b)
      .map(([status, times]) => `${status}: ${times}`)
      .join(', '),
  )
  return [tally.row()]
}

export const attack: Attack = { name: 'fuzz', point: 'before', seconds: 150, requests: REQUESTS + 500, run }
