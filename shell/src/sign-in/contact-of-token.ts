import type { SessionUser } from '@wervio/session'

const textOf = (claim: unknown): string | null => (typeof claim === 'string' && claim !== '' ? claim : null)

const claimsOf = (token: string): Record<string, unknown> => {
  const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
  const bytes = Uint8Array.from(atob(payload), (character) => character.codePointAt(0) ?? 0)
  return JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>
}

/**
 * Who came in by Google or Microsoft has no address at the identity provider; their token says as whom they came.
 * Anybody else is returned as they are.
 */
export const withContact = (user: SessionUser, token: string): SessionUser => {
  if (user.email !== '') return user
  const claims = claimsOf(token)
  return {
    ...user,
    email: textOf(claims['contact_email']) ?? '',
    displayName: user.displayName ?? textOf(claims['contact_name']),
  }
}
