import { fairUse } from './fair-use/text.ts'
import type { LegalText } from './legal-text.ts'
import { privacyPolicy } from './privacy-policy/text.ts'
import { userTerms } from './user-terms/text.ts'

/** The three texts, in the order of their tabs. The first stands at `/privacy` itself. */
export const legalTexts: readonly LegalText[] = [privacyPolicy, userTerms, fairUse]
