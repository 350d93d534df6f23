import type { Account } from './account.ts'
import type { EventResource } from './graph/event.ts'

/** How sign-in behaves. `null` is as it should. */
export type SignInFault =
  /** The browser comes back with `access_denied` and this AADSTS code. */
  | { kind: 'denied'; code: 50020 | 50105 | 65004 }
  /** The page stays: the person closes it, as with the real 50105. */
  | { kind: 'page-stays' }
  /**
   * The account page cuts its window off from whoever opened it (Cross-Origin-Opener-Policy): there it looks closed.
   */
  | { kind: 'cut-off' }
  /** The browser comes back with `consent_required`. */
  | { kind: 'consent-required' }
  /** Asked for tokens, it fails with a body that says nothing. */
  | { kind: 'broken' }

/** How Graph behaves for the next `times` requests, all of them when absent. */
export type GraphFault =
  | { kind: 'throttled'; retryAfter: number; times?: number }
  | { kind: 'status'; status: number; code?: string; retryAfter?: number; times?: number }
  /** Never answers. */
  | { kind: 'hangs'; times?: number }
  /** Does what was asked and says nothing. */
  | { kind: 'silent'; times?: number }
  /** Does what was asked and then breaks the connection, so that the caller can't know. */
  | { kind: 'lost-answer'; times?: number }

export type Transcript = { id: string; createdDateTime: string; vtt: string }

export type OnlineMeeting = {
  id: string
  joinWebUrl: string
  eventId: string
  recordAutomatically: boolean
  allowTranscription: boolean
  transcripts: Transcript[]
}

/** Something that left by mail. */
export type SentMail = {
  kind: 'invitation' | 'update' | 'cancellation'
  to: string[]
  subject: string
  comment: string
}

/** Everything that the peer holds. A test reads and changes it. */
export type World = {
  accounts: Account[]
  /** Calendar entries by object id of their owner. */
  events: Map<string, EventResource[]>
  meetings: Map<string, OnlineMeeting[]>
  mails: SentMail[]
  signIn: SignInFault | null
  graph: GraphFault | null
  /** Whether the tenant lets Teams record and transcribe. */
  recordingAllowed: boolean
  /** Whether the answer to a change of a meeting says how it is recorded. */
  recordingAnswered: boolean
  /** Whether accounts have Teams for business; a personal one gets an event without a link. */
  hasTeams: boolean
  /** Whether the tenant lets the application read what Teams transcribed. */
  transcriptsAllowed: boolean
  /** Whether an administrator granted the application to read them; no person can. */
  transcriptsGranted: boolean
  /** Seconds for which an access token is good. */
  tokenLifetime: number
  /** Access tokens that were issued before this moment are over, in milliseconds; refresh tokens still work. */
  expiredBefore: number
  /** Refresh tokens that were taken back, as after a change of password. */
  revoked: boolean
  /** Seconds between two questions about a device code, a fiftieth of what Entra asks for, and until it expires. */
  deviceInterval: number
  deviceLifetime: number
  /** Questions about a device code that are still told to come less often (RFC 8628). */
  slowDowns: number
  /** Requests that Graph got: method and path. */
  requests: string[]
}

/** The tenant of the stand-in. */
export const TENANT = '9122040d-6c67-4c5b-b112-36a304b66dad'

/** One tenant with a recruiter, and nothing in their calendar. */
export const createWorld = (): World => ({
  accounts: [
    {
      oid: '00000000-0000-0000-66f3-3332eca7ea81',
      tid: TENANT,
      name: 'Noor de Recruiter',
      username: 'noor@werving.example',
    },
  ],
  events: new Map(),
  meetings: new Map(),
  mails: [],
  signIn: null,
  graph: null,
  recordingAllowed: true,
  recordingAnswered: true,
  hasTeams: true,
  transcriptsAllowed: true,
  transcriptsGranted: true,
  tokenLifetime: 3_600,
  expiredBefore: 0,
  revoked: false,
  deviceInterval: 0.1,
  deviceLifetime: 900,
  slowDowns: 0,
  requests: [],
})
