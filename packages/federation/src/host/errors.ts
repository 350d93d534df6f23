/** A remote that can't be shown. Every cause has its own class, so that screens and logs can tell them apart. */
export class RemoteError extends Error {
  override name = 'RemoteError'
  readonly remote: string

  constructor(remote: string, message: string, options?: ErrorOptions) {
    super(`${remote}: ${message}`, options)
    this.remote = remote
  }
}

/** `mf-manifest.json` is missing, isn't a manifest, or didn't arrive in time. */
export class RemoteManifestError extends RemoteError {
  override name = 'RemoteManifestError'
}

/** The entry script is missing, broken, or defines no container. */
export class RemoteEntryError extends RemoteError {
  override name = 'RemoteEntryError'
}

/** A code file of the remote is missing. */
export class RemoteChunkError extends RemoteError {
  override name = 'RemoteChunkError'
}

/** No response within the time limit. */
export class RemoteTimeoutError extends RemoteError {
  override name = 'RemoteTimeoutError'
}

/** The remote failed repeatedly and is suspended; a retry by hand goes through. */
export class RemoteSuspendedError extends RemoteError {
  override name = 'RemoteSuspendedError'
}

/** The remote has another contract version or claims paths that aren't its own; retrying doesn't help. */
export class RemoteContractError extends RemoteError {
  override name = 'RemoteContractError'
}

/** The registry names a newer version than this tab was opened with; a reload helps. */
export class RemoteOutdatedError extends RemoteError {
  override name = 'RemoteOutdatedError'
}

/** Whether `error` is webpack's report of a code file that could not be loaded. */
export const isChunkError = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError'

/** Whether `error` is the runtime's refusal of a shared package whose version the shell doesn't have. */
const isOtherVersion = (error: unknown): boolean => {
  const text = String(error)
  return text.includes('of shared singleton module') && text.includes('does not satisfy the requirement')
}

/**
 * Whether a remote doesn't fit this shell, so that trying again doesn't help. A shared package is refused where code
 * first uses it, which can be a page that comes after the remote was loaded.
 */
export const isRefusal = (error: unknown): boolean => error instanceof RemoteContractError || isOtherVersion(error)

/** Turns a failure of the federation runtime into one of these classes, by its documented error codes. */
export const classify = (remote: string, error: unknown): RemoteError => {
  if (error instanceof RemoteError) return error
  const text = String(error)
  if (isChunkError(error) || text.includes('ChunkLoadError'))
    return new RemoteChunkError(remote, 'a code file is missing', { cause: error })
  if (isOtherVersion(error))
    return new RemoteContractError(remote, 'needs another version of what the shell shares', { cause: error })
  if (/RUNTIME-00[18]|ScriptExecutionError/.test(text))
    return new RemoteEntryError(remote, 'the entry can not be used', { cause: error })
  return new RemoteError(remote, 'could not be loaded', { cause: error })
}
