import { renderPages } from '@wervio/federation/prerender'
import { remote } from '../routes.tsx'
import { heads } from './heads.ts'

/** The pages of this remote for the HTML that is served before any code has run. */
export const render = () => renderPages({ remote, heads })
