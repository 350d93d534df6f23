import { listRecordings, saveRecording } from '@wervio/contracts'
import { demoRecording } from '@wervio/demo-data'
import { get, post, refused } from '../wire.ts'

/** Saves the imported interview with its candidate, unless it is there. */
export const saveDemoRecording = async (
  aiService: string,
  token: string,
  candidates: ReadonlyMap<string, string>,
): Promise<void> => {
  const { candidate, ...recording } = demoRecording
  const id = candidates.get(candidate)
  if (id === undefined) throw new Error(`the candidate of the recording is not there: ${candidate}`)
  const stored = await get(aiService + listRecordings.path.replace('{id}', id), token)
  if (stored.status !== 200) throw refused('the recordings could not be read', stored)
  const isStored = listRecordings.responses[200].parse(stored.body).some((one) => one.fileName === recording.fileName)
  if (isStored) return
  const saved = await post(aiService + saveRecording.path.replace('{id}', id), recording, token)
  if (saved.status !== 201) throw refused('the recording was not saved', saved)
}
