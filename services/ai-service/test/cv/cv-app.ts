import { afterAll } from '@jest/globals'
import { errorBody, parsedCv, type ParsedCv } from '@wervio/contracts'
import type { ServiceTokens } from '@wervio/service-kit'
import { formOf } from '@wervio/service-kit/testing'
import { createBuiltinEngine } from '../../src/engines/builtin/builtin-engine.ts'
import type { Engine } from '../../src/engines/engine.ts'
import { appWith } from '../running-app.ts'

/** The service, and a way to have it read a file. */
export const startCvApp = (engine: Engine = createBuiltinEngine(), serviceTokens: ServiceTokens | null = null) => {
  const app = appWith(engine, undefined, { serviceTokens })
  afterAll(() => app.close())
  const post = async (content: Uint8Array | string, name = 'cv.pdf', token = 'goed-1') => {
    const { payload, headers } = formOf([{ field: 'cv', name, type: 'application/pdf', content: Buffer.from(content) }])
    return app.inject({
      method: 'POST',
      url: '/api/parse-cv',
      headers: { ...headers, authorization: `Bearer ${token}` },
      payload,
    })
  }
  return {
    app,
    post,
    read: async (content: Uint8Array | string, name?: string): Promise<ParsedCv> => {
      const answer = await post(content, name)
      if (answer.statusCode !== 200) throw new Error(`${answer.statusCode}: ${answer.body}`)
      return parsedCv.parse(answer.json())
    },
    refusal: async (content: Uint8Array | string, name?: string) => {
      const answer = await post(content, name)
      return { status: answer.statusCode, code: errorBody.parse(answer.json()).code }
    },
  }
}
