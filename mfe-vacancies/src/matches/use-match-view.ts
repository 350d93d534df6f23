import { matchStageOptions } from '@wervio/applications'
import { oneOf, useAddressFilter, type AddressParameters } from '@wervio/remote-kit'
import { userStorage, useCurrentUser } from '@wervio/session'
import { useWideScreen } from '@wervio/ui'
import { orders, shownGroups, type ListOrder, type ShownGroup } from './arrange-matches.ts'

/** The pipeline as columns, or a list of cards. */
export const layouts = { kolommen: 'Kolommen', lijst: 'Lijst' } as const
export type Layout = keyof typeof layouts

export type MatchView = { layout: Layout; group: ShownGroup; stage: number | null; order: ListOrder }
type AddressView = Omit<MatchView, 'layout'> & { layout: Layout | null }

const keysOf = <Key extends string>(labels: Record<Key, string>) => Object.keys(labels) as Key[]
const stages = matchStageOptions.map(({ stage }) => stage)
const layoutParameter = oneOf('weergave', keysOf(layouts), null)

const addressParameters: AddressParameters<AddressView> = {
  layout: layoutParameter,
  group: oneOf('toon', keysOf(shownGroups), 'alle'),
  stage: oneOf('fase', stages, null),
  order: oneOf('volgorde', keysOf(orders), 'score'),
}

/** Name of the recruiter's last layout in the storage of this browser. */
const LAST_LAYOUT = 'match-layout'

/** How the recruiter looks at the matches: from the address, else as last chosen, else columns where they have room. */
export const useMatchView = (): [MatchView, (change: Partial<MatchView>) => void] => {
  const { filter, change } = useAddressFilter(addressParameters, { keepsScroll: true, replaces: true })
  const storage = userStorage(useCurrentUser()?.uid ?? '')
  const isWide = useWideScreen()
  const lastLayout = layoutParameter.read(storage.get(LAST_LAYOUT) ?? '')
  const layout = filter.layout ?? lastLayout ?? (isWide ? 'kolommen' : 'lijst')
  const changeView = (changed: Partial<MatchView>) => {
    try {
      if (changed.layout) storage.set(LAST_LAYOUT, changed.layout)
    } finally {
      change(changed)
    }
  }
  return [{ ...filter, layout }, changeView]
}
