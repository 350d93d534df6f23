import { useSearchParams } from '@wervio/routing'
import { useCurrentUser, userStorage } from '@wervio/session'

export const views = ['cards', 'table'] as const
export type View = (typeof views)[number]

const KEPT = 'vacancy-view'
const known = (value: string | null): View | null => views.find((view) => view === value) ?? null

/** Cards or table: as the address says, else as this user chose last. */
export const useView = (): [View, (view: View) => void] => {
  const [search, setSearch] = useSearchParams()
  const storage = userStorage(useCurrentUser()?.uid ?? '')
  const choose = (view: View) => {
    try {
      storage.set(KEPT, view)
    } finally {
      setSearch((now) => { const next = new URLSearchParams(now); next.set('view', view); return next })
    }
  }
  return [known(search.get('view')) ?? known(storage.get(KEPT)) ?? 'cards', choose]
}
