import { useSearchParams } from '@wervio/routing'

export const views = ['cards', 'table'] as const
export type View = (typeof views)[number]

/** Where the last choice is kept for one user. */
type Storage = { get: (name: string) => string | null; set: (name: string, value: string) => void }

const known = (value: string | null): View | null => views.find((view) => view === value) ?? null

/** Cards or table: as the address says, else as this user chose last for the list called `name`. */
export const useView = (storage: Storage, name: string): [View, (view: View) => void] => {
  const [search, setSearch] = useSearchParams()
  const choose = (view: View) => {
    try {
      storage.set(name, view)
    } finally {
      setSearch((now) => {
        const next = new URLSearchParams(now)
        next.set('view', view)
        return next
      })
    }
  }
  return [known(search.get('view')) ?? known(storage.get(name)) ?? 'cards', choose]
}
