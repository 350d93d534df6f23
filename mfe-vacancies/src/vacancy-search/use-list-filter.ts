import { useAddressFilter } from '@wervio/remote-kit'
import { useCallback } from 'react'
import { addressParameters } from './list-filter.ts'

/** The filter of a list of vacancies, kept in the address. */
export const useListFilter = () => {
  const { filter, change } = useAddressFilter(addressParameters)
  const searchFor = useCallback((q: string) => change({ q }), [change])
  const clear = useCallback(() => change({ q: '', status: null, archived: false }), [change])
  return { filter, change, searchFor, clear }
}
