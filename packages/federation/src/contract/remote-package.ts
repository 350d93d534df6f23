import { fail, integer, record } from './parse.ts'

/** A remote as its folder and the `wervio.remote` block of its package.json name it. */
export type RemotePackage = {
  /** Its folder: `mfe-vacancies`. */
  package: string
  /** What it is called among ports and addresses: `vacancies`. */
  key: string
  /** Of its federation container: `mfe_vacancies`. */
  name: string
  /** Where it is served unless `portVariable` says otherwise. */
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
