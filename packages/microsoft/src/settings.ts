import { z } from 'zod'
import { keyRing } from './secret-box.ts'

const httpsAddress = (example: string) =>
  z.url({ protocol: /^https$/, error: `must be an https address such as ${example}` })

const AUTHORITY = 'https://login.microsoftonline.com/organizations'
const GRAPH = 'https://graph.microsoft.com/v1.0'

/** What a service reads about Microsoft from its environment. Without a client id there is no Microsoft. */
export const microsoftVariables = {
  /** The application's id in Entra; it has to be a public client for the sign-in by code. */
  MICROSOFT_CLIENT_ID: z.string().optional(),
  MICROSOFT_AUTHORITY: httpsAddress(AUTHORITY).default(AUTHORITY),
  MICROSOFT_GRAPH_URL: httpsAddress(GRAPH).default(GRAPH),
  /** `name:key,name:key` with 32 bytes of base64 each: the first encrypts tokens, all of them decrypt. */
  WERVIO_TOKEN_KEYS: keyRing.optional(),
}

const variables = z.object(microsoftVariables)

/** Where Microsoft is, as whom we come, and with which keys tokens are stored. */
export type MicrosoftSettings = {
  clientId: string
  authority: string
  graphUrl: string
  keys: z.output<typeof keyRing>
}

/** The settings out of a parsed environment; null where Microsoft isn't set up. */
export const microsoftOf = (environment: z.output<typeof variables>): MicrosoftSettings | null => {
  const { MICROSOFT_CLIENT_ID, MICROSOFT_AUTHORITY, MICROSOFT_GRAPH_URL, WERVIO_TOKEN_KEYS } = environment
  if (MICROSOFT_CLIENT_ID === undefined || WERVIO_TOKEN_KEYS === undefined) return null
  return {
    clientId: MICROSOFT_CLIENT_ID,
    authority: MICROSOFT_AUTHORITY,
    graphUrl: MICROSOFT_GRAPH_URL.replace(/\/$/, ''),
    keys: WERVIO_TOKEN_KEYS,
  }
}

/** What is missing in an environment, for `superRefine`: one entry a variable. */
export const microsoftProblems = ({
  MICROSOFT_CLIENT_ID,
  WERVIO_TOKEN_KEYS,
}: z.output<typeof variables>): { name: string; message: string }[] =>
  MICROSOFT_CLIENT_ID !== undefined && WERVIO_TOKEN_KEYS === undefined
    ? [{ name: 'WERVIO_TOKEN_KEYS', message: 'is needed when MICROSOFT_CLIENT_ID is set' }]
    : []
