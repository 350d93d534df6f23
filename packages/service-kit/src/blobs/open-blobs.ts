import type { BlobStore } from './blob-store.ts'
import { createFolderStore } from './folder-store.ts'
import type { BlobsConfig } from './variables.ts'

/** Opens the configured store. The S3 client is large, so it is loaded at its first use. */
export const openBlobs = (config: BlobsConfig): BlobStore => {
  if (config.kind === 'folder') return createFolderStore(config.folder)
  let store: Promise<BlobStore> | undefined
  const s3 = () => (store ??= import('./s3-store.ts').then(({ createS3Store }) => createS3Store(config)))
  return {
    put: async (key, content) => (await s3()).put(key, content),
    open: async (key, range) => (await s3()).open(key, range),
    size: async (key) => (await s3()).size(key),
    take: async (key, path) => (await s3()).take(key, path),
    pathOf: () => null,
    remove: async (key) => (await s3()).remove(key),
  }
}
