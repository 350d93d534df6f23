import { addNote, deleteNote, editNote, listNotes, messages, restoreNote } from '@wervio/contracts'
import { implement, ServiceError } from '@wervio/service-kit'
import type { FastifyInstance } from 'fastify'
import { validate } from 'uuid'
import { candidateIdOf, requireCandidate } from '../named-candidate.ts'
import type { NoteRepository } from './repository.ts'

/** The same error for an unknown note, a deleted one and one of another organisation. */
const noteNotFound = (): ServiceError => new ServiceError('not_found', { message: messages.noteNotFound })

const noteIdOf = (id: string): string => {
  if (!validate(id)) throw noteNotFound()
  return id
}

const requireNote = <T>(note: T | null): T => {
  if (note === null) throw noteNotFound()
  return note
}

export const noteRoutes = (app: FastifyInstance, { notes }: { notes: NoteRepository }): void => {
  implement(app, listNotes, async ({ recruiter, params }) =>
    requireCandidate(await notes.list(recruiter, candidateIdOf(params.id))),
  )

  implement(app, addNote, async ({ recruiter, params, body, reply }) => {
    const addition = requireCandidate(await notes.add(recruiter, candidateIdOf(params.id), body))
    reply.code(addition.isNew ? 201 : 200)
    return addition.note
  })

  implement(app, editNote, async ({ recruiter, params, body }) =>
    requireNote(await notes.edit(recruiter, noteIdOf(params.id), body)),
  )

  implement(app, deleteNote, async ({ recruiter, params, query }) => {
    if (!(await notes.remove(recruiter, noteIdOf(params.id), query.version))) throw noteNotFound()
    return null
  })

  implement(app, restoreNote, async ({ recruiter, params }) =>
    requireNote(await notes.restore(recruiter, noteIdOf(params.id))),
  )
}
