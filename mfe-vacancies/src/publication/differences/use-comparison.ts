import { useMemo } from 'react'
import { plainText } from '../plain-text.ts'
import { sanitise } from '../sanitise.ts'
import { compare } from './compare.ts'

/** Two publication texts compared by their words. */
export const useComparison = (first: string, second: string) =>
  useMemo(() => compare(plainText(sanitise(first)), plainText(sanitise(second))), [first, second])
