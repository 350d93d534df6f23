/**
 * Defaults of the product's one query cache. Failures are shown with a retry button, so nothing is retried by itself;
 * data younger than half a minute isn't read again.
 */
export const queryDefaults = { queries: { retry: false, staleTime: 30_000 } } as const
