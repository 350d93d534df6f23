const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/** `name` or `name:port` as a `Host` header has it (RFC 9110, 7.2); names without user, path or trailing dot. */
const HOST = /^(\[[0-9a-f:.]+\]|[a-z0-9_](?:[a-z0-9_.-]*[a-z0-9_])?)(?::\d{1,5})?$/i

/**
 * Whether a `Host` header names this machine's loopback or one of `names` (lower case), on any port. A page whose
 * name was rebound to a loopback address (DNS rebinding) sends its own name and is told apart by it.
 */
export const isOwnHost = (header: string | undefined, names: readonly string[] = []): boolean => {
  const name = HOST.exec(header ?? '')?.[1]?.toLowerCase()
  return name !== undefined && (LOOPBACK.includes(name) || names.includes(name))
}

/** Names of `WERVIO_HOSTS`, comma-separated, in lower case; empty when absent. */
export const hostNamesOf = (value: string | undefined): string[] =>
  (value ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean)

/** The `Host` lines of a request as it came in: Node keeps the first of several, a proxy may have read the last. */
export const hasOneHost = (rawHeaders: readonly string[]): boolean =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length <= 1

/** What a request with a foreign `Host` is told: status 421, misdirected request. */
export const foreignHost = { status: 421, message: 'Dit adres hoort niet bij deze Wervio.' } as const
