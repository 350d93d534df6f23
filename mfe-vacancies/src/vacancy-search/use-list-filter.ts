import { useAddressFilter } from '@wervio/ui'
import { useCallback } from 'react'
import { readFilter, writeFilter } from './list-filter.ts'

const inAddress = { read: readFilter, write: writeFilter }

/** The filter of a list of vacancies, kept in the address. */
export const useListFilter = () => {
  const { filter, change } = useAddressFilter(inAddress)
  const searchFor = useCallback((q: string) => change({ q }), [change])
  const clear = useCallback(() => change({ q: '', status: null }), [change])
  return { filter, change, searchFor, clear }
}
