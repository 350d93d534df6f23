import { open, readFile, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { z } from 'zod'
import type { Emulator, EmulatorUser } from './emulator.ts'

const accountsFile = z.object({
  version: z.literal(1),
  users: z.array(
    z.looseObject({ localId: z.string().min(1), email: z.string().optional(), passwordHash: z.string().optional() }),
  ),
})

/** The users in the file; null when there is no file. Throws when it can't be read, so that it is never overwritten. */
export const readAccounts = async (file: string): Promise<EmulatorUser[] | null> => {
  try {
    return accountsFile.parse(JSON.parse(await readFile(file, 'utf8'))).users
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw new Error(
      `Het bestand met accounts is niet te lezen: ${file}. Zet een reservekopie terug. Er is niets gewijzigd.`,
      {
        cause: error,
      },
    )
  }
}

const sync = async (path: string): Promise<void> => {
  const handle = await open(path, 'r')
  await handle.sync().finally(() => handle.close())
}

/** Writes the file completely or not at all, readable for this user alone, and resolves once it is on disk. */
const writeWhole = async (file: string, text: string): Promise<void> => {
  const temporaryFile = `${file}.new`
  const handle = await open(temporaryFile, 'w', 0o600)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(temporaryFile, file)
  await sync(dirname(file))
}

const textOf = (users: Iterable<EmulatorUser>): string => JSON.stringify({ version: 1, users: [...users] })

/** Replaces the emulator's accounts by `users`. */
export const fillAccounts = (state: Emulator['state'], users: EmulatorUser[]): void => {
  for (const user of state.users.values()) state.deleteUser(user)
  for (const user of users) state.overwriteUserWithLocalId(user.localId, structuredClone(user))
}

/**
 * Stores the emulator's accounts in `file`. `save` resolves when the current accounts are on disk; there is one write
 * at a time, and callers before its start share it. When a write fails, `save` rejects and the accounts return to those
 * of the last write.
 */
export const createAccountsFile = (file: string, state: Emulator['state']) => {
  let savedText = textOf(state.users.values())
  let running: Promise<void> = Promise.resolve()
  let waiting: Promise<void> | undefined

  const saveOnce = async (): Promise<void> => {
    const text = textOf(state.users.values())
    try {
      await writeWhole(file, text)
      savedText = text
    } catch (error) {
      fillAccounts(state, accountsFile.parse(JSON.parse(savedText)).users)
      throw error
    }
  }

  return {
    save: (): Promise<void> => {
      waiting ??= running
        .catch(() => undefined)
        .then(() => {
          waiting = undefined
          running = saveOnce()
          return running
        })
      return waiting
    },
  }
}

export type AccountsFile = ReturnType<typeof createAccountsFile>
