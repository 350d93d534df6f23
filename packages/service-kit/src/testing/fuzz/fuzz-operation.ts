import type { Endpoint } from '@wervio/contracts'
import fc from 'fast-check'
import { requestsFor, type FuzzRequest } from './fuzz-requests.ts'
import { problemsOf, type FuzzAnswer } from './judge-answer.ts'
import { fillMarks, markOf, type Rows } from './row-marks.ts'

/** Somebody who calls, with the rows of their organisation. */
export type FuzzCaller = {
  token: string
  rows: Rows
  /** Rows of the organisation that this caller may not see. */
  foreignRows: Rows
  /** Texts and ids of that organisation, which no answer to this caller may show. */
  secrets: readonly string[]
}

export type ResolvedRequest = {
  method: string
  path: string
  headers: Record<string, string>
  body?: string | Buffer
}

export type FuzzTarget = {
  callers: () => readonly FuzzCaller[]
  /** Sends a request; null when the service closed the connection on it. Rejects when no answer comes in time. */
  send: (endpoint: Endpoint, request: ResolvedRequest) => Promise<FuzzAnswer | null>
  /** Ids of the other organisation that requests have named: an answer may show those, such as an audit log. */
  named: Set<string>
  /** Hears of every answer before it is judged, for counting and for replacing what a request ended. */
  heard?: (endpoint: Endpoint, request: FuzzRequest, answer: FuzzAnswer) => Promise<void>
}

/** A request whose answer was wrong, with what repeats it. */
export type CounterExample = {
  operation: string
  request: FuzzRequest
  problems: string
  seed: number
  /** Where fast-check found it, and made it small. */
  path: string
}

const resolve = ({ method, path, headers, body }: FuzzRequest, caller: FuzzCaller): ResolvedRequest => {
  const rows = { own: caller.rows, foreign: caller.foreignRows }
  const filledBody =
    typeof body === 'object'
      ? Buffer.from(body.base64, 'base64')
      : body === undefined
        ? undefined
        : fillMarks(body, rows)
  return {
    method,
    path: fillMarks(path, rows),
    headers: { authorization: `Bearer ${caller.token}`, ...headers },
    ...(filledBody !== undefined && { body: filledBody }),
  }
}

const isOwnRequest = ({ path, method }: Endpoint, request: ResolvedRequest): boolean => {
  const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/?]+')}(\\?|$)`)
  return method === request.method && pattern.test(request.path)
}

/** Sends one request and returns what is wrong with its answer. */
export const tryRequest = async (endpoint: Endpoint, request: FuzzRequest, target: FuzzTarget): Promise<string[]> => {
  const callers = target.callers()
  const caller = callers[request.caller % callers.length]
  if (!caller) throw new Error('nobody calls')
  const resolved = resolve(request, caller)
  const text = JSON.stringify(request)
  for (const [kind, id] of Object.entries(caller.foreignRows))
    if (id !== undefined && text.includes(markOf('foreign', kind))) target.named.add(id)
  const answer = await target.send(endpoint, resolved)
  if (!answer) return []
  await target.heard?.(endpoint, request, answer)
  const bodyText = Buffer.isBuffer(resolved.body) ? resolved.body.toString('latin1') : (resolved.body ?? '')
  const isOther = !isOwnRequest(endpoint, resolved)
  const secrets = caller.secrets.filter((secret) => !target.named.has(secret))
  return problemsOf(endpoint, { path: resolved.path, sent: bodyText, isOther }, answer, secrets)
}

export type FuzzRun = {
  /** The endpoint's name in the table. */
  operation: string
  endpoint: Endpoint
  example?: object | undefined
  runs: number
  seed: number
  /** Only the request that was found there. */
  path?: string | undefined
}

/** Sends that many requests for one endpoint; returns the smallest one whose answer is wrong, or null. */
export const fuzzOperation = async (
  { operation, endpoint, example, runs, seed, path }: FuzzRun,
  target: FuzzTarget,
): Promise<CounterExample | null> => {
  const callers = target.callers().length
  const property = fc.asyncProperty(requestsFor(endpoint, { example, callers }), async (request) => {
    const problems = await tryRequest(endpoint, request, target)
    if (problems.length > 0) throw new Error(problems.join('; '))
  })
  const details = await fc.check(property, { numRuns: runs, seed, ...(path !== undefined && { path }) })
  if (!details.failed || !details.counterexample) return null
  const [request] = details.counterexample
  const { errorInstance, counterexamplePath } = details
  const problems = errorInstance instanceof Error ? errorInstance.message : String(errorInstance)
  return { operation, request, problems, seed, path: counterexamplePath ?? '' }
}
