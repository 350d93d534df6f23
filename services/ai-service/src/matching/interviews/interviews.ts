import { notedPlaceIn } from '@wervio/contracts'
import type { Sql } from '@wervio/service-kit/database'
import { readNoted } from './noted.ts'
import { isRecording, readSaid, type Said } from './said.ts'

/** Whether a path of evidence is of an interview: a recording, or what was noted of it. */
export const isOfInterview = (path: string): boolean => isRecording(path) || notedPlaceIn(path) !== null

/** What these candidates said in interviews, by candidate: as it was recorded, and as it was noted. */
export const readInterviews = async (
  connection: Sql,
  candidateIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Said[]>> => {
  const saidByCandidate = await readSaid(connection, candidateIds)
  const noted = await readNoted(connection, candidateIds)
  return new Map(candidateIds.map((id) => [id, [...(saidByCandidate.get(id) ?? []), ...(noted.get(id) ?? [])]]))
}
