import { messages, type CandidateNote } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { CANDIDATES, failure, ID, MAIN } from './fake-services.ts'

export const NOTES = `${CANDIDATES}/${ID}/notes`
export const NOTE = `${MAIN}/api/candidate-notes/:id`

const idOf = (number: number) => `00000000-0000-4000-8000-1${String(number).padStart(11, '0')}`

/** A note; a higher number is a newer one. */
export const note = (number: number, overrides: Partial<CandidateNote> = {}): CandidateNote => ({
  id: idOf(number),
  text: `Notitie ${number}`,
  by: 'Sanne de Wit',
  yours: true,
  deletable: true,
  version: 1,
  created_at: new Date(Date.UTC(2026, 0, 2, 10, number)).toISOString(),
  edited_at: null,
  ...overrides,
})

type Body = { text: string; version?: number; creation_key?: string }

/**
 * The notes about a candidate, newest first, which the calls change as the service does; `calls` lists what was asked.
 */
export const fakeNotes = (start: readonly CandidateNote[]) => {
  let notes = [...start]
  const deleted = new Map<string, CandidateNote>()
  const calls: [method: string, asked: unknown][] = []
  const missing = () => HttpResponse.json(failure('not_found', messages.noteNotFound), { status: 404 })
  const insert = (newNote: CandidateNote) => {
    notes = [newNote, ...notes].toSorted((one, other) => other.created_at.localeCompare(one.created_at))
  }
  const handlers = [
    http.get(NOTES, () => HttpResponse.json(notes)),
    http.post(NOTES, async ({ request }) => {
      const { text, creation_key } = (await request.json()) as Body
      calls.push(['POST', { text, creation_key }])
      const newNote = note(50 + calls.length, { text })
      insert(newNote)
      return HttpResponse.json(newNote, { status: 201 })
    }),
    http.put(NOTE, async ({ request, params }) => {
      const { text, version } = (await request.json()) as Body
      calls.push(['PUT', { text, version }])
      const before = notes.find(({ id }) => id === params['id'])
      if (!before) return missing()
      if (version !== before.version)
        return HttpResponse.json(
          { ...failure('note_conflict', messages.noteConflict), current: before },
          { status: 409 },
        )
      const edited = { ...before, text, version: before.version + 1, edited_at: '2026-01-03T10:00:00.000Z' }
      notes = notes.map((other) => (other.id === edited.id ? edited : other))
      return HttpResponse.json(edited)
    }),
    http.delete(NOTE, ({ request, params }) => {
      calls.push(['DELETE', new URL(request.url).searchParams.get('version')])
      const before = notes.find(({ id }) => id === params['id'])
      if (!before) return missing()
      deleted.set(before.id, before)
      notes = notes.filter((other) => other !== before)
      return new HttpResponse(null, { status: 204 })
    }),
    http.post(`${NOTE}/restore`, ({ params }) => {
      calls.push(['POST', 'restore'])
      const before = deleted.get(String(params['id']))
      if (!before) return missing()
      insert(before)
      return HttpResponse.json(before)
    }),
  ]
  return {
    calls,
    handlers,
    /** What another tab or a colleague does meanwhile. */
    change: (changeNotes: (notes: CandidateNote[]) => CandidateNote[]) => {
      notes = changeNotes(notes)
    },
  }
}
