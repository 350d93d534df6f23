import { useAddressFilter } from '@wervio/ui'
import { useCallback } from 'react'
import { narrowing, readFilter, writeFilter } from './candidate-filter.ts'

const inAddress = { read: readFilter, write: writeFilter, keepsScroll: true }

/** The filter of a list of candidates, kept in the address. */
export const useCandidateFilter = () => {
  const { filter, change } = useAddressFilter(inAddress)
  const clear = useCallback(() => change(narrowing), [change])
  return { filter, change, clear }
}
