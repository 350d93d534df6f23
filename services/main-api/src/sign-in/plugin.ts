import { defineDomain } from '@wervio/service-kit'
import type { Platform } from '../platform/platform.ts'
import { createSignInMethods } from './methods.ts'
import { signInRoutes } from './routes.ts'

/** A person links a few accounts in a lifetime. */
const CHANGES_PER_MINUTE = 30

export const signInPlugin = defineDomain<Pick<Platform, 'signIn' | 'askProvider'>>(
  { name: 'sign-in', writesPerMinute: CHANGES_PER_MINUTE },
  (app, { signIn, askProvider }) => signInRoutes(app, { methods: createSignInMethods(signIn, askProvider) }),
)
