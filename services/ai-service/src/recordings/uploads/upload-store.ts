import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Readable } from 'node:stream'
import { messages } from '@wervio/contracts'
import { isStorageFailure } from '@wervio/service-kit'
import { FileStore } from '@tus/file-store'
import { Upload } from '@tus/server'

/** Larger than what the network delivers at once, so that the disk is asked less often. */
const WRITE_BUFFER = 1_048_576

/** An answer of tus: status and body. */
export type UploadRefusal = { status_code: number; body: string }

const refusal = (status: number, code: string, message: string): UploadRefusal => ({
  status_code: status,
  body: JSON.stringify({ error: message, message, code }),
})

/** 507 for a full disk: what arrived stays, and the upload goes on from there. */
export const refusalOf = (cause: unknown): UploadRefusal | undefined =>
  isStorageFailure(cause) ? refusal(507, 'storage_unavailable', messages.storageUnavailable) : undefined

/** Without the types of its private methods, of which one has to be another. */
const OpenFileStore = FileStore as new (options: { directory: string }) => Omit<FileStore, never>

/**
 * Uploads that are under way, as files of one folder under the id of their import. A file is as long as what arrived: a
 * process that ends loses no more than one chunk.
 */
export class UploadStore extends OpenFileStore {
  /** The library makes the folder when it starts, and ends the process where it can't. */
  checkOrCreateDirectory(): void {}

  /** Begins an upload where there is none. */
  async begin(id: string, size: number): Promise<void> {
    if ((await this.arrived(id)) !== null && (await this.configstore.get(id))) return
    await mkdir(this.directory, { recursive: true, mode: 0o700 })
    await this.create(new Upload({ id, size, offset: 0 }))
  }

  /** Bytes that arrived; null where no upload is. */
  async arrived(id: string): Promise<number | null> {
    try {
      return (await stat(this.pathOf(id))).size
    } catch {
      return null
    }
  }

  pathOf(id: string): string {
    return join(this.directory, id)
  }

  override write = async (content: Readable, id: string, offset: number): Promise<number> => {
    const file = createWriteStream(this.pathOf(id), { flags: 'r+', start: offset, highWaterMark: WRITE_BUFFER })
    try {
      await pipeline(content, file)
    } catch (error) {
      throw refusalOf(error) ?? error
    }
    return offset + file.bytesWritten
  }

  /** Takes away what there is of an upload. */
  async discard(id: string): Promise<void> {
    await rm(this.pathOf(id), { force: true })
    await rm(`${this.pathOf(id)}.json`, { force: true })
  }

  /** Ids of what lies in the folder, with when it last grew, in milliseconds since 1970. */
  async list(): Promise<{ id: string; changedAt: number }[]> {
    const names = await readdir(this.directory).catch(() => [])
    const uploads = names.filter((name) => !name.includes('.'))
    const stats = await Promise.all(uploads.map((id) => stat(this.pathOf(id)).catch(() => null)))
    return uploads.flatMap((id, index) => {
      const fileStat = stats[index]
      return fileStat ? [{ id, changedAt: fileStat.mtimeMs }] : []
    })
  }
}
