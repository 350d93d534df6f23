import { rolesOf, type Endpoint, type Role } from '@wervio/contracts'
import { useRole } from './use-role.ts'

/** What an endpoint says of who may call it. */
type Access = Pick<Endpoint, 'auth' | 'method' | 'roles'>

/**
 * Whether a role may make all of these calls. While the role isn't known it is what a recruiter may: a browser
 * remembers the roles that see less, and an owner's page then doesn't move when theirs is known.
 */
export const mayCall = (role: Role | null, ...endpoints: readonly Access[]): boolean =>
  endpoints.every((endpoint) => rolesOf(endpoint).includes(role ?? 'recruiter'))

/**
 * Whether whoever is signed in may make all of these calls: a control is drawn only if so. The services decide; this
 * asks the same table.
 */
export const useMay = (...endpoints: readonly Access[]): boolean => mayCall(useRole(), ...endpoints)
