import { PAGE_PLACE, renderStatic } from '@wervio/federation/prerender'
import { GlobalStyle } from '@wervio/ui'
import { CONTENT_ID, Main } from '../chrome/main.ts'
import { PublicChrome } from '../chrome/public/public-chrome.tsx'
import { createSite } from '../site/create-site.ts'
import { SiteContext } from '../site/site-context.ts'

// Which pages are still to come only the browser knows.
const site = { ...createSite([]), isToCome: () => false }

/** The public chrome as it stands around a prerendered page. */
export const render = () =>
  Promise.resolve(
    renderStatic(
      <SiteContext value={site}>
        <GlobalStyle />
        <PublicChrome>
          <Main id={CONTENT_ID} dangerouslySetInnerHTML={{ __html: PAGE_PLACE }} />
        </PublicChrome>
      </SiteContext>,
      // An address of no page, so that no link is marked as the present one.
      { path: '/static', name: 'chrome' },
    ),
  )
