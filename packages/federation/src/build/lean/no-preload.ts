/** The host starts a remote's first files itself; the runtime is never asked to preload. */
export const preloadAssets = async (): Promise<unknown[]> => []
export const formatPreloadArgs = (): unknown[] => []
