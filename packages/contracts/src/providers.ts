// Without the schemas that use them: the page to sign in names them before anything is checked.

/** Ways to sign in. */
export const providers = ['email', 'microsoft', 'google'] as const

/** Providers whose own proof signs somebody in, in the place of a password. */
export const linkableProviders = ['google', 'microsoft'] as const
export type LinkableProvider = (typeof linkableProviders)[number]
