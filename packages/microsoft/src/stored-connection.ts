import { z } from 'zod'

/**
 * What a connection was made for. `calendar`: the browser's access token, good for an hour. `teams`: a sign-in by code,
 * whose tokens can be renewed; it opens the calendar of the same account too.
 */
const connectionKind = z.enum(['calendar', 'teams'])
export type ConnectionKind = z.output<typeof connectionKind>

const moment = z.coerce.date().nullable()
/** A row of the table, or of the view of it. */
export const storedRow = z.object({
  kind: connectionKind,
  sealed: z.string(),
  address: z.string(),
  name: z.string().nullable(),
  expires_at: moment,
  auth_required: z.boolean(),
  version: z.int(),
})
export type Stored = z.output<typeof storedRow>

/** What is sealed: the browser's token, or MSAL's cache with the scopes it was made for. */
export const secret = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('calendar'), accessToken: z.string() }),
  z.object({ kind: z.literal('teams'), cache: z.string(), scopes: z.array(z.string()) }),
])
export type Secret = z.output<typeof secret>

/** Whose a sealed secret is: it opens for that account and way in alone. */
export const sealContext = (accountId: string, kind: ConnectionKind): string => `${accountId}/${kind}`

/** Milliseconds before its end at which a token isn't used any more. */
const MARGIN = 60_000
/** Milliseconds that a token of the browser is good for when it doesn't say. */
const USUAL_LIFETIME = 3_600_000

/**
 * What stands in an access token; null where it can't be read. It is Graph's to check: whoever relies on it has asked
 * Graph first.
 */
export const claimsIn = (accessToken: string): unknown => {
  try {
    return JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString('utf8'))
  } catch {
    return null
  }
}

/** The end that a token names itself. */
export const expiryOf = (accessToken: string): Date => {
  const claims = z.object({ exp: z.number().positive().max(8e12) }).safeParse(claimsIn(accessToken))
  return new Date(claims.success ? claims.data.exp * 1_000 : Date.now() + USUAL_LIFETIME)
}

/** Whether a connection can be used until somebody says otherwise. */
export const isUsable = ({ auth_required, expires_at }: Stored): boolean =>
  !auth_required && (expires_at === null || expires_at.getTime() > Date.now() + MARGIN)
