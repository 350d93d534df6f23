import { useSearchParams } from '@wervio/routing'

/** Periods to look at, in weeks. */
export const periods = {
  13: 'Laatste 3 maanden',
  26: 'Laatste halfjaar',
  52: 'Laatste jaar',
  104: 'Laatste 2 jaar',
} as const
export type Weeks = keyof typeof periods

const USUAL: Weeks = 26
const all = Object.keys(periods).map(Number) as Weeks[]

/** The weeks the figures are about, kept in the address. */
export const usePeriod = (): [Weeks, (weeks: Weeks) => void] => {
  const [search, setSearch] = useSearchParams()
  const choose = (weeks: Weeks) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now)
        if (weeks === USUAL) next.delete('weken')
        else next.set('weken', String(weeks))
        return next
      },
      { preventScrollReset: true },
    )
  return [all.find((weeks) => String(weeks) === search.get('weken')) ?? USUAL, choose]
}
