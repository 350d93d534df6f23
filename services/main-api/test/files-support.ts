import { readdir } from 'node:fs/promises'
import type { Attachment } from '@wervio/contracts'
import { formOf } from '@wervio/service-kit/testing'
import type { startApp } from './start-app.ts'

type App = ReturnType<typeof startApp>

export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
export const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF')

/** What tests of files do: send one, and count what is kept of all of them. */
export const filesOf = ({ call, blobsFolder }: App) => {
  const send = (token: string, method: 'POST' | 'PUT', url: string, content: string | Buffer, name = 'cv.pdf') =>
    call(token, { method, url, ...formOf([{ field: 'file', name, type: 'application/pdf', content }]) })
  return {
    attach: (token: string, vacancyId: string, content: string | Buffer, name?: string) =>
      send(token, 'POST', `/api/vacancies/${vacancyId}/attachments`, content, name),
    attached: async (
      token: string,
      vacancyId: string,
      content: string | Buffer = PDF,
      name?: string,
    ): Promise<Attachment> =>
      (await send(token, 'POST', `/api/vacancies/${vacancyId}/attachments`, content, name)).json<Attachment>(),
    picture: (token: string, vacancyId: string, content: string | Buffer = PNG) =>
      send(token, 'PUT', `/api/vacancies/${vacancyId}/thumbnail`, content),
    list: async (token: string, vacancyId: string): Promise<Attachment[]> =>
      (await call(token, { url: `/api/vacancies/${vacancyId}/attachments` })).json<Attachment[]>(),
    /** Paths of the blobs there are. */
    blobs: async (): Promise<string[]> =>
      (await readdir(blobsFolder(), { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map(({ name }) => name),
  }
}
