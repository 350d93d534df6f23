import { randomUUID } from 'node:crypto'
import { roles, type Endpoint, type Role } from '@wervio/contracts'
import type { FuzzAnswer, FuzzCaller, FuzzRequest, FuzzTarget } from '@wervio/service-kit/fuzz'
import type { Target } from '../attack.ts'
import { originOf } from './endpoint-calls.ts'
import { jsonOf } from './http-client.ts'
import { makeRows, type OwnRows } from './own-rows.ts'
import { newRecruiter } from './recruiters.ts'

const ANSWERS_WITHIN_MS = 20_000

/** Calls after which somebody's sign-in, role or organisation may not be what it was. */
const ENDS_CALLERS = /^\/api\/(sessions?|account|colleagues|invitation|demo|second-factor|register|sign-in-methods)\b/
/** Calls after which rows may be gone. */
const REMOVES_ROWS = /\/(merge|unmerge|cancel|finish|end)$/

/** Closing the connection on a broken request counts as an answer; silence doesn't, and neither does a crash. */
const CLOSED = new Set(['ECONNRESET', 'EPIPE', 'HPE_INVALID_HEADER_TOKEN', 'ERR_INVALID_CHAR'])

type Member = { token: string; email: string }
type Team = { members: Member[]; rows: OwnRows; secrets: string[] }

/** An organisation with somebody of each role, and a row of every kind that says whose it is. */
const newTeam = async (target: Target): Promise<Team> => {
  const { http, product } = target
  const owner = await newRecruiter(target)
  const send = (path: string, token: string, body: object) =>
    http.send(product.urls.mainApi + path, { method: 'POST', token, body })
  const vacancy = jsonOf(await send('/api/vacancies', owner.token, { title: 'Kok' })) as { id: string }
  const join = async (role: Role): Promise<Member> => {
    const draft = { role, ...(role === 'hiring_manager' && { vacancy_ids: [vacancy.id] }) }
    const { secret } = jsonOf(await send('/api/invitations', owner.token, draft)) as { secret: string }
    const colleague = await newRecruiter(target)
    const { status } = await send('/api/invitation/accept', colleague.token, { secret })
    if (status !== 204) throw new Error(`nobody could join as ${role}: ${status}`)
    return colleague
  }
  const members: Member[] = [owner]
  for (const role of roles) if (role !== 'owner') members.push(await join(role))
  return withRows(target, { members, rows: {} as OwnRows, secrets: [] })
}

const withRows = async (target: Target, team: Team): Promise<Team> => {
  const [owner] = team.members
  const mark = `Geheim-${randomUUID()}`
  const rows = await makeRows(target, owner?.token ?? '', mark)
  const emails = team.members.map(({ email }) => email)
  return { ...team, rows, secrets: [...team.secrets, mark, ...Object.values(rows), ...emails] }
}

/**
 * Two organisations that send fuzzed requests one after another, so that what one request changes is the same for the
 * next one in every run.
 */
export const openLane = async (target: Target, onAnswer: (endpoint: Endpoint, answer: FuzzAnswer) => void) => {
  const { http } = target
  const teams: [Team, Team] = [await newTeam(target), await newTeam(target)]
  const stale = new Set<'rows' | 'teams'>()

  const callers = (): FuzzCaller[] =>
    teams.flatMap(({ members, rows }, index) => {
      const { rows: foreignRows, secrets } = teams[1 - index] ?? { rows: {}, secrets: [] }
      return members.map(({ token }) => ({ token, rows, foreignRows, secrets }))
    })

  const note = async (endpoint: Endpoint, { path }: FuzzRequest, answer: FuzzAnswer) => {
    onAnswer(endpoint, answer)
    const isDone = answer.status < 300
    if (isDone && endpoint.method !== 'GET' && ENDS_CALLERS.test(endpoint.path)) stale.add('teams')
    if (isDone && (endpoint.method === 'DELETE' || REMOVES_ROWS.test(endpoint.path))) stale.add('rows')
    if (answer.status === 401 && endpoint.auth === 'recruiter' && !path.startsWith('/calendar')) stale.add('teams')
  }

  const fuzzTarget: FuzzTarget = {
    callers,
    named: new Set(),
    send: async (endpoint, { method, path, headers, body }) => {
      const url = originOf(target, endpoint) + path
      const isEndless = endpoint.endless === true
      const sending = { method, headers, body, patienceMs: ANSWERS_WITHIN_MS, isEndless }
      const answer = await http.send(url, sending).catch((error: NodeJS.ErrnoException) => {
        if (CLOSED.has(error.code ?? '')) return null
        throw error
      })
      if (!answer) return null
      const entries = Object.entries(answer.headers).map(([name, value]) => [name, String(value)] as const)
      return { status: answer.status, headers: Object.fromEntries(entries), body: answer.text }
    },
    heard: note,
  }

  return {
    target: fuzzTarget,
    /** Replaces what requests have ended, so that the next ones find callers and rows. */
    restore: async () => {
      if (stale.size === 0) return
      if (stale.has('teams')) teams.splice(0, 2, await newTeam(target), await newTeam(target))
      else if (stale.has('rows')) teams.splice(0, 2, await withRows(target, teams[0]), await withRows(target, teams[1]))
      stale.clear()
    },
  }
}
