import type { CvImport, ImportItemSummary } from '@wervio/contracts'
import { formOf } from '@wervio/service-kit/testing'
import { PDF } from './files-support.ts'
import type { startApp } from './start-app.ts'

/** What tests of stacks do: begin one and add CVs to it. */
export const importsOf = ({ call }: ReturnType<typeof startApp>) => {
  const begin = async (token: string, mode = 'review') =>
    (await call(token, { method: 'POST', url: '/api/cv-imports', payload: { mode } })).json<CvImport>()
  const add = (
    token: string,
    id: string,
    name = 'cv.pdf',
    content: Buffer = PDF,
    query: { creation_key?: string } = {},
  ) =>
    call(token, {
      method: 'POST',
      url: `/api/cv-imports/${id}/files`,
      query,
      ...formOf([{ field: 'cv', name, content }]),
    })
  return {
    begin,
    add,
    /** A CV in a stack of its own. */
    added: async (token: string): Promise<ImportItemSummary> =>
      (await add(token, (await begin(token)).id)).json<ImportItemSummary>(),
  }
}
