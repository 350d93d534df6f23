import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeManifests, MANIFESTS } from './manifests.ts'

/** Writes the manifests of the repository `root` in the place of those that were there. */
export const writeManifests = (root: string): void => {
  const folder = join(root, MANIFESTS)
  const files = makeManifests(root)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of files) writeFileSync(join(folder, name), text)
}
