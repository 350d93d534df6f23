import { call } from '@wervio/api-client'
import { exportCandidate, listRecordings, type CandidateExport, type Recording } from '@wervio/contracts'

/** Everything both services keep about one candidate. */
export type WholeExport = CandidateExport & { recordings: Recording[] }

/** The meetings in Teams whose words stand in a recording, as recruiters put them right. */
export const recordedMeetings = ({ recordings }: Pick<WholeExport, 'recordings'>): ReadonlySet<string | undefined> =>
  new Set(recordings.flatMap(({ meeting_id: id }) => id ?? []))

/** Both answers as one, with what was said in a meeting once. */
const joinExports = (candidateExport: CandidateExport, recordings: Recording[]): WholeExport => {
  const recorded = recordedMeetings({ recordings })
  const meetings = candidateExport.meetings?.map((meeting) =>
    recorded.has(meeting.id) ? { ...meeting, transcript: null } : meeting,
  )
  return { ...candidateExport, ...(meetings && { meetings }), recordings }
}

/** Asks both services; rejects when either can't answer, since half of it would be no export. */
export const loadWholeExport = async (id: string): Promise<WholeExport> =>
  joinExports(
    ...(await Promise.all([call(exportCandidate, { params: { id } }), call(listRecordings, { params: { id } })])),
  )
