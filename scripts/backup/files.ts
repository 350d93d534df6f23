import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync, mkdirSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { GetObjectCommand, PutObjectCommand, S3Client, paginateListObjectsV2 } from '@aws-sdk/client-s3'

/** Where the bytes of files are: a bucket. */
export type Bucket = {
  bucket: string
  region: string
  endpoint?: string | undefined
  credentials?: { accessKeyId: string; secretAccessKey: string } | undefined
}

const clientOf = ({ region, endpoint, credentials }: Bucket): S3Client =>
  new S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })

const keysOf = async (client: S3Client, bucket: string): Promise<{ key: string; size: number }[]> => {
  const keys = []
  for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket }))
    for (const { Key: key, Size: size } of page.Contents ?? [])
      if (key !== undefined) keys.push({ key, size: size ?? 0 })
  return keys
}

const open = async (client: S3Client, bucket: string, key: string): Promise<Readable> => {
  const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }))
  if (!(Body instanceof Readable)) throw new Error(`the bucket gave no stream of ${key}`)
  return Body
}

/** Copies every object into a folder, except those that are there with the same size: keys are never used again. */
export const saveFiles = async (where: Bucket, folder: string): Promise<number> => {
  const client = clientOf(where)
  const keys = await keysOf(client, where.bucket)
  for (const { key, size } of keys) {
    const path = join(folder, key)
    if (existsSync(path) && (await stat(path)).size === size) continue
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    await pipeline(await open(client, where.bucket, key), createWriteStream(path, { mode: 0o600 }))
  }
  return keys.length
}

/** Puts every file of a folder into the bucket. */
export const restoreFiles = async (where: Bucket, folder: string): Promise<number> => {
  if (!existsSync(folder)) return 0
  const client = clientOf(where)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  for (const path of paths)
    await client.send(
      new PutObjectCommand({
        Bucket: where.bucket,
        Key: relative(folder, path).replaceAll(sep, '/'),
        Body: createReadStream(path),
        ContentLength: (await stat(path)).size,
      }),
    )
  return paths.length
}

/** Of each object a sum of its bytes, for comparing. */
export const fileSumsOf = async (where: Bucket): Promise<Record<string, string>> => {
  const client = clientOf(where)
  const sums: Record<string, string> = {}
  for (const { key } of await keysOf(client, where.bucket)) {
    const hash = createHash('sha256')
    for await (const chunk of await open(client, where.bucket, key)) hash.update(chunk as Buffer)
    sums[key] = hash.digest('hex')
  }
  return sums
}
