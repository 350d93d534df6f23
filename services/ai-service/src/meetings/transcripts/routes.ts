import {
  fetchMeetingTranscript,
  getMeetingTranscript,
  messages,
  seeMeetingTranscript,
  type MeetingTranscript,
} from '@wervio/contracts'
import { implement, ServiceError, type Recruiter } from '@wervio/service-kit'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { TranscriptJob } from './fetching/transcript-job.ts'
import type { TranscriptRepository } from './store/repository.ts'
import { transcriptAnswer } from './transcript-answer.ts'

/** Times that one account may let Teams be asked in a minute. */
const ASKED_PER_MINUTE = 20

type Parts = {
  repository: TranscriptRepository
  /** Null where Microsoft isn't set up. */
  job: Pick<TranscriptJob, 'runFor'> | null
}

/** What was said in a recruiter's meetings. */
export const transcriptRoutes = (app: FastifyInstance, { repository, job }: Parts): void => {
  const answerFor = async (recruiter: Recruiter, id: string): Promise<MeetingTranscript> => {
    const stored = z.uuid().safeParse(id).success ? await repository.find(recruiter, id) : null
    if (!stored) throw new ServiceError('not_found', { message: messages.meetingGone })
    return transcriptAnswer(stored)
  }

  implement(app, getMeetingTranscript, ({ recruiter, params }) => answerFor(recruiter, params.id))

  implement(app, seeMeetingTranscript, async ({ recruiter, params: { id } }) => {
    if (!z.uuid().safeParse(id).success || !(await repository.see(recruiter, id)))
      throw new ServiceError('not_found', { message: messages.meetingGone })
    return null
  })

  implement(
    app,
    fetchMeetingTranscript,
    async ({ recruiter, params: { id } }) => {
      await answerFor(recruiter, id)
      if (!job) throw new ServiceError('microsoft_not_set_up', { message: messages.microsoftNotSetUp })
      await repository.askAgain(recruiter, id, Date.now())
      const answer = await answerFor(recruiter, id)
      void job.runFor(recruiter)
      return answer
    },
    { rateLimit: { max: ASKED_PER_MINUTE, seconds: 60 } },
  )
}
