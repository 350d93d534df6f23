const number = new Intl.NumberFormat('nl-NL')

/**
 * '1.204', in the sentences that a contract says itself. Contracts import nothing of ours; pages write their numbers
 * with `numberText` of `@wervio/ui`.
 */
export const countText = (value: number): string => number.format(value)
