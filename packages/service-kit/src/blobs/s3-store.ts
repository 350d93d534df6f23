import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { DeleteObjectCommand, GetObjectCommand, HeadObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import type { BlobStore } from './blob-store.ts'
import { countBytes, toStoreError, unreadable, untilReadable } from './failures.ts'

export type S3Options = {
  bucket: string
  region: string
  /** The address of a store that isn't Amazon's. */
  endpoint?: string | undefined
  /** Without them the AWS SDK looks them up itself, such as from the machine's role. */
  credentials?: { accessKeyId: string; secretAccessKey: string } | undefined
}

/** Blobs in a bucket of S3, or of a store with the same protocol. An upload holds two parts of 5 MB in memory. */
export const createS3Store = ({ bucket, region, endpoint, credentials }: S3Options): BlobStore => {
  const client = new S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
    // Stores other than Amazon's refuse the checksums that the SDK adds by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const put: BlobStore['put'] = async (key, content) => {
    const { content: passing, size } = countBytes(content)
    try {
      // The length is unknown while it streams, so it goes in parts; a failed upload is aborted there.
      await new Upload({
        client,
        params: { Bucket: bucket, Key: key, Body: Readable.from(passing) },
        queueSize: 1,
      }).done()
      return size()
    } catch (error) {
      throw toStoreError(error)
    }
  }
  return {
    put,
    size: async (key) => {
      const { ContentLength } = await client.send(new HeadObjectCommand({ Bucket: bucket, Key: key })).catch(unreadable)
      return ContentLength ?? unreadable(new Error('the bucket gave no size'))
    },
    take: async (key, path) => {
      await put(key, createReadStream(path))
      await rm(path, { force: true })
    },
    pathOf: () => null,
    open: (key, range) =>
      untilReadable(async () => {
        const { Body } = await client.send(
          new GetObjectCommand({
            Bucket: bucket,
            Key: key,
            ...(range && { Range: `bytes=${range.first}-${range.last}` }),
          }),
        )
        if (!(Body instanceof Readable)) throw new Error('the bucket gave no stream')
        return Body
      }),
    remove: async (key) => {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }))
    },
  }
}
