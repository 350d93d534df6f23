import { PAGE_PLACE, renderStatic } from '@wervio/federation/prerender'
import { GlobalStyle, Typeface } from '@wervio/ui'
import { CONTENT_ID, Main } from '../chrome/main.ts'
import { PublicChrome } from '../chrome/public/public-chrome.tsx'

/** The public chrome as it stands around a prerendered page. */
export const render = () =>
  Promise.resolve(
    renderStatic(
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
  )
