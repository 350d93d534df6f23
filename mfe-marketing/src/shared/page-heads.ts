import { head as about } from '../about/head.ts'
import { head as betaSignup } from '../beta-signup/head.ts'
import { head as contact } from '../contact/head.ts'
import { head as home } from '../home/head.ts'
import { head as howItWorks } from '../how-it-works/head.ts'
import { head as pricing } from '../pricing/head.ts'
import { head as privacy } from '../privacy/head.ts'
import type { PageHead } from './page-head.ts'

/** The head of each page by its id, for the HTML that is made at build; a page itself loads its own alone. */
export const pageHeads = {
  home,
  'how-it-works': howItWorks,
  pricing,
  contact,
  about,
  'beta-signup': betaSignup,
  privacy,
} as const satisfies Record<string, PageHead>
