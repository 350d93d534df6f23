import './jitless.ts'
import { z } from 'zod'
import { openEnum } from './open-enum.ts'

/** Why a CV can't be read at all: trying the same file again won't help. */
export const unreadableCvCodes = ['cv_unreadable', 'cv_protected', 'cv_without_text', 'cv_too_complex'] as const
export type UnreadableCvCode = (typeof unreadableCvCodes)[number]

/** Stable codes of every error body; the Dutch text beside them may change, the code may not. */
export const errorCodes = [
  'not_signed_in',
  'invalid_token',
  'session_expired',
  'not_registered',
  'forbidden',
  'sign_in_again',
  'not_found',
  'bad_request',
  'version_refused',
  'validation_failed',
  'invalid_json',
  'unsupported_media_type',
  'body_too_large',
  'conflict',
  'publication_conflict',
  'candidate_conflict',
  'note_conflict',
  'recording_conflict',
  'scorecard_conflict',
  'upload_incomplete',
  'file_type_refused',
  'file_unavailable',
  ...unreadableCvCodes,
  'already_registered',
  'proof_refused',
  'provider_not_set_up',
  'sign_in_too_long_ago',
  'sign_in_method_taken',
  'last_sign_in_method',
  'recovery_refused',
  'role_refused',
  'last_owner',
  'organisation_not_empty',
  'invitation_for_another',
  'address_unconfirmed',
  'already_colleague',
  'demo_refused',
  'rate_limited',
  'engine_unauthorized',
  'engine_rate_limited',
  'engine_unavailable',
  'engine_timeout',
  'engine_invalid_answer',
  'engine_answer_cut_off',
  'engine_answer_off_topic',
  'engine_input_too_long',
  'engine_unknown_model',
  'engine_request_refused',
  'microsoft_required',
  'microsoft_unavailable',
  'microsoft_not_set_up',
  'microsoft_other_account',
  'meeting_conflict',
  'overloaded',
  'storage_unavailable',
  'unavailable',
  'internal',
] as const

export type ErrorCode = (typeof errorCodes)[number]

/** The body of every non-2xx JSON answer. `message` repeats `error` for callers that look there. */
export const errorBody = z.looseObject({
  error: z.string(),
  message: z.string(),
  code: openEnum(errorCodes),
  /** Only with `validation_failed`: which field, as a dotted path, and what is wrong with it. */
  fields: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
})

export type ErrorBody = z.infer<typeof errorBody>
