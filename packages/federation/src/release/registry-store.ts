import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseRegistry } from '../contract/parse-registry.ts'
import type { Registry } from '../contract/registry.ts'
import { lockFile } from './file-lock.ts'
import { ReleaseError } from './release-error.ts'

/** Milliseconds that a change waits for another one, which takes a few. */
const LOCK_PATIENCE = 5_000
/** Registries of before that stay: enough for a rollback of several steps of each remote. */
const HISTORY_LENGTH = 100

const EMPTY: Registry = { version: 1, remotes: [] }
const textOf = (registry: Registry): string => `${JSON.stringify(registry, null, 2)}\n`

/** One registry of before, and when the next one took its place. */
export type EarlierRegistry = { registry: Registry; replacedAt: Date }

/** The names of the history, oldest first. */
const numbersIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => /^\d{6}\.json$/.test(name))
        .toSorted()
    : []

/** Appends the text to the history and drops what is too old. */
const keep = (folder: string, text: string): void => {
  mkdirSync(folder, { recursive: true })
  const names = numbersIn(folder)
  const number = Number((names.at(-1) ?? '000000').slice(0, 6)) + 1
  writeFileSync(join(folder, `${String(number).padStart(6, '0')}.json`), text)
  for (const name of names.slice(0, Math.max(0, names.length + 1 - HISTORY_LENGTH))) rmSync(join(folder, name))
}

/**
 * The registry in `file`, with those of before in `<file>.history`. Every change of a registry goes through here: one
 * at a time over all processes, checked, and atomic for who reads.
 */
export const registryStore = (file: string) => {
  const history = `${file}.history`
  const read = (): Registry => (existsSync(file) ? parseRegistry(JSON.parse(readFileSync(file, 'utf8'))) : EMPTY)

  return {
    file,
    /** The current registry; empty where there is no file. Throws when it is invalid. */
    read,

    /** Oldest first. What can't be read any more is left out. */
    history: (): EarlierRegistry[] =>
      numbersIn(history).flatMap((name) => {
        try {
          const path = join(history, name)
          return [{ registry: parseRegistry(JSON.parse(readFileSync(path, 'utf8'))), replacedAt: statSync(path).mtime }]
        } catch {
          return []
        }
      }),

    /**
     * Puts the registry that `update` makes of the present one in its place. `update` may throw, and then nothing
     * changes; it gets null where there is none, or one that can't be read. Throws a `RegistryError` for an invalid
     * registry.
     */
    change: (update: (present: Registry | null) => Registry): Registry => {
      mkdirSync(dirname(file), { recursive: true })
      const release = lockFile(`${file}.lock`, LOCK_PATIENCE)
      if (!release) throw new ReleaseError(`another release is being made in ${file}; try again`)
      try {
        const text = existsSync(file) ? readFileSync(file, 'utf8') : null
        const next = parseRegistry(update(text === null ? null : parseOrNull(text)))
        const nextText = textOf(next)
        if (nextText === text) return next
        if (text !== null) keep(history, text)
        const unfinished = `${file}.${process.pid}.new`
        writeFileSync(unfinished, nextText, { flush: true })
        renameSync(unfinished, file)
        return next
      } finally {
        release()
      }
    },
  }
}
export type RegistryStore = ReturnType<typeof registryStore>

const parseOrNull = (text: string): Registry | null => {
  try {
    return parseRegistry(JSON.parse(text))
  } catch {
    return null
  }
}
