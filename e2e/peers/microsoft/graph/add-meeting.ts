import { randomUUID } from 'node:crypto'
import type { Account } from '../account.ts'
import type { World } from '../world.ts'

/** Adds a meeting in Teams as it is after planning: not recorded, nothing transcribed. */
export const addMeeting = (
  world: World,
  { oid }: Account,
  { joinUrl, eventId }: { joinUrl: string; eventId: string },
): void => {
  const meetings = world.meetings.get(oid) ?? []
  world.meetings.set(oid, meetings)
  meetings.push({
    id: `MSo${randomUUID().replaceAll('-', '')}`,
    joinWebUrl: joinUrl,
    eventId,
    recordAutomatically: false,
    allowTranscription: false,
    transcripts: [],
  })
}
