import type { Role } from '@wervio/contracts'
import type { FastifyRequest } from 'fastify'
import { ServiceError } from './service-error.ts'

/** The user of a verified token, at the identity provider. */
export type Identity = {
  uid: string
  email: string | null
  emailVerified: boolean
  displayName: string | null
  /** Firebase's name for the sign-in method, such as `password`. */
  provider: string | null
  /** When they last proved who they are, in milliseconds since 1970; a renewed token keeps that moment. */
  signedInAt: number
  /** When the token expires, in milliseconds since 1970. */
  expiresAt: number
}

/** Firebase's name of the sign-in without an account. */
const ANONYMOUS = 'anonymous'

/** Whether somebody without an account of their own is signed in: the visitor of a demo. */
export const isAnonymous = (identity: Pick<Identity, 'provider'> | null): boolean => identity?.provider === ANONYMOUS

/** A registered account. Rows refer to these ids, never to the provider's uid. */
export type Recruiter = {
  accountId: string
  organisationId: string
  /** What they are in their organisation. Absent in work of the services themselves, which nobody's role limits. */
  role?: Role
}

/** Whoever a call comes from. */
export type Caller = Recruiter & { role: Role }

/**
 * Finds the account of an identity; null when it never registered. Throws `session_expired` when that sign-in was
 * ended. `userAgent` is how the caller's browser calls itself.
 */
export type FindRecruiter = (identity: Identity, userAgent?: string) => Promise<Caller | null>

/** An address and a name that another provider gave. */
export type Contact = { email: string; name: string | null }

export type KnownUser = {
  /**
   * Neither a way in nor an address is known there: a visitor, or somebody who signs in by our custom tokens, whose
   * ways in stand in our own database alone.
   */
  anonymous: boolean
  hasPassword: boolean
  hasSecondFactor: boolean
  /** Tokens of before are refused there, in ISO 8601; null for a user who never had any taken back. */
  tokensValidFrom: string | null
  email: string | null
  displayName: string | null
}

/** What the identity provider knows of a user beside their tokens. */
export type Identities = {
  /** How a user can sign in again; null for a user that doesn't exist. Throws `unavailable`. */
  find: (uid: string) => Promise<KnownUser | null>
  /** Deletes a user; one that doesn't exist is no error. Throws `unavailable`. */
  remove: (uid: string) => Promise<void>
  /**
   * A token with which a browser signs in as this user, who is made then if they don't exist. `contact` is what the
   * session shows of somebody without an address at the provider. Throws `unavailable`.
   */
  customToken: (uid: string, contact: Contact) => Promise<string>
  /** Takes the password off a user; one that doesn't exist is no error. Throws `unavailable`. */
  removePassword: (uid: string) => Promise<void>
  /** Takes away a user's second factors; a user that doesn't exist is no error. Throws `unavailable`. */
  removeSecondFactors: (uid: string) => Promise<void>
  /** Ends all sign-ins of a user: their refresh tokens give no new id token. Throws `unavailable`. */
  revoke: (uid: string) => Promise<void>
}

/** Verifies a token; throws `session_expired`, `invalid_token` or `unavailable`. */
export type TokenVerifier = { verify: (token: string) => Promise<Identity> }

declare module 'fastify' {
  interface FastifyRequest {
    identity: Identity | null
    recruiter: Recruiter | null
  }
}

/**
 * The bearer token of a request. Without a header `not_signed_in`; another scheme or an empty token is `invalid_token`.
 */
export const bearerToken = (request: FastifyRequest): string => {
  const header = request.headers.authorization
  if (header === undefined || header === '') throw new ServiceError('not_signed_in')
  const token = /^Bearer +([\w.~+/=-]+)$/i.exec(header)?.[1]
  if (!token) throw new ServiceError('invalid_token')
  return token
}
