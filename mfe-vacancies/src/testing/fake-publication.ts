import { messages, type Publication, type PublicationOrigin, type PublicationVersion } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { failure, ID, server, VACANCIES, vacancy } from './fake-services.ts'

type Kept = PublicationVersion & { html: string }
type Sent = { html: string; base_version: number; origin: PublicationOrigin; session?: string }

const PATH = `${VACANCIES}/:id/publication`
export const text = '<h1>Wijkverpleegkundige</h1><p>Tekst van nu.</p>'
const hour = (count: number) => new Date(Date.UTC(2026, 0, 2, 9, count)).toISOString()

/** One vacancy with its text and history, behaving as main-api does; `put` may stand in the way of a save. */
export const fakePublication = (html = text) => {
  const versions: Kept[] = []
  const sent: Sent[] = []
  const state = {
    now: { html, version: 1, updated_at: hour(0), updated_by: 'Sanne', made_by: null } as Publication,
    versions,
    /** Every save that arrived, refused ones too. */
    sent,
    /** Answers the next saves instead of the service, in turn; undefined lets one through. */
    put: [] as (((save: Sent) => Response | Promise<Response | undefined>) | undefined)[],
    write: (next: string, by: string, origin: PublicationOrigin) => {
      const version = state.now.version + 1
      state.now = { ...state.now, html: next, version, updated_at: hour(version), updated_by: by }
      versions.unshift({
        id: crypto.randomUUID(),
        version,
        origin,
        words: next === '' ? 0 : 3,
        created_at: hour(version),
        created_by: by,
        made_by: null,
        html: next,
      })
    },
  }
  versions.push({
    id: crypto.randomUUID(),
    version: 1,
    origin: 'generated',
    words: 4,
    created_at: hour(0),
    created_by: 'Sanne',
    made_by: { engine: 'builtin', model: 'wervio-1', at: hour(0) },
    html,
  })
  server.use(
    http.get(`${VACANCIES}/:id`, () => HttpResponse.json(vacancy({ description: state.now.html }))),
    http.get(PATH, () => HttpResponse.json(state.now)),
    http.put(PATH, async ({ request }) => {
      const save = (await request.json()) as Sent
      sent.push(save)
      const other = await state.put.shift()?.(save)
      if (other) return other
      if (save.base_version !== state.now.version)
        return HttpResponse.json(
          { ...failure('publication_conflict', messages.publicationConflict), current: state.now },
          { status: 409 },
        )
      state.write(save.html, 'Sanne', save.origin)
      return HttpResponse.json(state.now)
    }),
    http.delete(PATH, () => (state.write('', 'Sanne', 'deleted'), new HttpResponse(null, { status: 204 }))),
    http.get(`${PATH}/versions`, () => HttpResponse.json(versions.map((version) => ({ ...version, html: undefined })))),
    http.get(`${PATH}/versions/:version`, ({ params }) => {
      const found = versions.find(({ id }) => id === params['version'])
      return found
        ? HttpResponse.json(found)
        : HttpResponse.json(failure('not_found', messages.versionNotFound), { status: 404 })
    }),
  )
  return state
}

export const READ = `/vacancy/${ID}?tab=publicatietekst`
export const EDIT = `${READ}&tekst=bewerken`
