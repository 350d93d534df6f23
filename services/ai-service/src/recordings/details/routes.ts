import {
  changeSegment,
  changeSpeakers,
  deleteRecording,
  getRecording,
  getRecordingAudio,
  getRecordingWaveform,
  restoreRecording,
  summariseRecording,
} from '@wervio/contracts'
import { implement, ServiceError } from '@wervio/service-kit'
import type { BlobStore } from '@wervio/service-kit/blobs'
import type { FastifyInstance } from 'fastify'
import { answerOnce } from '../../answering/answer-call.ts'
import { chooseEngine } from '../../engines/choose-engine.ts'
import type { Engine } from '../../engines/engine.ts'
import { recordingIdOf, requireRecording, recordingGone } from '../named-recording.ts'
import { conversationOf } from '../segments/conversation-of.ts'
import { sendAudio } from './audio.ts'
import type { DetailsRepository } from './repository.ts'

type Options = {
  details: DetailsRepository
  blobs: BlobStore
  engine: Pick<Engine, 'summarise'>
  /** The rules on this machine, for a caller that asks for them. */
  rules: Pick<Engine, 'summarise'>
}

/** Room for 10,000 segments that change hands at once. */
const SPEAKERS_BODY = 1_048_576

/** One recording: read, put right, summarised again, played and deleted. */
export const detailsRoutes = (app: FastifyInstance, { details, blobs, engine, rules }: Options): void => {
  implement(app, getRecording, async ({ recruiter, params }) =>
    requireRecording(await details.find(recruiter, recordingIdOf(params.id))),
  )

  implement(app, deleteRecording, async ({ recruiter, params }) => {
    if (!(await details.remove(recruiter, recordingIdOf(params.id)))) throw recordingGone()
    return null
  })

  implement(app, restoreRecording, async ({ recruiter, params }) => {
    const id = recordingIdOf(params.id)
    await details.restore(recruiter, id)
    const {
      fileName,
      transcript,
      summary_text: summary,
      created_at,
    } = requireRecording(await details.find(recruiter, id))
    return { id, fileName, transcript, summary, created_at }
  })

  implement(app, changeSegment, async ({ recruiter, params, body }) =>
    requireRecording(await details.changeSegment(recruiter, recordingIdOf(params.id), params.position, body)),
  )

  implement(
    app,
    changeSpeakers,
    async ({ recruiter, params, body }) =>
      requireRecording(await details.changeSpeakers(recruiter, recordingIdOf(params.id), body)),
    { bodyLimit: SPEAKERS_BODY },
  )

  implement(app, summariseRecording, async ({ recruiter, params, body, identity, reply }) => {
    const id = recordingIdOf(params.id)
    const current = requireRecording(await details.find(recruiter, id))
    // Before the engine has read all of it for nothing.
    if (current.version !== body.version) throw new ServiceError('recording_conflict', { extra: { current } })
    const { speakers, conversationType } = current
    const type = body.conversationType ?? (conversationType === 'competentie' ? 'competentie' : 'sollicitatie')
    const spoken = await details.readSpoken(recruiter, id, current.vacancy?.id ?? null)
    const writer = chooseEngine({ engine, rules }, body.engine, identity)
    const summary = await answerOnce(
      (options) => writer.summarise(conversationOf({ ...spoken, speakers, type }), options),
      reply,
    )
    return requireRecording(
      await details.storeSummary(recruiter, id, { summary, conversationType: type, version: body.version }),
    )
  })

  implement(app, getRecordingAudio, async ({ recruiter, params, request, reply }) => {
    const key = requireRecording(await details.findAudioKey(recruiter, recordingIdOf(params.id)))
    return sendAudio(reply, blobs, { key, range: request.headers.range })
  })

  implement(app, getRecordingWaveform, async ({ recruiter, params }) =>
    requireRecording(await details.findWaveform(recruiter, recordingIdOf(params.id))),
  )
}
