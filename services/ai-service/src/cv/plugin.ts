import { defineDomain } from '@wervio/service-kit'
import type { Platform } from '../platform/platform.ts'
import { cvRoutes } from './routes.ts'

/** Reads CVs. */
export const cvPlugin = defineDomain<Pick<Platform, 'engine' | 'rules' | 'parsers' | 'taxonomy'>>(
  { name: 'cv', writesPerMinute: null },
  (app, { taxonomy, ...readers }) =>
    cvRoutes(app, {
      ...readers,
      // A CV is read without a taxonomy too, also where it can't be asked.
      taxonomy: () => taxonomy.current().catch(() => null),
    }),
)
