import type { RateLimit } from '@wervio/service-kit'

/** For each call that writes a vacancy or what hangs on it, by account: ten a second for a minute on end is no person, also not one whose editor saves by itself. */
export const writeLimit: RateLimit = { max: 600, seconds: 60 }
