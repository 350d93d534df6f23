import { PAGE_PLACE, renderStatic, type Chrome } from '@wervio/federation/prerender'
import { GlobalStyle, Typeface } from '@wervio/ui'
import { CONTENT_ID, Main } from '../chrome/main.ts'
import { PublicChrome } from '../chrome/public/public-chrome.tsx'
import { ownHeads } from './own-heads.ts'
import { renderOwnPages } from './render-own-pages.tsx'

/** The public chrome as it stands around a prerendered page, and the shell's own public pages with their heads. */
export const render = (): Promise<Chrome> =>
  Promise.resolve({
    heads: ownHeads,
    ownPages: renderOwnPages(),
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
