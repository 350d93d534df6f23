import { fail, integer, record } from './parse.ts'

/** A remote, as its folder and the `wervio.remote` block of its package.json describe it. */
export type RemotePackage = {
  /** Its folder: `mfe-vacancies`. */
  package: string
  /** Its name in ports and addresses: `vacancies`. */
  key: string
  /** The name of its federation container: `mfe_vacancies`. */
  name: string
  /** The port it is served on, unless `portVariable` sets another. */
  port: number
  portVariable: string
}

const FOLDER = /^mfe-([a-z][a-z0-9]*(?:-[a-z0-9]+)*)$/

/** Reads the block; throws a `RegistryError` that names what is wrong. */
export const remoteOf = (folder: string, manifest: unknown): RemotePackage => {
  const at = `${folder}/package.json`
  const key = FOLDER.exec(folder)?.[1] ?? fail(folder, 'the folder of a remote (mfe-<domain>)')
  const block = record(record(record(manifest, at)['wervio'], `${at}: wervio`)['remote'], `${at}: wervio.remote`)
  const identifier = key.replaceAll('-', '_')
  return {
    package: folder,
    key,
    name: `mfe_${identifier}`,
    port: integer(block['port'], `${at}: wervio.remote.port`),
    portVariable: `WERVIO_${identifier.toUpperCase()}_PORT`,
  }
}
