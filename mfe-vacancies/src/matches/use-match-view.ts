import { useSearchParams } from '@wervio/routing'
import { orders, shownGroups, type Order, type ShownGroup } from './arrange-matches.ts'
import { stages } from './pipeline-match.ts'

/** List of cards, or the pipeline as columns. */
export const layouts = { lijst: 'Lijst', kolommen: 'Kolommen' } as const
export type Layout = keyof typeof layouts

export type MatchView = { layout: Layout; group: ShownGroup; stage: number | null; order: Order }

const names = { layout: 'weergave', group: 'toon', stage: 'fase', order: 'volgorde' } as const
const standard: MatchView = { layout: 'lijst', group: 'alle', stage: null, order: 'score' }

const oneOf = <T extends string>(choices: Record<T, string>, asked: string | null, otherwise: T): T =>
  asked !== null && Object.hasOwn(choices, asked) ? (asked as T) : otherwise

const viewOf = (search: URLSearchParams): MatchView => ({
  layout: oneOf(layouts, search.get(names.layout), standard.layout),
  group: oneOf(shownGroups, search.get(names.group), standard.group),
  stage: stages.find(({ stage }) => String(stage) === search.get(names.stage))?.stage ?? standard.stage,
  order: oneOf(orders, search.get(names.order), standard.order),
})

/** How the recruiter looks at the matches. It stands in the address, so it survives a reload and can be shared. */
export const useMatchView = (): [MatchView, (change: Partial<MatchView>) => void] => {
  const [search, setSearch] = useSearchParams()
  const change = (changed: Partial<MatchView>) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now)
        const view = Object.entries({ ...viewOf(now), ...changed }) as [keyof MatchView, string | number | null][]
        for (const [part, value] of view)
          if (value === standard[part]) next.delete(names[part])
          else next.set(names[part], String(value))
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return [viewOf(search), change]
}
