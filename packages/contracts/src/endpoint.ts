import type { z } from 'zod'
import type { ReadView } from './audit-keys.ts'
import { roles, type Role } from './roles.ts'

export type Service = 'main' | 'ai'
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Who may call an endpoint. `recruiter`: a registered account's id token; `identity`: an id token, registered or not
 * (the start of a demo); `newcomer`: the same or a proof of another provider in the body (registration); `visitor`:
 * anybody, as a recruiter when a token comes along; `public`: anybody; `service`: our own services; `feed`: whoever
 * knows the secret address.
 */
export type Auth = 'recruiter' | 'identity' | 'newcomer' | 'visitor' | 'public' | 'service' | 'feed'

/** A file sent as multipart/form-data: the name of its part, the most bytes it may have, and what to say of more. */
export type UploadField = { readonly field: string; readonly maximum: number; readonly tooLarge: string }

/** Rows that a path can name. */
export type RowKind =
  | 'vacancy'
  | 'candidate'
  | 'application'
  | 'file'
  | 'cv_import'
  | 'cv_import_item'
  | 'company_profile'
  | 'candidate_note'
  | 'calendar_file'
  | 'mail_template'
  | 'mail'
  | 'meeting'
  | 'recording'
  | 'consent'
  | 'scorecard'
  | 'session'
  | 'colleague'
  | 'invitation'

/**
 * What of people an answer shows, which the audit log notes of whoever asks; or why it notes nothing. The subject is
 * the candidate that the path, the query or the body names as `candidate_id`, else the row of the path, else a list.
 */
export type Personal = { readonly shows: ReadView } | { readonly unlogged: string }

/**
 * Texts the screens show for one call. A status text goes before the server's own; `fallback` comes after it.
 * `unreadable` is for an answer of another shape or that isn't JSON, where the specification has words for it.
 */
export type CallMessages = {
  401?: string
  403?: string
  404?: string
  500?: string
  fallback: string
  unreadable?: string
}

export type Endpoint = {
  readonly service: Service
  readonly method: Method
  /** With parameters in braces: `/api/vacancies/{id}`. */
  readonly path: `/${string}`
  readonly auth: Auth
  readonly summary: string
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  /** Success statuses only; every other status answers `errorBody`. `null`: no body. */
  readonly responses: { readonly [status: number]: z.ZodType | null }
  readonly messages: CallMessages
  /** What the service's log says of a failure (5xx), where the specification has words for it. */
  readonly logged?: string
  /** The request is one file; there is no `body` then. */
  readonly upload?: UploadField
  /** The text fields of an upload beside its file, before or after it. */
  readonly form?: z.ZodObject
  /** The success answer is a file, not JSON. */
  readonly file?: true
  /**
   * Answers with server-sent events when asked to: each `progress` event has this shape, before one `result` or
   * `error`.
   */
  readonly progress?: z.ZodType
  /** For a `recruiter` endpoint: the roles that may call it, where the rule of `rolesOf` isn't the right one. */
  readonly roles?: readonly Role[]
  /** The success answer is a stream of events that ends with the session. */
  readonly endless?: true
  /** For a `recruiter` endpoint: also our own services may call it, in a job for the recruiter they name. */
  readonly jobs?: true
  /**
   * Refused to the visitor of a demo: what it does leaves the product (a mail, a call of Microsoft, an address for
   * anybody), or is too much work for a stranger (transcribing).
   */
  readonly notInDemo?: true
  /** The kind of row the path names; the generated access test makes one and asks for it as another organisation. */
  readonly row?: RowKind
  /** Each endpoint that reads for an account or a feed says it, and each that answers with data of a candidate. */
  readonly personal?: Personal
}

/** Keeps the literal types of one entry of the endpoint table. */
export const defineEndpoint = <const E extends Endpoint>(endpoint: E): E => endpoint

const writers: readonly Role[] = ['owner', 'recruiter']
const readers: readonly Role[] = [...writers, 'reader']

/**
 * The roles that may call an endpoint. What an endpoint says of itself counts; else reading is for owners, recruiters
 * and readers, and everything else for owners and recruiters. Where no account is needed, none is refused.
 */
export const rolesOf = ({
  auth,
  method,
  roles: stated,
}: Pick<Endpoint, 'auth' | 'method' | 'roles'>): readonly Role[] => {
  if (auth !== 'recruiter') return roles
  return stated ?? (method === 'GET' ? readers : writers)
}

type InputOf<S> = S extends z.ZodType ? z.input<S> : never
type OutputOf<S> = S extends z.ZodType ? z.output<S> : null

/** What a caller sends along; a part the endpoint doesn't declare is absent. */
export type CallInput<E extends Endpoint> = (E extends { params: infer P } ? { params: InputOf<P> } : {}) &
  (E extends { query: infer Q } ? { query?: InputOf<Q> } : {}) &
  (E extends { body: infer B } ? { body: InputOf<B> } : {}) &
  (E extends { form: infer F } ? { form: InputOf<F> } : {})

/** What one progress event carries. */
export type CallProgress<E extends Endpoint> = E extends { progress: infer P } ? OutputOf<P> : never

/** The parsed body of any success answer. */
export type CallOutput<E extends Endpoint> = OutputOf<E['responses'][keyof E['responses']]>
