import type { BlobStore } from './blob-store.ts'

/**
 * Removes the bytes of files whose rows are deleted. Blobs that can't be removed now are orphans, which the sweep
 * removes later.
 */
export const removeNow = async (blobs: BlobStore, keys: readonly string[]): Promise<void> => {
  await Promise.allSettled(keys.map(blobs.remove))
}
