import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { ServiceError } from '@wervio/service-kit'
import { newBlobKey, type BlobStore, createFolderStore, openBlobs } from '@wervio/service-kit/blobs'
import { startS3StandIn } from '@wervio/testing/s3-stand-in'

let folder: string
let s3: Awaited<ReturnType<typeof startS3StandIn>>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wervio-blobs-'))
  s3 = await startS3StandIn()
})
afterAll(async () => {
  await s3.stop()
  await rm(folder, { recursive: true })
})

const credentials = { accessKeyId: 'id', secretAccessKey: 'secret' }
const folderStore = () => openBlobs({ kind: 'folder', folder })
const bucketStore = () =>
  openBlobs({ kind: 's3', bucket: 'bestanden', region: 'eu-west-1', endpoint: s3.endpoint, credentials })
const filesIn = async (root: string) =>
  (await readdir(root, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
const keptInFolder = () => filesIn(folder)
const keptInBucket = () => Promise.resolve([...s3.objects.keys(), ...s3.uploads.keys()])

const chunks = async function* (sizes: readonly number[]) {
  for (const [index, size] of sizes.entries()) yield Buffer.alloc(size, String(index % 10))
}

const breaking = async function* (error: Error) {
  yield* chunks([65_536, 65_536])
  throw error
}

describe.each([
  ['a folder', folderStore, keptInFolder],
  ['a bucket', bucketStore, keptInBucket],
] as [string, () => BlobStore, () => Promise<string[]>][])('%s', (_name, openStore, storedNames) => {
  test('gives a part, its size, and takes a file of this machine', async () => {
    const store = openStore()
    const [key, path] = [newBlobKey(), join(folder, 'elsewhere')]
    await writeFile(path, 'abcdef')
    await store.take(key, path)
    expect([await store.size(key), await text(await store.open(key, { first: 1, last: 3 }))]).toEqual([6, 'bcd'])
    await expect(stat(path)).rejects.toMatchObject({ code: 'ENOENT' })
    await store.remove(key)
    await expect(store.size(key)).rejects.toMatchObject({ code: 'file_unavailable' })
  })

  test.each([[[1]], [[65_536, 65_536, 3]], [[1_048_576]], [Array.from({ length: 200 }, (_, index) => 60_000 + index)]])(
    'gives back what it was given: %.40j',
    async (sizes) => {
      const store = openStore()
      const key = newBlobKey()
      const content = await buffer(chunks(sizes))
      expect(await store.put(key, chunks(sizes))).toBe(content.length)
      expect((await buffer(await store.open(key))).equals(content)).toBe(true)
      await store.remove(key)
      await store.remove(key)
      await expect(store.open(key)).rejects.toMatchObject({ code: 'file_unavailable', status: 503 })
      expect(await storedNames()).toEqual([])
    },
  )

  test('keeps nothing of content that breaks off, and says why it did', async () => {
    const reason = new ServiceError('upload_incomplete')
    await expect(openStore().put(newBlobKey(), breaking(reason))).rejects.toBe(reason)
    await expect(openStore().put(newBlobKey(), breaking(new Error('x')))).rejects.toMatchObject({
      code: 'file_unavailable',
    })
    expect(await storedNames()).toEqual([])
  })
})

test('a folder that can not be written is said to be unavailable', async () => {
  await writeFile(join(folder, 'bezet'), '')
  await expect(createFolderStore(join(folder, 'bezet')).put(newBlobKey(), chunks([10]))).rejects.toMatchObject({
    code: 'file_unavailable',
    cause: { code: 'ENOTDIR' },
  })
  await rm(join(folder, 'bezet'))
})

test('a blob is never written over', async () => {
  const key = newBlobKey()
  await mkdir(dirname(join(folder, key)), { recursive: true })
  await writeFile(join(folder, key), 'eerder')
  await expect(folderStore().put(key, chunks([10]))).rejects.toMatchObject({
    code: 'file_unavailable',
    cause: { code: 'EEXIST' },
  })
})

test('a bucket that refuses is unavailable', async () => {
  s3.refuse(true)
  await expect(bucketStore().put(newBlobKey(), chunks([10]))).rejects.toMatchObject({ code: 'file_unavailable' })
  await expect(bucketStore().open(newBlobKey())).rejects.toMatchObject({ code: 'file_unavailable' })
  s3.refuse(false)
}, 60_000)
