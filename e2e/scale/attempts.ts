/** One request of the load: when it was sent and ended (milliseconds of `performance.now`), and with what. */
export type Attempt = {
  what: string
  method: string
  service: 'main-api' | 'ai-service' | 'proxy'
  startedAt: number
  endedAt: number
  /** Null when the connection broke before an answer. */
  status: number | null
}

/** One signal that the test sent to a process. */
export type Kill = { name: string; signal: 'SIGKILL' | 'SIGTERM'; at: number }

/** How long after a signal its effect may reach a caller: the proxy needs to see that the connection is gone. */
const EFFECT_MS = 250

const isFailure = ({ status }: Attempt): boolean => status === null || status >= 500

/**
 * Whether the request was under way when a process was killed that may have been answering it. What SIGTERM ends has to
 * end unseen, so it excuses nothing.
 */
export const isExcused = ({ service, startedAt, endedAt }: Attempt, kills: readonly Kill[]): boolean =>
  kills.some(
    ({ name, signal, at }) =>
      signal === 'SIGKILL' && name.startsWith(service) && at >= startedAt - EFFECT_MS && at <= endedAt + EFFECT_MS,
  )

/** The failed requests, of which `unexcused` nobody may have seen. */
export const sortFailures = (attempts: readonly Attempt[], kills: readonly Kill[]) => {
  const failures = attempts.filter(isFailure)
  return {
    excused: failures.filter((attempt) => isExcused(attempt, kills)),
    unexcused: failures.filter((attempt) => !isExcused(attempt, kills)),
  }
}

type JsonAnswer<T> = { status: number | null; body: T }

/** Makes requests and notes each; a broken connection is an answer with status null. */
export const createCaller = (base: { mainApi: string; aiService: string }) => {
  const attempts: Attempt[] = []
  const call = async (
    what: string,
    service: 'main-api' | 'ai-service',
    path: string,
    { method = 'GET', ...init }: RequestInit = {},
  ): Promise<{ status: number | null; headers: Headers; body: Buffer }> => {
    const startedAt = performance.now()
    const note = (status: number | null) =>
      attempts.push({ what, method, service, startedAt, endedAt: performance.now(), status })
    try {
      const url = (service === 'main-api' ? base.mainApi : base.aiService) + path
      const response = await fetch(url, { method, ...init })
      const body = Buffer.from(await response.arrayBuffer())
      note(response.status)
      return { status: response.status, headers: response.headers, body }
    } catch {
      note(null)
      return { status: null, headers: new Headers(), body: Buffer.alloc(0) }
    }
  }
  const callJson = async <T = unknown>(
    what: string,
    path: string,
    {
      token,
      method,
      body,
      service = 'main-api',
    }: { token: string; method?: string; body?: unknown; service?: 'main-api' | 'ai-service' },
  ): Promise<JsonAnswer<T>> => {
    const answer = await call(what, service, path, {
      ...(method && { method }),
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = answer.body.toString()
    return {
      status: answer.status,
      body: (text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : null) as T,
    }
  }
  return { attempts, call, callJson }
}

export type Caller = ReturnType<typeof createCaller>
