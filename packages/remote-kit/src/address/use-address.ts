import { useSearchParams } from '@wervio/routing'
import { useCallback, useMemo } from 'react'
import { isTypingOn, readAddress, writeAddress, type AddressParameter, type AddressParameters } from './parameters.ts'

type Options = {
  /** Whether the page stays where it was scrolled to. */
  keepsScroll?: boolean
  /** Whether changes replace the history entry, so that back and forward skip them. */
  replaces?: boolean
}

/**
 * Filters, sort order and the like, kept in the address, so that they survive a reload and can be shared. A choice adds
 * a step to the history; further typing in a search doesn't.
 */
export const useAddressFilter = <Values extends object>(
  parameters: AddressParameters<Values>,
  { keepsScroll = false, replaces = false }: Options = {},
) => {
  const [search, setSearch] = useSearchParams()
  const filter = useMemo(() => readAddress(parameters, search), [parameters, search])
  const change = useCallback(
    (values: Partial<Values>) =>
      setSearch((now) => writeAddress(parameters, now, { ...readAddress(parameters, now), ...values }), {
        replace: replaces || isTypingOn(parameters, filter, values),
        preventScrollReset: keepsScroll,
      }),
    [setSearch, parameters, filter, replaces, keepsScroll],
  )
  return { filter, change }
}

/** One value kept in the address, and the function that changes it. */
export const useAddressValue = <Value>(
  parameter: AddressParameter<Value>,
  options?: Options,
): [Value, (value: Value) => void] => {
  const parameters = useMemo(() => ({ value: parameter }), [parameter])
  const { filter, change } = useAddressFilter<{ value: Value }>(parameters, options)
  const choose = useCallback((value: Value) => change({ value }), [change])
  return [filter.value, choose]
}
