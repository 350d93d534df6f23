import { views, type View } from '@wervio/ui'
import { oneOf } from './parameters.ts'
import { useAddressValue } from './use-address.ts'

/** Stores the last choice of one user. */
type Storage = { get: (name: string) => string | null; set: (name: string, value: string) => void }

const viewParameter = oneOf('view', views, null)

/** Cards or table: from the address, else the user's last choice for the list called `name`. */
export const useView = (storage: Storage, name: string): [View, (view: View) => void] => {
  const [addressView, setAddressView] = useAddressValue(viewParameter)
  const choose = (view: View) => {
    try {
      storage.set(name, view)
    } finally {
      setAddressView(view)
    }
  }
  return [addressView ?? viewParameter.read(storage.get(name) ?? '') ?? 'cards', choose]
}
