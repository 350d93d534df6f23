import type { Session } from '@wervio/contracts'

/** 'Chrome op Windows', as far as the browser said what it is. */
export const deviceName = ({ browser, system }: Pick<Session, 'browser' | 'system'>): string => {
  if (browser && system) return `${browser} op ${system}`
  return browser ?? (system ? `Onbekende browser op ${system}` : 'Onbekende browser')
}

const handheld = new Set(['iPhone', 'iPad', 'Android'])

/** Whether it is a telephone or a tablet. */
export const isHandheld = ({ system }: Pick<Session, 'system'>): boolean => system !== null && handheld.has(system)
