const KEY = 'wervio:demo-ends'

/** When the demo in this browser ends, so that a page that was closed meanwhile can say that it is over. */
export const rememberDemoEnd = (moment: string): void => localStorage.setItem(KEY, moment)

export const forgetDemoEnd = (): void => localStorage.removeItem(KEY)

/**
 * Whether a demo in this browser came to its end; false where there was none. One whose session expired is over too,
 * whatever this machine's clock says: nobody signs in to a demo a second time.
 */
export const isDemoOver = ({ expired }: { expired: boolean }): boolean => {
  const moment = localStorage.getItem(KEY)
  return moment !== null && (expired || Date.parse(moment) <= Date.now())
}
