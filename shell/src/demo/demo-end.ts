const KEY = 'wervio:demo-ends'

/** When the demo in this browser ends, so that a page that was closed meanwhile can say that it is over. */
export const rememberDemoEnd = (moment: string): void => localStorage.setItem(KEY, moment)

export const forgetDemoEnd = (): void => localStorage.removeItem(KEY)

/** Whether a demo in this browser came to its end; false where there was none. */
export const isDemoOver = (): boolean => {
  const moment = localStorage.getItem(KEY)
  return moment !== null && Date.parse(moment) <= Date.now()
}
