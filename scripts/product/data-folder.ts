import { access, constants, mkdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { lockFile } from './file-lock.ts'
import { OrphanGuard } from './orphan-guard.ts'
import { StartError } from './ports.ts'
import { writeProblem } from './storage-watch.ts'

/** A disk without room: what is stored can still be read. */
const NO_ROOM: readonly string[] = ['ENOSPC', 'EDQUOT']

/** The data folder, taken for one product. */
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

/** The same error, in words for whoever starts Wervio where the disk is the reason. */
export const explainStorage = (error: unknown, folder: string): unknown =>
  isWithoutRoom(error) || codeOf(error) === 'EROFS' ? refusal(folder, codeOf(error)) : error

/** Why nothing can be made at a path: of what stands nearest above it, the code of what is wrong with it. */
const obstacleAt = async (path: string): Promise<string | undefined> => {
  try {
    if (!(await stat(path)).isDirectory()) return 'ENOTDIR'
    await access(path, constants.W_OK)
    return undefined
  } catch (error) {
    return codeOf(error) === 'ENOENT' && dirname(path) !== path ? obstacleAt(dirname(path)) : codeOf(error)
  }
}

/** Makes the folder where it isn't there yet; throws `StartError` when that can't be. */
const makeFolder = async (folder: string): Promise<void> => {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
  } catch (error) {
    // mkdir says ENOENT for a read-only disk.
    throw refusal(folder, (await obstacleAt(folder)) ?? codeOf(error))
  }
}

const causeOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Tries nothing in the folder of a running product. A lock that fails otherwise mostly means a read-only disk. */
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
 * Takes the data folder for one product, before anything else is written there, and starts the guard over its
 * processes. Throws `StartError` for a folder that another product has, that is a file or that can't be written; a full
 * disk may be read. After a kill -9 the lock is free at once, and what the killed product left is waited for.
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
