import { z } from 'zod'

/** More than any address or name has, and less than would cost time to hash. */
const word = z.string().max(1_024)
const token = z.string().max(8_192)
const always = z.literal(true).catch(true)

/**
 * What a browser or another program may ask, and the fields that go through; anything else is dropped or refused. Without
 * an id token or a sent code nothing of an account can be changed, and providers that the emulator would take on trust
 * (signInWithIdp, custom tokens, phone, anonymous) are left out.
 */
export const accountCalls = {
  signUp: z.object({
    email: word,
    password: word,
    displayName: word.optional(),
    returnSecureToken: always,
  }),
  signInWithPassword: z.object({ email: word, password: word, returnSecureToken: always }),
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
      returnSecureToken: always,
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

export type AccountCall = keyof typeof accountCalls

export const isAccountCall = (name: string): name is AccountCall => Object.hasOwn(accountCalls, name)

/** The refreshing of a session (`/v1/token` of securetoken). */
export const refreshCall = z.object({ grant_type: z.literal('refresh_token'), refresh_token: token })

/** The one administrative call our services make: who an id token is of, and whether they may still sign in. */
export const lookupByService = z.object({ localId: z.array(z.string().max(128)).max(100) })

/** Calls after which accounts differ from what is on disk. */
export const changesAccounts = (name: AccountCall): boolean =>
  name === 'signUp' || name === 'update' || name === 'delete' || name === 'resetPassword'
