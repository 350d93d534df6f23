import { z } from 'zod'

/** Longer than any real address or name, and short enough to hash quickly. */
const word = z.string().max(1_024)
const token = z.string().max(8_192)
const alwaysTrue = z.literal(true).catch(true)

/**
 * The calls that browsers and other programs may make, with the fields that are passed on; anything else is dropped or
 * refused. Without an id token or a code from a mail no account can be changed, and providers that the emulator trusts
 * without proof (signInWithIdp, phone) are left out; a custom token has to be signed by our services. An anonymous
 * account proves nothing and reaches nothing but a demo of its own; with its id token it becomes an ordinary one.
 */
export const accountCalls = {
  signUp: z.union([
    z.object({
      email: word,
      password: word,
      displayName: word.optional(),
      /** Of an anonymous account that gets this address and password. */
      idToken: token.optional(),
      returnSecureToken: alwaysTrue,
    }),
    z.strictObject({
      clientType: z.literal('CLIENT_TYPE_WEB').optional(),
      returnSecureToken: alwaysTrue,
    }),
  ]),
  signInWithPassword: z.object({ email: word, password: word, returnSecureToken: alwaysTrue }),
  signInWithCustomToken: z.object({ token, returnSecureToken: alwaysTrue }),
  lookup: z.object({ idToken: token }),
  update: z.union([
    z.object({
      idToken: token,
      email: word.optional(),
      password: word.optional(),
      displayName: word.optional(),
      photoUrl: word.optional(),
      deleteAttribute: z
        .array(z.enum(['DISPLAY_NAME', 'PHOTO_URL']))
        .max(2)
        .optional(),
      returnSecureToken: alwaysTrue,
    }),
    z.object({ oobCode: word }),
  ]),
  delete: z.object({ idToken: token }),
  sendOobCode: z.discriminatedUnion('requestType', [
    z.object({ requestType: z.literal('PASSWORD_RESET'), email: word }),
    z.object({ requestType: z.literal('VERIFY_EMAIL'), idToken: token }),
    z.object({ requestType: z.literal('VERIFY_AND_CHANGE_EMAIL'), idToken: token, newEmail: word }),
  ]),
  resetPassword: z.object({ oobCode: word, newPassword: word.optional() }),
} as const

const sixDigits = z.string().regex(/^\d{6}$/)

/** The calls about second factors (version 2 of the API), for codes from an app alone. */
export const secondFactorCalls = {
  'mfaEnrollment:start': z.object({ idToken: token, totpEnrollmentInfo: z.object({}) }),
  'mfaEnrollment:finalize': z.object({
    idToken: token,
    displayName: word.optional(),
    totpVerificationInfo: z.object({ sessionInfo: token, verificationCode: sixDigits }),
  }),
  'mfaEnrollment:withdraw': z.object({ idToken: token, mfaEnrollmentId: word }),
  'mfaSignIn:finalize': z.object({
    mfaPendingCredential: token,
    mfaEnrollmentId: word,
    totpVerificationInfo: z.object({ verificationCode: sixDigits }),
  }),
} as const

export type SecondFactorCall = keyof typeof secondFactorCalls

export type SecondFactorBody<N extends SecondFactorCall> = z.output<(typeof secondFactorCalls)[N]>

export const isSecondFactorCall = (name: string): name is SecondFactorCall => Object.hasOwn(secondFactorCalls, name)

export type AccountCall = keyof typeof accountCalls

export const isAccountCall = (name: string): name is AccountCall => Object.hasOwn(accountCalls, name)

/** The refresh of a session (`/v1/token` of securetoken). */
export const refreshCall = z.object({ grant_type: z.literal('refresh_token'), refresh_token: token })

/** An administrative call of our services: the account of an id token, and whether it may still sign in. */
export const lookupByService = z.object({ localId: z.array(z.string().max(128)).max(100) })

const accountId = z.string().max(128)

/**
 * Another one: takes away the second factors of an account, or its password, or ends its sign-ins up to a moment, as
 * firebase-admin asks it.
 */
export const updateByService = z.union([
  z.strictObject({ localId: accountId, validSince: z.int().nonnegative() }),
  z.strictObject({ localId: accountId, mfa: z.strictObject({}) }),
  z.object({ localId: accountId, deleteProvider: z.tuple([z.literal('password')]) }),
])

/** The last one: deletes an account. */
export const deleteByService = z.object({ localId: z.string().max(128) })

/** Calls that change accounts, so that they must be saved. */
export const changesAccounts = (name: AccountCall): boolean =>
  name === 'signUp' ||
  name === 'signInWithCustomToken' ||
  name === 'update' ||
  name === 'delete' ||
  name === 'resetPassword'
