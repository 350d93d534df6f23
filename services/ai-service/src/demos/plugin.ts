import { writeDemoConversations } from '@wervio/contracts'
import { demoConsent, demoRecording, meetingsOf } from '@wervio/demo-data'
import { defineDomain, implement, ServiceError } from '@wervio/service-kit'
import { writePastMeetings } from '../meetings/past/write-past-meetings.ts'
import { WRITES_PER_MINUTE, type Platform } from '../platform/platform.ts'
import { settingsOf } from '../platform/settings-of.ts'
import { insertConsent } from '../recordings/consent/insert-consent.ts'
import { createRecordings } from '../recordings/recordings.ts'

type Named = readonly { name: string; id: string }[]
const idsOf = (rows: Named): Map<string, string> => new Map(rows.map(({ name, id }) => [name, id]))

/** What ai-service keeps of a demo's sample data; main-api makes the demo and asks for it. */
export const demosPlugin = defineDomain<Pick<Platform, 'transaction'>>(
  { name: 'demos', writesPerMinute: WRITES_PER_MINUTE },
  (app, { transaction }) => {
    const recordings = createRecordings(transaction)
    implement(app, writeDemoConversations, async ({ identity, recruiter, body }) => {
      if (identity !== null) throw new ServiceError('forbidden')
      const ids = { candidates: idsOf(body.candidates), vacancies: idsOf(body.vacancies) }
      await transaction(settingsOf(recruiter), (connection) =>
        writePastMeetings(connection, recruiter, meetingsOf(new Date(), ids)),
      )
      const { candidate, ...recording } = demoRecording
      const id = ids.candidates.get(candidate)
      const stored = id === undefined ? null : await recordings.list(recruiter, id)
      const isStored = stored === null || stored.some(({ fileName }) => fileName === recording.fileName)
      if (id === undefined || isStored) return null
      const { creation_key: creationKey, ...consent } = demoConsent
      const today = new Date().toISOString().slice(0, 10)
      await transaction(settingsOf(recruiter), (connection) =>
        insertConsent(connection, recruiter, { ...consent, given_on: today, candidateId: id, creationKey }),
      )
      await recordings.add(recruiter, id, recording)
      return null
    })
  },
)
