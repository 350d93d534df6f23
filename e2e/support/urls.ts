import type { Urls as AllUrls } from '../../scripts/product/settings.ts'

/** Where a running product answers; origins without a slash at the end. */
export type Urls = Pick<
  AllUrls,
  'shell' | 'marketing' | 'vacancies' | 'candidates' | 'mainApi' | 'aiService' | 'authEmulator'
>
