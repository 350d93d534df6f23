import { expect, test } from '@jest/globals'
import { readConfig } from '../config.ts'

const bucket = { WERVIO_S3_BUCKET: 'bestanden', WERVIO_S3_REGION: 'eu-west-1' }

test.each([
  [{}, { kind: 'folder', folder: '.data/blobs' }],
  [{ WERVIO_DATA: '/data' }, { kind: 'folder', folder: '/data/blobs' }],
  [
    { WERVIO_DATA: '/data', WERVIO_BLOBS_DIR: '/files' },
    { kind: 'folder', folder: '/files' },
  ],
  [bucket, { kind: 's3', bucket: 'bestanden', region: 'eu-west-1', endpoint: undefined }],
  [
    {
      ...bucket,
      WERVIO_S3_ENDPOINT: 'http://minio:9000',
      WERVIO_S3_ACCESS_KEY_ID: 'id',
      WERVIO_S3_SECRET_ACCESS_KEY: 'secret',
    },
    {
      kind: 's3',
      bucket: 'bestanden',
      region: 'eu-west-1',
      endpoint: 'http://minio:9000',
      credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
    },
  ],
])('%j', (env, blobs) => {
  expect(readConfig(env).blobs).toEqual(blobs)
})

test.each([
  [{ NODE_ENV: 'production' }, /WERVIO_BLOBS_DIR: must name a lasting folder/],
  [{ WERVIO_S3_BUCKET: 'bestanden' }, /WERVIO_S3_REGION: must be set with WERVIO_S3_BUCKET/],
  [{ ...bucket, WERVIO_S3_BUCKET: 'Geen Bucket' }, /WERVIO_S3_BUCKET: must be the name of a bucket/],
  [{ ...bucket, WERVIO_S3_ENDPOINT: 'minio:9000' }, /WERVIO_S3_ENDPOINT: must be the http\(s\) address/],
  [{ ...bucket, WERVIO_S3_ACCESS_KEY_ID: 'id' }, /WERVIO_S3_SECRET_ACCESS_KEY: must be set/],
  [{ ...bucket, WERVIO_S3_SECRET_ACCESS_KEY: 'geheim' }, /WERVIO_S3_ACCESS_KEY_ID: must be set/],
])('%j is refused, without its values', (env, message) => {
  expect(() => readConfig(env)).toThrow(message)
  expect(() => readConfig(env)).not.toThrow(/geheim/)
})
