import { errorBody, isOneOf, parseCv, parsedCv, unreadableCvCodes } from '@wervio/contracts'
import { ServiceError, serviceHeaders, type Recruiter, type ServiceTokens } from '@wervio/service-kit'
import { withKnownValues, type KnownCv } from './known-values.ts'

/** The CV itself can't be read, for the reason that `code` says: trying again won't help. */
export class UnreadableCvAnswer extends ServiceError {}

export type AskParser = (
  recruiter: Recruiter,
  /** With `engine` the rules read it, whatever engine was configured. */
  cv: { name: string; content: Buffer<ArrayBuffer>; engine?: 'builtin' | undefined },
  signal: AbortSignal,
) => Promise<KnownCv>

/** Error codes of ai-service that depend on the file, so that a retry can't help. */
const aboutTheFile = [...unreadableCvCodes, 'body_too_large', 'file_type_refused', 'bad_request'] as const

const unavailable = (cause: unknown): never => {
  throw new ServiceError('unavailable', { cause })
}

/** Throws `unavailable` for an answer that was cut off or has another shape. */
const parsedCvOf = async (response: Response): Promise<KnownCv> => {
  const body: unknown = await response.json().catch(unavailable)
  const result = parsedCv.safeParse(body)
  return result.success ? withKnownValues(result.data) : unavailable(result.error)
}

/** Error codes of an ai-service with too much to do. */
const aboutTheLoad = ['rate_limited', 'overloaded'] as const

const retryAfterOf = ({ headers }: Response): { retryAfter?: number } => {
  const seconds = Number(headers.get('retry-after'))
  return seconds > 0 ? { retryAfter: seconds } : {}
}

/** Throws what the answer of an error says. */
const refuse = async (response: Response): Promise<never> => {
  const refusal = errorBody.safeParse(await response.json().catch(() => null))
  if (refusal.success) {
    const { code, error: message } = refusal.data
    if (isOneOf(aboutTheFile, code)) throw new UnreadableCvAnswer(code, { message })
    if (isOneOf(aboutTheLoad, code))
      throw new ServiceError(code, { message, status: response.status, ...retryAfterOf(response) })
  }
  return unavailable(new Error(`ai-service answered ${response.status}`))
}

/** The form as bytes: with a form as its body, fetch (undici) ends the process when the server can't be reached. */
const formOf = async (name: string, content: Buffer<ArrayBuffer>) => {
  const form = new FormData()
  form.set(parseCv.upload.field, new File([content], name))
  const formResponse = new Response(form)
  return { body: await formResponse.arrayBuffer(), type: formResponse.headers.get('content-type') ?? '' }
}

/**
 * Asks ai-service to read a CV for a recruiter. Rejects with `UnreadableCv`, or for failures that may pass with
 * `rate_limited`, `overloaded` or `unavailable`.
 */
export const createAskParser =
  ({ url, tokens }: { url: string; tokens: ServiceTokens }): AskParser =>
  async (recruiter, { name, content, engine }, signal) => {
    const form = await formOf(name, content)
    const headers = { ...(await serviceHeaders(tokens, recruiter, 'ai')), 'content-type': form.type }
    const address = new URL(parseCv.path, url)
    if (engine !== undefined) address.searchParams.set('engine', engine)
    const response = await fetch(address, {
      method: parseCv.method,
      headers,
      body: form.body,
      signal,
    }).catch(unavailable)
    return response.ok ? parsedCvOf(response) : refuse(response)
  }
