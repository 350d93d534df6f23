/** The package manager, by its exact version; run with `npx --yes`. */
export const PNPM = 'pnpm@12.21.0'
