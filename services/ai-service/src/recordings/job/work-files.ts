import { rm } from 'node:fs/promises'
import { join } from 'node:path'

/** What the job has on this machine of a recording while it works: a copy of it, and the sound that is being made. */
export const workFilesOf = (folder: string, id: string) => ({
  original: join(folder, `${id}.original`),
  playback: join(folder, `${id}.mp3`),
})

/** Removes what a process that ended left of a recording that nobody works on any more. */
export const removeWorkFiles = async (folder: string, id: string): Promise<void> => {
  await Promise.all(Object.values(workFilesOf(folder, id)).map((path) => rm(path, { force: true })))
}
