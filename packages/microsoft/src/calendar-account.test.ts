import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createConnections } from './connections.ts'
import { MicrosoftError } from './microsoft-error.ts'
import { createSecretBox } from './secret-box.ts'
import { createMicrosoftSignIn, type MicrosoftTokens } from './sign-in.ts'
import type { Secret } from './stored-connection.ts'
import { startMicrosoftPeer, type MicrosoftPeer } from './testing/start-peer.ts'

const SCOPES = ['User.Read', 'Calendars.ReadWrite']
/** Of the stand-in, who signed in to Teams. */
const NOOR = 'noor@werving.example'
const ALEX = 'alex@werving.example'
const HOUR_AGO = new Date(Date.now() - 3_600_000).toISOString()

let peer: MicrosoftPeer
let tokens: MicrosoftTokens

beforeAll(async () => {
  peer = await startMicrosoftPeer()
  const signIn = await createMicrosoftSignIn(peer.settings).startDeviceSignIn(SCOPES)
  await peer.change({ code: { userCode: signIn.code.user_code, approve: true } })
  tokens = await signIn.tokens
})
afterAll(() => peer.stop())

/** Somebody signed in to Teams as Noor, whose agenda was connected as `calendar` says; null for none. */
const connectionsOf = (calendar: { address: string; expires_at: string | null } | null) => {
  const recruiter = { accountId: randomUUID(), organisationId: randomUUID() }
  const rowOf = (content: Secret, fields: { address: string; expires_at: string | null }) => {
    const sealed = createSecretBox(peer.settings.keys).seal(
      JSON.stringify(content),
      `${recruiter.accountId}/${content.kind}`,
    )
    return { kind: content.kind, sealed, name: null, auth_required: false, version: 1, ...fields }
  }
  const rows = [
    ...(calendar ? [rowOf({ kind: 'calendar', accessToken: 'van het venster' }, calendar)] : []),
    rowOf({ kind: 'teams', cache: tokens.cache, scopes: SCOPES }, { address: NOOR, expires_at: null }),
  ]
  const connections = createConnections({
    settings: peer.settings,
    schema: 'main',
    run: (_, work) => work({ execute: () => Promise.resolve({ rows }) }),
  })
  return {
    stateOf: () => connections.stateOf(recruiter, 'calendar'),
    /** With whose connection the calendar is opened, where Microsoft takes those of `accepted`. */
    opened: (accepted: (key: string | null) => boolean = () => true) =>
      connections.withGraph(recruiter, 'calendar', (_graph, { key, address }) =>
        accepted(key)
          ? Promise.resolve({ address, isRenewed: key !== null })
          : Promise.reject(new MicrosoftError('required', 'InvalidAuthenticationToken')),
      ),
  }
}
const isOfTeams = (key: string | null): boolean => key !== null

test('without an agenda of its own the sign-in to Teams opens the calendar', async () => {
  const { stateOf, opened } = connectionsOf(null)
  expect(await stateOf()).toEqual({ account: { name: null, address: NOOR }, isUsable: true })
  expect(await opened()).toEqual({ address: NOOR, isRenewed: true })
})

test('an agenda that expired goes on with the sign-in to Teams of the same account, however its address is written', async () => {
  const { stateOf, opened } = connectionsOf({ address: 'Noor@Werving.example', expires_at: HOUR_AGO })
  expect(await stateOf()).toMatchObject({ isUsable: true })
  expect(await opened()).toEqual({ address: NOOR, isRenewed: true })
})

test('an agenda that expired does not become the one of another account in Teams', async () => {
  const { stateOf, opened } = connectionsOf({ address: ALEX, expires_at: HOUR_AGO })
  expect(await stateOf()).toEqual({ account: { name: null, address: ALEX }, isUsable: false })
  await expect(opened()).rejects.toMatchObject({ failure: 'required', code: 'expired' })
})

test('a token that Microsoft refuses gives way to Teams for the same account alone', async () => {
  expect(await connectionsOf({ address: NOOR, expires_at: null }).opened(isOfTeams)).toMatchObject({ isRenewed: true })
  await expect(connectionsOf({ address: ALEX, expires_at: null }).opened(isOfTeams)).rejects.toMatchObject({
    failure: 'required',
  })
})
