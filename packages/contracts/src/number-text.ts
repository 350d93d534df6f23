/** Made when it is first used: the first formatter of a page takes 17 ms, and most pages open without one. */
let number: Intl.NumberFormat | undefined

/**
 * '1.204', in the sentences that a contract says itself. Contracts import nothing of ours; pages write their numbers
 * with `numberText` of `@wervio/ui`.
 */
export const countText = (value: number): string => (number ??= new Intl.NumberFormat('nl-NL')).format(value)
