import { errorBody, parseCv, parsedCv, unreadableCvCodes, type ParsedCv } from '@wervio/contracts'
import { ServiceError, type Recruiter, type ServiceTokens } from '@wervio/service-kit'

/** The CV itself can't be read: trying again won't help. `message` is for the recruiter, in Dutch. */
export class UnreadableCv extends Error {
  override readonly name = 'UnreadableCv'
}

export type AskParser = (
  recruiter: Recruiter,
  cv: { name: string; content: Buffer<ArrayBuffer> },
  signal: AbortSignal,
) => Promise<ParsedCv>

/** Codes of ai-service that say something about the file, not about the moment. */
const aboutTheFile = new Set<string>([...unreadableCvCodes, 'body_too_large', 'file_type_refused', 'bad_request'])

const bodyOf = async (response: Response): Promise<unknown> => {
  try {
    return await response.json()
  } catch {
    return null
  }
}

/** The form as bytes: a form that fetch itself writes as a stream ends the process when nobody answers (undici). */
const formOf = async (name: string, content: Buffer<ArrayBuffer>) => {
  const form = new FormData()
  form.set(parseCv.upload.field, new File([content], name))
  const written = new Response(form)
  return { body: await written.arrayBuffer(), type: written.headers.get('content-type') ?? '' }
}

/** Asks ai-service to read a CV for a recruiter. Rejects with `UnreadableCv`, or `unavailable` for what may go better later. */
export const createAskParser =
  ({ url, tokens }: { url: string; tokens: ServiceTokens }): AskParser =>
  async (recruiter, { name, content }, signal) => {
    const form = await formOf(name, content)
    const headers = { authorization: `Bearer ${await tokens.sign(recruiter, 'ai')}`, 'content-type': form.type }
    const response = await fetch(new URL(parseCv.path, url), {
      method: parseCv.method,
      headers,
      body: form.body,
      signal,
    }).catch((cause: unknown) => {
      throw new ServiceError('unavailable', { cause })
    })
    const body = await bodyOf(response)
    if (response.ok) return parsedCv.parse(body)
    const refusal = errorBody.safeParse(body)
    if (refusal.success && aboutTheFile.has(refusal.data.code)) throw new UnreadableCv(refusal.data.error)
    throw new ServiceError('unavailable', { cause: new Error(`ai-service answered ${response.status}`) })
  }
