import { messages, type Publication, type PublicationOrigin, type PublicationVersion } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { failure, ID, server, VACANCIES, vacancy } from './fake-services.ts'

type StoredVersion = PublicationVersion & { html: string }
type SaveRequest = { html: string; base_version: number; origin: PublicationOrigin; session?: string }

const PATH = `${VACANCIES}/:id/publication`
export const initialHtml = '<h1>Wijkverpleegkundige</h1><p>Tekst van nu.</p>'
const hour = (count: number) => new Date(Date.UTC(2026, 0, 2, 9, count)).toISOString()

/** One vacancy with its text and history, behaving as main-api does; `replies` may answer a save instead. */
export const fakePublication = (html = initialHtml) => {
  const versions: StoredVersion[] = []
  const saves: SaveRequest[] = []
  const state = {
    publication: { html, version: 1, updated_at: hour(0), updated_by: 'Sanne', made_by: null } as Publication,
    versions,
    /** Every save that arrived, refused ones too. */
    saves,
    /** Answers the next saves instead of the service, in turn; undefined lets one through. */
    replies: [] as (((save: SaveRequest) => Response | Promise<Response | undefined>) | undefined)[],
    /** Nobody answers a save, also not one that is tried again by itself, until a test says otherwise. */
    isDown: false,
    write: (next: string, by: string, origin: PublicationOrigin) => {
      const version = state.publication.version + 1
      state.publication = { ...state.publication, html: next, version, updated_at: hour(version), updated_by: by }
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
    http.get(`${VACANCIES}/:id`, () => HttpResponse.json(vacancy({ description: state.publication.html }))),
    http.get(PATH, () => HttpResponse.json(state.publication)),
    http.put(PATH, async ({ request }) => {
      const save = (await request.json()) as SaveRequest
      saves.push(save)
      if (state.isDown) return HttpResponse.error()
      const reply = await state.replies.shift()?.(save)
      if (reply) return reply
      if (save.base_version !== state.publication.version)
        return HttpResponse.json(
          { ...failure('publication_conflict', messages.publicationConflict), current: state.publication },
          { status: 409 },
        )
      state.write(save.html, 'Sanne', save.origin)
      return HttpResponse.json(state.publication)
    }),
    http.delete(PATH, () => (state.write('', 'Sanne', 'deleted'), new HttpResponse(null, { status: 204 }))),
    http.get(`${PATH}/versions`, () => HttpResponse.json(versions.map((version) => ({ ...version, html: undefined })))),
    http.get(`${PATH}/versions/:version`, ({ params }) => {
      const storedVersion = versions.find(({ id }) => id === params['version'])
      return storedVersion
        ? HttpResponse.json(storedVersion)
        : HttpResponse.json(failure('not_found', messages.versionNotFound), { status: 404 })
    }),
  )
  return state
}

export const READ_PATH = `/vacancy/${ID}?tab=publicatietekst`
export const EDIT_PATH = `${READ_PATH}&tekst=bewerken`
