import { renameSync, writeFileSync } from 'node:fs'

/** `write-registry.mjs <file> <inside>=<public>…`: asks each remote's server inside for the entry of its newest build. */
const [file, ...pairs] = process.argv.slice(2)
if (!file || pairs.length === 0) throw new Error('usage: write-registry.mjs <file> <inside address>=<public address>…')

const entry = async (pair) => {
  const [inside, origin] = pair.split('=')
  const response = await fetch(`${inside}/remote.json`, { signal: AbortSignal.timeout(10_000) })
  if (!response.ok) throw new Error(`${inside}/remote.json answered ${response.status}`)
  const built = await response.json()
  return { ...built, manifest: new URL(built.manifest, `${origin}/`).href }
}

const registry = { version: 1, remotes: await Promise.all(pairs.map(entry)) }
writeFileSync(`${file}.new`, `${JSON.stringify(registry, null, 2)}\n`)
renameSync(`${file}.new`, file)
