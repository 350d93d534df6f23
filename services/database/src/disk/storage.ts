import { dirname } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import type { Engine } from '../engine.ts'
import { messages } from '../messages.ts'
import type { Turns } from '../turns.ts'
import type { Status } from '../wire/answers.ts'
import { Ballast } from './ballast.ts'
import { readWhatCanNotBeWritten } from './read-only-files.ts'
import { DiskRoom, freeIn, reserveFor, type Room } from './room.ts'
import { WriteGuard } from './write-guard.ts'

/** How often is looked after the disk while nobody asks anything, in milliseconds. */
const TIDY_EVERY_MS = 1_000

const sentence: Record<Room, (folder: string) => string> = {
  enough: messages.isWritable,
  low: messages.isFull,
  'read-only': messages.isReadOnly,
}

/** The disk below the rows in `folder`, which need not be there yet; its parent is. */
export const openStorage = (folder: string, reserveBytes?: number) => {
  const parent = dirname(folder)
  const reserve = reserveBytes ?? reserveFor(parent)
  const ballast = new Ballast(`${folder}.ballast`, parent, reserve)

  return {
    folder,
    isFull: (): boolean => freeIn(parent) < reserve,
    makeRoom: (): Promise<void> => ballast.release(),

    /** Keeps the database from writing what the disk can't take, for as long as it runs. */
    guard: (database: PGlite, engine: Engine, turns: Turns, say: (line: string) => void = () => undefined) => {
      const room = new DiskRoom(folder, reserve)
      const files = readWhatCanNotBeWritten(database)
      const guard = new WriteGuard({ engine, room, folder, files, onChange: (now) => say(sentence[now](folder)) })
      let isStopped = false
      let problem = ''
      const tidy = async () => {
        const release = await turns.take()
        try {
          if (isStopped) return
          await guard.tidy()
          if (room.current === 'enough') await ballast.take()
          problem = ''
        } catch (error) {
          const code = (error as NodeJS.ErrnoException).code ?? String(error)
          if (code !== problem) say(messages.diskUnclear(folder, code))
          problem = code
        } finally {
          release()
          if (!isStopped) timer = setTimeout(() => void tidy(), TIDY_EVERY_MS).unref()
        }
      }
      // At once for the first time: the room for a next start is taken before anybody writes.
      let timer = setTimeout(() => void tidy(), 0).unref()
      return {
        mayGoOn: (status: Status, transaction: object) => guard.mayGoOn(status, transaction),
        stop: () => {
          isStopped = true
          clearTimeout(timer)
          room.stop()
        },
      }
    },
  }
}

export type Storage = ReturnType<typeof openStorage>
