import type { PageReport } from '@wervio/contracts'

/** The least width of the screen, in CSS pixels, of what isn't a phone. */
const TABLET_WIDTH = 600

/** A phone, a tablet or a desktop, by how somebody points and the shorter side of the screen: nothing finer. */
export const deviceClass = (): PageReport['device'] => {
  if (!window.matchMedia('(pointer: coarse)').matches) return 'desktop'
  return Math.min(window.screen.width, window.screen.height) < TABLET_WIDTH ? 'phone' : 'tablet'
}
