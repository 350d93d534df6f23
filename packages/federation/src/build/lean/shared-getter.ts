/** A shared package comes from where it is bundled: there is no further build of it without what isn't used. */
export const getSharedFallbackGetter = <Factory>({ factory }: { factory: Factory }): Factory => factory
