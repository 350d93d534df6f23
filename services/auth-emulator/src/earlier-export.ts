import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { EmulatorUser } from './emulator.ts'
import { hashNewPassword, isHashed, storedPassword } from './password-hash.ts'

const METADATA = 'firebase-export-metadata.json'
const exportFile = z.object({ users: z.array(z.looseObject({ localId: z.string().min(1) })).default([]) })

const isWhole = async (folder: string): Promise<boolean> =>
  (await stat(join(folder, METADATA)).catch(() => null)) !== null

/**
 * The folders in which an earlier version of Wervio may have stored accounts, newest first; an export may not have been
 * moved into place.
 */
const exportFolders = async (folder: string): Promise<string[]> => {
  const names = await readdir(folder).catch((): string[] => [])
  const unplacedExports = names
    .filter((name) => name.startsWith('firebase-export-'))
    .toSorted()
    .toReversed()
  return ['accounts', ...unplacedExports, 'accounts-at-last-start']
    .filter((name) => names.includes(name))
    .map((name) => join(folder, name))
}

/** Hashes the password, because earlier versions stored it as it was typed. */
const withHashedPassword = async (user: EmulatorUser): Promise<EmulatorUser> => {
  const password = storedPassword(user.passwordHash)
  if (password === undefined || isHashed(password)) return user
  return { ...user, salt: 'scrypt', passwordHash: `fakeHash:salt=scrypt:password=${await hashNewPassword(password)}` }
}

/**
 * The users that an earlier version of Wervio exported into `folder`, with hashed passwords; none if there is no
 * export.
 */
export const readEarlierExport = async (folder: string): Promise<EmulatorUser[]> => {
  for (const candidate of await exportFolders(folder)) {
    if (!(await isWhole(candidate))) continue
    const file = join(candidate, 'auth_export', 'accounts.json')
    const { users } = exportFile.parse(JSON.parse(await readFile(file, 'utf8').catch(() => '{}')))
    return Promise.all((users as EmulatorUser[]).map(withHashedPassword))
  }
  return []
}

/** Removes what an earlier version left in `folder`, because its copies contain passwords as they were typed. */
export const removeEarlierExport = async (folder: string): Promise<void> => {
  const leftovers = [
    ...(await exportFolders(folder)),
    ...['settings', 'tmp', 'firebase.json'].map((name) => join(folder, name)),
  ]
  await Promise.all(leftovers.map((path) => rm(path, { recursive: true, force: true })))
}
