import { defineDomain } from '@wervio/service-kit'
import type { Platform } from '../platform/platform.ts'
import { cvRoutes } from './routes.ts'
import { createParsers, type ParserOptions } from './workers/parsers.ts'

type Shared = Pick<Platform, 'engine' | 'rules'> & { parserOptions?: Partial<ParserOptions> }

/** Reads CVs in processes that end with the service. */
export const cvPlugin = defineDomain<Shared>(
  { name: 'cv', writesPerMinute: null },
  (app, { engine, rules, parserOptions }) => {
    const parsers = createParsers(parserOptions)
    app.addHook('onClose', () => parsers.close())
    cvRoutes(app, { engine, rules, parsers })
  },
)
