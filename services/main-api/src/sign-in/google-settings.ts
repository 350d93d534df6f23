import { z } from 'zod'

const httpsAddress = (example: string) =>
  z.url({ protocol: /^https$/, error: `must be an https address such as ${example}` }).default(example)

/** What the service reads about Google from its environment. Without a client id there is no Google. */
export const googleVariables = {
  /** The OAuth client of the web application at Google. */
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_TOKEN_URL: httpsAddress('https://oauth2.googleapis.com/token'),
  GOOGLE_KEYS_URL: httpsAddress('https://www.googleapis.com/oauth2/v3/certs'),
}

const variables = z.object(googleVariables)

/** As whom we come to Google, and where its token endpoint and keys are. */
export type GoogleSettings = { clientId: string; clientSecret: string; tokenUrl: string; keysUrl: string }

/** The settings out of a parsed environment; null where Google isn't set up. */
export const googleOf = (environment: z.output<typeof variables>): GoogleSettings | null => {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_TOKEN_URL, GOOGLE_KEYS_URL } = environment
  if (!GOOGLE_CLIENT_ID || !GOOGLE_CLIENT_SECRET) return null
  return {
    clientId: GOOGLE_CLIENT_ID,
    clientSecret: GOOGLE_CLIENT_SECRET,
    tokenUrl: GOOGLE_TOKEN_URL,
    keysUrl: GOOGLE_KEYS_URL,
  }
}

/** What is missing in an environment, for `superRefine`: one entry a variable. */
export const googleProblems = ({
  GOOGLE_CLIENT_ID,
  GOOGLE_CLIENT_SECRET,
}: z.output<typeof variables>): { name: string; message: string }[] =>
  GOOGLE_CLIENT_ID && !GOOGLE_CLIENT_SECRET
    ? [{ name: 'GOOGLE_CLIENT_SECRET', message: 'is needed when GOOGLE_CLIENT_ID is set' }]
    : []
