import { numberText } from '@wervio/ui'

/** What is said, after what was done, of those whose procedure had ended: with a space before it, or nothing. */
export const closedText = (count: number): string => {
  if (count === 0) return ''
  return ` ${numberText(count)} ${count === 1 ? 'was al afgesloten en bleef zo' : 'waren al afgesloten en bleven zo'}.`
}
