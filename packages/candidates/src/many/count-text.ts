import { numberText } from '@wervio/ui'

/** '1 kandidaat', '1.204 kandidaten'. */
export const countText = (count: number): string => (count === 1 ? '1 kandidaat' : `${numberText(count)} kandidaten`)
