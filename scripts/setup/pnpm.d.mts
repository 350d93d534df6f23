export const PNPM: string
