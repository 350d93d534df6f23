import type { PageHead } from '../shared/page-head.ts'
import { privacyPolicy } from './privacy-policy/text.ts'

export const head: PageHead = { title: privacyPolicy.title, description: privacyPolicy.description }
