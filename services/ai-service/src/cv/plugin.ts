import { defineDomain } from '@wervio/service-kit'
import type { Platform } from '../platform/platform.ts'
import { cvRoutes } from './routes.ts'

/** Reads CVs. */
export const cvPlugin = defineDomain<Pick<Platform, 'engine' | 'rules' | 'parsers'>>(
  { name: 'cv', writesPerMinute: null },
  cvRoutes,
)
