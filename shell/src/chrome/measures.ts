import { tokens } from '@wervio/ui'

/** Sizes that parts of the chrome share, so that nothing moves when a page takes the place of its skeleton. */
export const measures = {
  publicHeader: '4.5rem',
  topBar: tokens.topBar,
  sidebar: '15.5rem',
  foldedSidebar: '4.25rem',
} as const
