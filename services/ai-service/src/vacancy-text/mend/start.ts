import { isStart } from './sections-of-items.ts'

/** 'Begin 7.00 uur' and 'start om 6.45 uur'. */
const BEGINS = /^(?:begin|begint|start)(?: om)? (?=\d{1,2}\.\d\d uur)/i

const writeDay = (shift: string): string =>
  isStart(shift)
    ? shift
        .replace(/^(?:(?:je )?start(?:datum)?(?: is)?:? |beschikbaar )?(?:op )?(?=\d)/i, 'Je start op ')
        .replace(/^start:? (?=per|vanaf|rond|medio|begin|eind|nu)/i, 'Je start ')
        .replace(/^(?=per |vanaf )/i, 'Je start ')
        .replace(/^start:? (?=direct|zo snel)|^(?=zo snel mogelijk$)/i, 'Je start ')
        .replace(/^Je start Zo/, 'Je start zo')
        .replace(/^Je start Per/, 'Je start per')
    : shift

/** When one starts, by its day or its hour, as a sentence: 'Je start op 1 april'. */
export const writeStart = (shift: string): string => writeDay(shift.replace(BEGINS, 'Je begint om '))
