import { useEffect, useState } from 'react'

/** The value, once it has stayed the same for `pause` milliseconds. */
export const useDebounced = <Value>(value: Value, pause: number): Value => {
  const [debouncedValue, setDebouncedValue] = useState(value)
  useEffect(() => {
    const timer = value === debouncedValue ? undefined : setTimeout(() => setDebouncedValue(value), pause)
    return () => clearTimeout(timer)
  }, [value, debouncedValue, pause])
  return debouncedValue
}
