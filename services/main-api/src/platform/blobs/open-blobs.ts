import type { BlobStore } from './blob-store.ts'
import { createFolderStore } from './folder-store.ts'
import type { BlobsConfig } from './variables.ts'

/** The store of the configuration. The S3 client is large and is loaded at its first use, only where it is configured. */
export const openBlobs = (config: BlobsConfig): BlobStore => {
  if (config.kind === 'folder') return createFolderStore(config.folder)
  let opened: Promise<BlobStore> | undefined
  const s3 = () => (opened ??= import('./s3-store.ts').then(({ createS3Store }) => createS3Store(config)))
  return {
    put: async (key, content) => (await s3()).put(key, content),
    open: async (key) => (await s3()).open(key),
    remove: async (key) => (await s3()).remove(key),
  }
}
