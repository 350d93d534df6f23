import { giveConsent, listRecordings, saveRecording } from '@wervio/contracts'
import { demoConsent, demoRecording } from '@wervio/demo-data'
import { get, post, refused } from '../wire.ts'

/** Saves the imported interview with its candidate and their consent, unless it is there. */
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
  const consent = { ...demoConsent, given_on: new Date().toISOString().slice(0, 10) }
  const savedConsent = await post(aiService + giveConsent.path.replace('{id}', id), consent, token)
  if (savedConsent.status !== 201 && savedConsent.status !== 200)
    throw refused('the consent was not noted', savedConsent)
  const saved = await post(aiService + saveRecording.path.replace('{id}', id), recording, token)
  if (saved.status !== 201) throw refused('the recording was not saved', saved)
}
