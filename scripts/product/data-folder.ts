import { access, constants, mkdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { lockFile } from '@wervio/federation/file-lock'
import { OrphanGuard } from './orphan-guard.ts'
import { StartError } from './ports.ts'
import { writeProblem } from './storage-watch.ts'

/** Error codes of a full disk; stored data can then still be read. */
const NO_ROOM: readonly string[] = ['ENOSPC', 'EDQUOT']

/** The data folder, reserved for one product. */
export type DataFolder = { path: string; guard: OrphanGuard; release: () => Promise<void> }

const inUse = (folder: string): string =>
  [
    `De gegevensmap ${folder} is in gebruik: daar draait al een Wervio.`,
    'Stop die eerst, of kies met WERVIO_DATA een andere map. Er is niets gewijzigd.',
  ].join(' ')

const refusal = (folder: string, code: string): StartError => {
  const otherwise = 'of kies met WERVIO_DATA een andere map.'
  if (code === 'ENOTDIR')
    return new StartError(`${folder} is een bestand, of ligt in een bestand. Zet WERVIO_DATA op een map.`)
  if (code === 'EROFS')
    return new StartError(
      `De gegevensmap ${folder} staat op een schijf die alleen-lezen is. Maak die schrijfbaar, ${otherwise}`,
    )
  if (NO_ROOM.includes(code))
    return new StartError(`De schijf van de gegevensmap ${folder} is vol. Maak ruimte, ${otherwise}`)
  const problem = `De gegevensmap ${folder} kan niet gemaakt of beschreven worden (${code}).`
  return new StartError(`${problem} Controleer de rechten, ${otherwise}`)
}

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException | undefined)?.code ?? 'unknown'

export const isWithoutRoom = (error: unknown): boolean => NO_ROOM.includes(codeOf(error))

/** Rewords an error that the disk caused, for the person who starts Wervio. */
export const explainStorage = (error: unknown, folder: string): unknown =>
  isWithoutRoom(error) || codeOf(error) === 'EROFS' ? refusal(folder, codeOf(error)) : error

/** Why nothing can be created at a path: the error code of its nearest existing ancestor. */
const obstacleAt = async (path: string): Promise<string | undefined> => {
  try {
    if (!(await stat(path)).isDirectory()) return 'ENOTDIR'
    await access(path, constants.W_OK)
    return undefined
  } catch (error) {
    return codeOf(error) === 'ENOENT' && dirname(path) !== path ? obstacleAt(dirname(path)) : codeOf(error)
  }
}

/** Creates the folder if needed; throws `StartError` when that fails. */
const makeFolder = async (folder: string): Promise<void> => {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
  } catch (error) {
    // mkdir reports ENOENT for a read-only disk.
    throw refusal(folder, (await obstacleAt(folder)) ?? codeOf(error))
  }
}

const causeOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/**
 * Takes the lock, without writing in the folder of a running product. If the lock fails for another reason, the disk is
 * usually read-only.
 */
const lockWritable = async (folder: string): Promise<() => void> => {
  let unlock: (() => void) | undefined
  let cause: unknown
  try {
    unlock = lockFile(join(folder, 'product.lock'))
    if (!unlock) throw new StartError(inUse(folder))
  } catch (error) {
    if (error instanceof StartError) throw error
    cause = error
  }
  const problem = await writeProblem(folder)
  if (unlock && (!problem || NO_ROOM.includes(problem))) return unlock
  unlock?.()
  if (problem) throw refusal(folder, problem)
  const failure = `De gegevensmap ${folder} kan niet vergrendeld worden (${causeOf(cause)}).`
  throw new StartError(`${failure} Kies met WERVIO_DATA een map op een schijf van deze machine.`)
}

/**
 * Reserves the data folder for one product, before anything else is written there, and starts the guard over its
 * processes. Throws `StartError` for a folder that is in use, is a file or can't be written; a full disk may be read.
 * After a kill -9 the lock is free at once, and remaining processes of the killed product are waited for.
 */
export const takeDataFolder = async (
  path: string,
  say: (line: string) => void,
  grace?: number,
): Promise<DataFolder> => {
  await makeFolder(path)
  const unlock = await lockWritable(path)
  try {
    const guard = await OrphanGuard.start({
      lock: join(path, 'guard.lock'),
      ...(grace !== undefined && { grace }),
      onWait: () => say('wachten tot de processen van de vorige keer gestopt zijn …'),
    })
    return {
      path,
      guard,
      release: async () => {
        await guard.stop()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}
