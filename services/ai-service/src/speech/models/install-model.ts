import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { extract } from 'tar'
import type { SpeechModel } from './manifest.ts'
import { damagedFiles, folderOf, hashOf } from './model-folder.ts'

/** Files that aren't what the manifest says they are. */
export class DamagedModel extends Error {
  override readonly name = 'DamagedModel'
}

/**
 * Unpacks a package of a model into the folder of models: everything is checked before it takes its place, so that a
 * folder of a model is whole or absent. Throws `DamagedModel`.
 */
export const installModel = async (models: string, model: SpeechModel, archive: string): Promise<void> => {
  const { source, files } = model
  if ((await hashOf(archive)) !== source.sha256)
    throw new DamagedModel(`${source.package} ${source.version} is not the package that the manifest names`)
  await mkdir(models, { recursive: true })
  const temporary = await mkdtemp(join(models, '.unpacking-'))
  try {
    const wanted = new Set(files.map(({ path }) => `${source.folder}/${path}`))
    await extract({
      file: archive,
      cwd: temporary,
      strip: source.folder.split('/').length,
      filter: (path, entry) => wanted.has(path) && 'type' in entry && entry.type === 'File',
    })
    const damaged = await damagedFiles(temporary, model)
    if (damaged.length > 0) throw new DamagedModel(`${model.name}: ${damaged.join(', ')} differ from the manifest`)
    await rm(folderOf(models, model), { recursive: true, force: true })
    await rename(temporary, folderOf(models, model))
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
}
