import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { messages, speechMessages } from '@wervio/contracts'
import { formOf } from '@wervio/service-kit/testing'
import { canMount, mountDisk } from '@wervio/testing/small-disk'
import { ffmpegPath } from '../../src/speech/media/ffmpeg-path.ts'
import { mediaLimits } from '../../src/speech/media/media-limits.ts'
import { makePlayback } from '../../src/speech/media/make-playback.ts'
import { generated, makeMedia } from '../../src/speech/testing/make-sound.ts'
import { startRecordingsApp, WAV } from './recordings-app.ts'

/** A disk that is full is made by mounting one: without root there is none, and nothing to try. */
const onDisk = canMount() ? test : test.skip

const MEGABYTE = 1_048_576
const DISK_MB = 16
let workDisk: ReturnType<typeof mountDisk> | null = null
let blobDisk: ReturnType<typeof mountDisk> | null = null
beforeAll(() => {
  if (!canMount()) return
  workDisk = mountDisk(DISK_MB)
  blobDisk = mountDisk(DISK_MB)
})
const { app, begin, head, newRecruiter, parts, read, send, sent, untilState, upload } = startRecordingsApp(() => ({
  work: workDisk?.folder,
  blobs: blobDisk?.folder,
}))
afterAll(() => {
  workDisk?.unmount()
  blobDisk?.unmount()
})
const usual = { ...parts }
beforeEach(() => {
  Object.assign(parts, usual)
  workDisk?.clear()
  blobDisk?.clear()
})

const file = Buffer.concat([WAV, Buffer.alloc(3 * MEGABYTE, 7)])
const offsetOf = async (token: string, id: string) => Number((await head(token, id)).headers['upload-offset'])

onDisk('an upload that fills the disk keeps what arrived, says so, and goes on from there', async () => {
  const { token, candidateId } = await newRecruiter()
  const { id } = await begin(token, { candidate_id: candidateId, size: file.length })
  expect((await upload(token, id, 0, file.subarray(0, MEGABYTE))).statusCode).toBe(204)
  workDisk?.fill(1)
  const refused = await upload(token, id, MEGABYTE, file.subarray(MEGABYTE))
  expect([refused.statusCode, refused.json()]).toEqual([
    507,
    { error: messages.storageUnavailable, message: messages.storageUnavailable, code: 'storage_unavailable' },
  ])
  const arrived = await offsetOf(token, id)
  expect(arrived).toBeGreaterThanOrEqual(MEGABYTE)
  expect(arrived).toBeLessThan(file.length)
  expect(await read(token, id)).toMatchObject({ state: 'uploading', uploaded: arrived })
  workDisk?.clear()
  expect((await upload(token, id, arrived, file.subarray(arrived))).statusCode).toBe(204)
  await untilState(token, id, 'done')
})

onDisk('where the last byte arrived and the store of files is full, nothing is lost and it ends later', async () => {
  const { token, candidateId } = await newRecruiter()
  const { id } = await begin(token, { candidate_id: candidateId, size: file.length })
  blobDisk?.fill(1)
  expect((await upload(token, id, 0, file)).statusCode).toBe(507)
  expect(await read(token, id)).toMatchObject({ state: 'uploading', uploaded: file.length })
  expect((await head(token, id)).statusCode).toBeGreaterThanOrEqual(500)
  blobDisk?.clear()
  expect(await offsetOf(token, id)).toBe(file.length)
  await untilState(token, id, 'done')
})

/** Twenty seconds of sound; to play it takes a tenth of a megabyte. */
const soundFile = async (): Promise<Buffer> => {
  const folder = await mkdtemp(join(tmpdir(), 'wervio-sound-'))
  try {
    return await readFile(await makeMedia(folder, 'toon.wav', ...generated('sine=f=440', 20)))
  } finally {
    await rm(folder, { recursive: true })
  }
}

onDisk('sound to play that finds no room fails with the reason, and can be tried again', async () => {
  const ffmpeg = await ffmpegPath()
  const make: typeof parts.makePlayback = (path, target, signal) =>
    makePlayback(ffmpeg, path, target, { signal, limits: { ...mediaLimits, priority: 0 } })
  parts.makePlayback = (...given) => {
    workDisk?.fill()
    return make(...given)
  }
  const sound = await soundFile()
  const { token, candidateId } = await newRecruiter()
  const id = await sent(token, sound, { candidate_id: candidateId })
  expect(await untilState(token, id, 'failed')).toMatchObject({ error: speechMessages.out_of_space, can_retry: true })
  workDisk?.clear()
  parts.makePlayback = make
  expect((await send(token, 'POST', `/api/recording-imports/${id}/retry`)).statusCode).toBe(202)
  await untilState(token, id, 'done')
})

onDisk('a call that fills the disk is told so, and leaves nothing there', async () => {
  const { token } = await newRecruiter()
  workDisk?.fill(1)
  const { payload, headers } = formOf([
    { field: 'conversationType', content: 'sollicitatie' },
    { field: 'file', name: 'gesprek.wav', type: 'audio/wav', content: file },
  ])
  const answer = await app().inject({
    method: 'POST',
    url: '/api/transcribe-sollicitatie',
    headers: { ...headers, authorization: `Bearer ${token}` },
    payload,
  })
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'storage_unavailable'])
  expect(await readdir(join(workDisk?.folder ?? '', 'at-once'))).toEqual([])
})
