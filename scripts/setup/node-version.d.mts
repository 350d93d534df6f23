export const OLDEST_NODE: number
export function refusal(version: string): string | undefined
