import { hasOrder } from '../hidden-orders/has-order.ts'
import { plainText } from '../context/plain-text.ts'

const LONGEST = 80

/** A candidate's name as an answer may write it: one line without markup, and never an order to a machine. */
export const writtenName = (name: string, number: number): string => {
  const plain = plainText(name).replace(/\s+/g, ' ').replace(/[[\]]/g, '').trim()
  return plain === '' || hasOrder(plain) ? `Kandidaat ${number}` : plain.slice(0, LONGEST)
}
