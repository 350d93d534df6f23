import type { DecodedIdToken } from 'firebase-admin/auth'
import type { Contact } from './identity.ts'

/**
 * The claims with which a custom token carries a contact into the id tokens of its session; a page reads them too. Not
 * Firebase's own `email`: that one signs in with a password, and what another provider says isn't confirmed here.
 */
export const contactClaims = ({ email, name }: Contact): Record<string, string> => ({
  contact_email: email,
  ...(name !== null && { contact_name: name }),
})

const textOf = (claim: unknown): string | null => (typeof claim === 'string' && claim !== '' ? claim : null)

/** The contact of a verified token, where it has one. */
export const contactOf = (token: DecodedIdToken): { email: string | null; name: string | null } => ({
  email: textOf(token['contact_email']),
  name: textOf(token['contact_name']),
})
