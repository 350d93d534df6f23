/**
 * The runtime reads no manifests: the host does so itself, and registers a remote by its entry
 * (host/federation-runtime.ts). What is left is what the runtime touches.
 */
export class SnapshotHandler {
  readonly hooks = { applyPlugin: (): void => undefined }
  readonly manifestCache = new Map<string, unknown>()
}

export const getGlobalRemoteInfo = (): object => ({})

/** Switched off (`disableSnapshot`). */
export const snapshotPlugin = undefined
export const generatePreloadAssetsPlugin = undefined
