import './jitless.ts'
import { z } from 'zod'

/** The Microsoft account that a recruiter connected. */
export const microsoftAccount = z
  .object({
    name: z.string().nullable(),
    /** What they sign in with, mostly their mail address. */
    address: z.string(),
  })
  .meta({ id: 'MicrosoftAccount' })
export type MicrosoftAccount = z.infer<typeof microsoftAccount>

/** What calendar and meetings ask of Microsoft (specification 1 §6). */
export const microsoftScopes = [
  'User.Read',
  'Calendars.Read',
  'Calendars.ReadWrite',
  'OnlineMeetings.ReadWrite',
] as const

/**
 * Reading what Teams transcribed takes one more. An administrator has to grant it, so that no sign-in asks for it: who
 * may not read transcripts can still plan.
 */
export const transcriptScope = 'OnlineMeetingTranscript.Read.All'

/** What a recruiter does to connect Teams: open the page, type the code. */
export const deviceCode = z
  .object({
    verification_uri: z.string(),
    user_code: z.string(),
    /** From then on the code is worth nothing. */
    expires_at: z.iso.datetime(),
  })
  .meta({ id: 'DeviceCode' })
export type DeviceCode = z.infer<typeof deviceCode>

/**
 * Beside `error` in a 401 about Microsoft; it never ends the session. A call about Teams brings the code to sign in
 * with, one about the calendar doesn't.
 */
export const microsoftRequired = z.object({
  auth_required: z.literal(true),
  verification_uri: z.string().optional(),
  user_code: z.string().optional(),
  expires_at: z.iso.datetime().optional(),
})
export type MicrosoftRequired = z.infer<typeof microsoftRequired>
