import { createHash } from 'node:crypto'
import { createReadStream, statSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { speechModels, type ModelFile, type SpeechModel } from './manifest.ts'

/** Where a model stands in the folder of models. */
export const folderOf = (models: string, model: SpeechModel): string => join(models, model.name)

/** The sha256 of a file, read piece by piece. */
export const hashOf = async (file: string): Promise<string> => {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

const hasSize = (folder: string, { path, bytes }: ModelFile): boolean =>
  statSync(join(folder, path), { throwIfNoEntry: false })?.size === bytes

/** Whether all files are there in their size; what they hold is checked by `damagedFiles`. */
export const isInstalled = (models: string, model: SpeechModel): boolean =>
  model.files.every((file) => hasSize(folderOf(models, model), file))

/** Models in the folder, the best first. */
export const installedModels = (models: string): SpeechModel[] =>
  speechModels.filter((model) => isInstalled(models, model))

/** Paths of the files in `folder` that aren't what the manifest says. */
export const damagedFiles = async (folder: string, model: SpeechModel): Promise<string[]> => {
  const damaged: string[] = []
  for (const file of model.files)
    if (!hasSize(folder, file) || (await hashOf(join(folder, file.path))) !== file.sha256) damaged.push(file.path)
  return damaged
}
