import { useAddressFilter } from '@wervio/remote-kit'
import { useCallback } from 'react'
import { addressParameters, emptyFilter } from './candidate-filter.ts'

/** The filter of a list of candidates, kept in the address. */
export const useCandidateFilter = () => {
  const { filter, change } = useAddressFilter(addressParameters, { keepsScroll: true })
  const clear = useCallback(() => change(emptyFilter), [change])
  return { filter, change, clear }
}
