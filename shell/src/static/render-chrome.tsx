import { PAGE_PLACE, renderStatic } from '@wervio/federation/prerender'
import { GlobalStyle, Typeface } from '@wervio/ui'
import { CONTENT_ID, Main } from '../chrome/main.ts'
import { PublicChrome } from '../chrome/public/public-chrome.tsx'
import { ownHeads } from './own-heads.ts'

/** The public chrome as it stands around a prerendered page, and the heads of the shell's own pages. */
export const render = () =>
  Promise.resolve({
    heads: ownHeads,
    ...renderStatic(
      <>
        <Typeface />
        <GlobalStyle />
        <PublicChrome>
          <Main id={CONTENT_ID} dangerouslySetInnerHTML={{ __html: PAGE_PLACE }} />
        </PublicChrome>
      </>,
      // An address of no page, so that no link is marked as the present one.
      { path: '/static', name: 'chrome' },
    ),
  })
