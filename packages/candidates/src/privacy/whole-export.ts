import { call } from '@wervio/api-client'
import { exportCandidate, listRecordings, type CandidateExport, type Recording } from '@wervio/contracts'

/** Everything both services keep about one candidate. */
export type WholeExport = CandidateExport & { recordings: Recording[] }

/** Whether the words of a meeting in Teams stand in a recording, as recruiters put them right. */
export const isRecorded = ({ recordings }: Pick<WholeExport, 'recordings'>, meetingId: string | undefined): boolean =>
  meetingId !== undefined && recordings.some((recording) => recording.meeting_id === meetingId)

/** Both answers as one, with what was said in a meeting once. */
const joinExports = (candidateExport: CandidateExport, recordings: Recording[]): WholeExport => {
  const meetings = candidateExport.meetings?.map((meeting) =>
    isRecorded({ recordings }, meeting.id) ? { ...meeting, transcript: null } : meeting,
  )
  return { ...candidateExport, ...(meetings && { meetings }), recordings }
}

/** Asks both services; rejects when either can't answer, since half of it would be no export. */
export const loadWholeExport = async (id: string): Promise<WholeExport> =>
  joinExports(
    ...(await Promise.all([call(exportCandidate, { params: { id } }), call(listRecordings, { params: { id } })])),
  )
