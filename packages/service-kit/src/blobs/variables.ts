import { join } from 'node:path'
import { z } from 'zod'
import type { S3Options } from './s3-store.ts'

/** Where the bytes of files are kept; spread into the schema of main-api. */
export const blobVariables = {
  WERVIO_DATA: z.string().optional(),
  WERVIO_BLOBS_DIR: z.string().optional(),
  WERVIO_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, { error: 'must be the name of a bucket' })
    .optional(),
  WERVIO_S3_REGION: z.string().optional(),
  WERVIO_S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be the http(s) address of the store' }).optional(),
  WERVIO_S3_ACCESS_KEY_ID: z.string().optional(),
  WERVIO_S3_SECRET_ACCESS_KEY: z.string().optional(),
} as const

type BlobSettings = z.output<z.ZodObject<typeof blobVariables>> & { NODE_ENV: string }

/** Why the variables don't fit together, one entry for each name that is wrong. */
export const blobProblems = (settings: BlobSettings): { name: string; message: string }[] => {
  const {
    WERVIO_S3_BUCKET: bucket,
    WERVIO_S3_REGION: region,
    WERVIO_S3_ACCESS_KEY_ID: id,
    WERVIO_S3_SECRET_ACCESS_KEY: secret,
  } = settings
  const isFolderMissing = settings.NODE_ENV === 'production' && !bucket && !settings.WERVIO_BLOBS_DIR
  return [
    ...(isFolderMissing
      ? [
          {
            name: 'WERVIO_BLOBS_DIR',
            message: 'must name a lasting folder for files in production, or set WERVIO_S3_BUCKET',
          },
        ]
      : []),
    ...(bucket && !region ? [{ name: 'WERVIO_S3_REGION', message: 'must be set with WERVIO_S3_BUCKET' }] : []),
    ...(!id === !secret
      ? []
      : [
          {
            name: id ? 'WERVIO_S3_SECRET_ACCESS_KEY' : 'WERVIO_S3_ACCESS_KEY_ID',
            message: 'must be set when the other of the key pair is',
          },
        ]),
  ]
}

export type BlobsConfig = { kind: 'folder'; folder: string } | ({ kind: 's3' } & S3Options)

/** A bucket when one is named, else a folder: the one named, or `blobs` in the data folder. */
export const blobsOf = (settings: BlobSettings): BlobsConfig => {
  const {
    WERVIO_S3_BUCKET: bucket,
    WERVIO_S3_REGION: region,
    WERVIO_S3_ENDPOINT: endpoint,
    WERVIO_S3_ACCESS_KEY_ID: accessKeyId,
    WERVIO_S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = settings
  if (!bucket || !region)
    return { kind: 'folder', folder: settings.WERVIO_BLOBS_DIR ?? join(settings.WERVIO_DATA ?? '.data', 'blobs') }
  return {
    kind: 's3',
    bucket,
    region,
    endpoint,
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
  }
}
