import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The npm registry that this machine is set to use, with a slash at the end. */
export const registryAddress = async (): Promise<string> => {
  const { npm_config_registry: set } = process.env
  const address =
    set ?? (await run('npm', ['config', 'get', 'registry'], { shell: process.platform === 'win32' })).stdout
  return address.trim().replace(/\/*$/, '/')
}
