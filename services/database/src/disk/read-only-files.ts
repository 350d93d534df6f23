import type { PGlite } from '@electric-sql/pglite'

/** An open file in emscripten's file system, as far as it matters here. */
type Stream = { flags: number; nfd: number }
type StreamOperations = { open: (stream: Stream) => void; close: (stream: Stream) => void }
type Module = { FS: { ignorePermissions: boolean; filesystems: { NODEFS: { stream_ops: StreamOperations } } } }

// As emscripten (musl) numbers them.
const ACCESS_MODE = 3
const READ_AND_WRITE = 2
const CREATE = 64
const DENIED = new Set([2, 63, 69]) // EACCES, EPERM, EROFS

const isDenied = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'errno' in error && DENIED.has(Number(error.errno))

/**
 * PostgreSQL opens every table for writing too, so that on a disk that turned read-only no table can be read whose file
 * isn't open yet. Those files are opened for reading, and opened anew by `restore` once they can be written.
 */
export const readWhatCanNotBeWritten = (database: PGlite): { restore: () => void } => {
  const { FS: files } = database.Module as unknown as Module
  // It judges by the mode of a file alone; the system below it judges by what really holds.
  files.ignorePermissions = true
  const { stream_ops: operations } = files.filesystems.NODEFS
  const { open, close } = operations
  const onlyRead = new Map<Stream, number>()

  operations.open = (stream) => {
    const { flags } = stream
    try {
      open(stream)
    } catch (error) {
      if (!isDenied(error) || (flags & ACCESS_MODE) !== READ_AND_WRITE || (flags & CREATE) !== 0) throw error
      stream.flags = flags & ~ACCESS_MODE
      open(stream)
      onlyRead.set(stream, flags)
    }
  }
  operations.close = (stream) => {
    onlyRead.delete(stream)
    close(stream)
  }

  return {
    restore: () => {
      for (const [stream, flags] of onlyRead) {
        close(stream)
        stream.flags = flags
        onlyRead.delete(stream)
        operations.open(stream)
      }
    },
  }
}
