import type { z } from 'zod'

export type Service = 'main' | 'ai'
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Who may call an endpoint. `recruiter`: a registered account's id token; `identity`: an id token, registered or not
 * (registration itself); `public`: anybody; `service`: our own services; `feed`: whoever knows the secret address.
 */
export type Auth = 'recruiter' | 'identity' | 'public' | 'service' | 'feed'

/** Texts the screens show for one call. A status text goes before the server's own; `fallback` comes after it. */
export type CallMessages = { 401?: string; 403?: string; 404?: string; 500?: string; fallback: string }

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
  /** The kind of row `{id}` names; the generated access test makes one and asks for it as another organisation. */
  readonly row?: 'vacancy'
}

/** Keeps the literal types of one entry of the endpoint table. */
export const defineEndpoint = <const E extends Endpoint>(endpoint: E): E => endpoint

type InputOf<S> = S extends z.ZodType ? z.input<S> : never
type OutputOf<S> = S extends z.ZodType ? z.output<S> : null

/** What a caller sends along; a part the endpoint doesn't declare is absent. */
export type CallInput<E extends Endpoint> = (E extends { params: infer P } ? { params: InputOf<P> } : {}) &
  (E extends { query: infer Q } ? { query?: InputOf<Q> } : {}) &
  (E extends { body: infer B } ? { body: InputOf<B> } : {})

/** The parsed body of any success answer. */
export type CallOutput<E extends Endpoint> = OutputOf<E['responses'][keyof E['responses']]>
