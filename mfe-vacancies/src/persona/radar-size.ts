import { useWideScreen } from '@wervio/ui'

/** In px. `centre` stands left of the middle: the longest name stands on the right. */
const sizes = {
  small: { width: 330, height: 215, centre: 150, radius: 64 },
  large: { width: 440, height: 280, centre: 202, radius: 104 },
} as const

/** The size at which the radar is drawn, so that its names can be read; its box may make it smaller. */
export const useRadarSize = () => sizes[useWideScreen() ? 'large' : 'small']
