/**
 * A refusal in the format of Firebase Auth's REST API, which the SDK recognises: a status and a stable upper-case
 * message.
 */
export class ProviderError extends Error {
  override readonly name = 'ProviderError'
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }

  body() {
    const { status: code, message } = this
    return { error: { code, message, errors: [{ message, reason: 'invalid', domain: 'global' }] } }
  }
}

/** The message of a refusal by the emulator. */
export const messageOf = (body: Record<string, unknown>): string => {
  const { error } = body as { error?: { message?: unknown } }
  return typeof error?.message === 'string' ? error.message : 'UNAVAILABLE'
}
