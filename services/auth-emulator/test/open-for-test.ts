import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { until } from '@wervio/testing/until'
import type { SentCode } from '../src/emulator.ts'
import { openSignIn } from '../src/open-sign-in.ts'

export const SECRET = 'a-secret-of-our-services-alone-0123456789'
export const ORIGIN = 'http://localhost:3000'
export const PASSWORD = 'Zonnebloem-27'

type Headers = Record<string, string>

export const newFolder = () => mkdtemp(join(tmpdir(), 'wervio-auth-'))
export const removeFolder = (folder: string) => rm(folder, { recursive: true, force: true })

/** The built-in sign-in on `folder`, called without a port. */
export const openForTest = async (folder: string, options: { log?: boolean } = {}) => {
  const codes: SentCode[] = []
  const announce = (code: SentCode) => void codes.push(code)
  const app = await openSignIn({
    folder,
    projectId: 'demo-wervio',
    secret: SECRET,
    origins: [ORIGIN],
    announce,
    lookEvery: 50,
    ...options,
  })

  const send = async (
    method: 'POST' | 'GET' | 'DELETE' | 'PATCH' | 'OPTIONS',
    url: string,
    payload?: object,
    headers: Headers = {},
  ) => {
    const response = await app.inject({
      method,
      url,
      headers: { host: '127.0.0.1:9099', ...headers },
      ...(payload && { payload }),
    })
    return {
      status: response.statusCode,
      body: response.body ? (parse(response.body) as Record<string, unknown>) : {},
      text: response.body,
      headers: response.headers,
    }
  }

  const newestCode = (email: string, requestType: string) =>
    codes.findLast((code) => code.email === email && code.requestType === requestType)

  /** The code of the link that was sent last. */
  const codeFor = async (email: string, requestType: string): Promise<string> =>
    (await until(() => newestCode(email, requestType))).oobCode

  return {
    app,
    codes,
    send,
    codeFor,
    /** Opens the link that was sent to an address to confirm it. */
    confirmAddress: async (email: string) =>
      send('POST', '/emulator/action', { mode: 'verifyEmail', oobCode: await codeFor(email, 'VERIFY_EMAIL') }),
    /** One account call as the Firebase SDK makes it. */
    account: (name: string, body: object, headers: Headers = {}) =>
      send('POST', `/identitytoolkit.googleapis.com/v1/accounts:${name}?key=demo`, body, headers),
    /** The administrative call, with the secret in its address. */
    lookup: (localId: string, secret = SECRET) =>
      send('POST', `/${secret}/identitytoolkit.googleapis.com/v1/projects/demo-wervio/accounts:lookup`, {
        localId: [localId],
      }),
  }
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

/** The message of a refusal. */
export const messageOf = ({ body }: { body: Record<string, unknown> }) =>
  (body['error'] as { message?: string } | undefined)?.message
