import { errorCodes, type Endpoint, type ErrorCode } from '@wervio/contracts'
import { errorBody } from '@wervio/contracts'
import type { z } from 'zod'
import { PLANTED } from './awkward.ts'

export type FuzzAnswer = { status: number; headers: Readonly<Record<string, string>>; body: string }

/** Refusals for something that isn't set up, which are no fault of the service. */
const orderlyCodes: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'provider_not_set_up',
  'microsoft_not_set_up',
  'unavailable',
])

const parseJson = (text: string): { value: unknown } | null => {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return null
  }
}

const errorProblems = ({ status, body }: FuzzAnswer): string[] => {
  const parsed = errorBody.safeParse(parseJson(body)?.value)
  if (!parsed.success) return [`${status} without the usual error body: ${body.slice(0, 120)}`]
  const { code, error } = parsed.data
  if (!errorCodes.includes(code as ErrorCode)) return [`${status} with the unknown code ${code}`]
  const isOrderly = status < 500 || orderlyCodes.has(code as ErrorCode)
  return [
    ...(isOrderly ? [] : [`${status} ${code}`]),
    ...(/\bat .*:\d+:\d+|node_modules|\bselect\b.*\bfrom\b|\bSQLSTATE\b|zod/i.test(error)
      ? [`an error of the inside: ${error}`]
      : []),
  ]
}

const jsonProblems = (schema: z.ZodType, { status, body }: FuzzAnswer): string[] => {
  const json = parseJson(body)
  if (!json) return [`${status} that isn't JSON: ${body.slice(0, 120)}`]
  const parsed = schema.safeParse(json.value)
  if (parsed.success) return []
  const [issue] = parsed.error.issues
  return [`${status} that isn't as its contract says, at ${issue?.path.join('.')}: ${issue?.message}`]
}

type StreamEvent = { name: string; data: string }

const eventsIn = (body: string): StreamEvent[] =>
  body.split('\n\n').flatMap((block) => {
    const name = /^event: (.*)$/m.exec(block)?.[1]
    const data = /^data: (.*)$/m.exec(block)?.[1]
    return name && data !== undefined ? [{ name, data }] : []
  })

const streamProblems = (endpoint: Endpoint, body: string): string[] => {
  const schemas: Partial<Record<string, z.ZodType>> = {
    progress: endpoint.progress,
    result: endpoint.responses[200] ?? undefined,
  }
  return eventsIn(body).flatMap(({ name, data }) => {
    if (name === 'error')
      return errorProblems({ status: 400, headers: {}, body: data }).concat(
        data.includes('"internal"') ? ['an internal error in the stream'] : [],
      )
    const schema = schemas[name]
    return schema ? jsonProblems(schema, { status: 200, headers: {}, body: data }) : []
  })
}

const successProblems = (endpoint: Endpoint, answer: FuzzAnswer): string[] => {
  const { status, headers, body } = answer
  if (!(status in endpoint.responses)) return [`${status}, which the contract doesn't name`]
  const schema = endpoint.responses[status]
  const type = headers['content-type'] ?? ''
  if (type.startsWith('text/event-stream')) return streamProblems(endpoint, body)
  if (schema) return jsonProblems(schema, answer)
  if (endpoint.file) return /html|svg|xml|javascript/.test(type) ? [`a file that a browser would run: ${type}`] : []
  return body === '' ? [] : [`${status} with a body where the contract has none`]
}

/** Headers that every answer carries, whatever it says. */
const headerProblems = ({ auth }: Endpoint, { headers }: FuzzAnswer): string[] => [
  ...(headers['x-content-type-options'] === 'nosniff' ? [] : ['no nosniff']),
  ...(headers['content-security-policy'] ? [] : ['no content security policy']),
  ...(auth === 'public' || auth === 'feed' || headers['cache-control']?.includes('no-store') ? [] : ['no no-store']),
  ...('x-injected' in headers ? ['a header from a text'] : []),
]

/** What an answer shows that this caller may not see: texts and ids that belong to another organisation. */
const leaks = (bodyText: string, { body, headers }: FuzzAnswer, secrets: readonly string[]): string[] => {
  const received = body + JSON.stringify(headers)
  return secrets
    .filter((secret) => received.includes(secret) && !bodyText.includes(secret))
    .map((secret) => `it shows ${secret}`)
}

/** Fields that a service sets itself and that the caller of this endpoint can't name. */
const isPlanted = ({ path, sent }: { path: string; sent: string }, { status, body }: FuzzAnswer): boolean =>
  status < 300 && body.includes(PLANTED) && !path.includes(PLANTED) && sent.includes(`_id":"${PLANTED}`)

/**
 * What is wrong with an answer: a failure that isn't for something not set up, another shape than the contract's, a
 * missing header, a field that the caller may not set, or something of another organisation. `isOther` is for a
 * request that isn't the endpoint's own, because its method or its path is another.
 */
export const problemsOf = (
  endpoint: Endpoint,
  { path, sent, isOther }: { path: string; sent: string; isOther: boolean },
  answer: FuzzAnswer,
  secrets: readonly string[],
): string[] => {
  const { status } = answer
  const shape = () => {
    if (status >= 400) return answer.body === '' && isOther ? [] : errorProblems(answer)
    if (isOther || status < 200 || status >= 300) return []
    return successProblems(endpoint, answer)
  }
  return [
    ...shape(),
    ...(isOther ? [] : headerProblems(endpoint, answer)),
    ...leaks(path + sent, answer, secrets),
    ...(isPlanted({ path, sent }, answer) ? ['it took a field that the service sets itself'] : []),
  ]
}
