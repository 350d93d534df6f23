import { afterAll } from '@jest/globals'
import { proveAccess } from '@wervio/service-kit/testing'
import { createBuiltinEngine } from '../src/engines/builtin/builtin-engine.ts'
import { appWith } from './running-app.ts'

const app = appWith(createBuiltinEngine())
afterAll(() => app.close())

proveAccess({
  service: 'ai',
  app: () => Promise.resolve(app),
  tokens: () => Promise.resolve({ owner: 'goed-1', stranger: 'goed-2' }),
  rows: { vacancy: () => Promise.reject(new Error('ai-service keeps no vacancies')) },
})
