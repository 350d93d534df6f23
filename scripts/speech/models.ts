import { downloadModel } from '../../services/ai-service/src/speech/models/download-model.ts'
import { installModel } from '../../services/ai-service/src/speech/models/install-model.ts'
import { speechModels } from '../../services/ai-service/src/speech/models/manifest.ts'
import { isInstalled } from '../../services/ai-service/src/speech/models/model-folder.ts'
import { registryAddress } from '../../services/ai-service/src/speech/models/registry.ts'
import { UsageError } from './usage-error.ts'

const MEGABYTE = 1_000_000
const megabytes = (bytes: number): string => `${Math.round(bytes / MEGABYTE)} MB`

/** Prints the models and which of them are in the folder. */
export const listModels = (folder: string): void => {
  console.log(`models in ${folder}`)
  for (const model of speechModels) {
    const state = isInstalled(folder, model) ? 'installed' : 'not installed'
    const { name, note, languages, licence, source } = model
    console.log(`${name.padEnd(14)} ${state.padEnd(14)} ${megabytes(source.bytes).padStart(7)}  ${languages}; ${note}`)
    console.log(`${' '.repeat(15)}${licence}; npm package ${source.package}@${source.version}`)
  }
}

/** Fetches a model into the folder, or unpacks it from the archive of its package. */
export const downloadNamed = async (folder: string, name: string, archive?: string): Promise<void> => {
  const model = speechModels.find((one) => one.name === name)
  if (!model) throw new UsageError(`No model is called ${name}: ${speechModels.map((one) => one.name).join(', ')}`)
  if (archive === undefined) {
    let printed = -1
    const onProgress = (bytes: number, total: number): void => {
      const percent = Math.floor((bytes / total) * 100)
      if (percent < printed + 10 && bytes < total) return
      printed = percent
      console.log(`${name}: ${megabytes(bytes)} of ${megabytes(total)}`)
    }
    await downloadModel(folder, model, { registry: await registryAddress(), onProgress })
  } else await installModel(folder, model, archive)
  console.log(`${name} is in ${folder}`)
}
