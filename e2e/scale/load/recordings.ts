import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { consentWording, createRecordingImport, recordingUploadPath, type RecordingImport } from '@wervio/contracts'
import { isConfirmed, type Work, type Worker } from './work.ts'

const CHUNK = 1_048_576
const CHUNKS = 4
const RETRY_MS = 300

/** A prime, so that no chunk looks like another. */
const PATTERN = 4_099

const noise = (length: number, random: Worker['random']): Buffer =>
  Buffer.alloc(
    length,
    Uint8Array.from({ length: PATTERN }, () => random.below(256)),
  )

/**
 * Recordings that are uploaded in chunks (tus), which any copy takes; after a broken one HEAD says where to go on.
 * `stored` reads the bytes where files are kept.
 */
export const workOnRecordings = (
  { recruiter: { token }, caller, random }: Worker,
  stored: (id: string) => Promise<Buffer | null>,
): Work => {
  const complete: { id: string; sum: string }[] = []

  const offsetOf = async (path: string): Promise<number | null> => {
    const { status, headers } = await caller.call('ask how much arrived', 'ai-service', path, {
      method: 'HEAD',
      headers: { authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0' },
    })
    return status === 200 ? Number(headers.get('upload-offset')) : null
  }

  const send = async (path: string, content: Buffer): Promise<void> => {
    let offset: number | null = 0
    while (offset !== null && offset < content.length) {
      const answer = await caller.call('upload a part of a recording', 'ai-service', path, {
        method: 'PATCH',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/offset+octet-stream',
          'tus-resumable': '1.0.0',
          'upload-offset': String(offset),
        },
        body: new Uint8Array(content.subarray(offset, offset + CHUNK)),
      })
      if (isConfirmed(answer.status)) {
        offset = Number(answer.headers.get('upload-offset'))
        continue
      }
      do {
        await wait(RETRY_MS)
        offset = await offsetOf(path)
      } while (offset === null)
    }
  }

  const step = async (): Promise<void> => {
    const content = noise(CHUNK * CHUNKS, random)
    const { status, body } = await caller.callJson<RecordingImport>('begin a recording', createRecordingImport.path, {
      service: 'ai-service',
      token,
      method: 'POST',
      body: {
        fileName: 'gesprek.mp3',
        size: content.length,
        conversationType: 'sollicitatie',
        new_candidate: true,
        new_candidate_name: 'Kandidaat',
        consent: { wording: consentWording, way: 'spoken', given_on: '2026-01-05' },
        creation_key: randomUUID(),
      },
    })
    if (!isConfirmed(status)) return
    await send(`${recordingUploadPath}/${body.id}`, content)
    complete.push({ id: body.id, sum: createHash('sha256').update(content).digest('hex') })
  }

  return {
    step,
    check: async () => {
      const problems: string[] = []
      for (const { id, sum } of complete) {
        const bytes = await stored(id)
        if (bytes === null) problems.push('a recording that was uploaded is not stored')
        else if (createHash('sha256').update(bytes).digest('hex') !== sum)
          problems.push('a recording was stored with other bytes')
      }
      return { counts: { 'recordings uploaded': complete.length }, problems }
    },
  }
}
