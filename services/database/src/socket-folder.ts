import { chmod, lstat, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { userInfo } from 'node:os'
import { socketName } from '@wervio/service-kit/embedded-database'
import { DatabaseError } from './database-error.ts'
import { messages } from './messages.ts'

/**
 * Makes the folder of the socket for this user alone and returns the path of the socket, removed where a killed process
 * left one; whoever calls holds the lock of the data. Throws `DatabaseError` when the folder is another's or a link: in
 * a temporary folder anybody could have put it there.
 */
export const prepareSocket = async (folder: string): Promise<string> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const entry = await lstat(folder)
  if (!entry.isDirectory() || entry.uid !== userInfo().uid)
    throw new DatabaseError(messages.foreignSocketFolder(folder))
  await chmod(folder, 0o700)
  const path = join(folder, socketName)
  await rm(path, { force: true })
  return path
}
