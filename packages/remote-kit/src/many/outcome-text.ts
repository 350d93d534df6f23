import { errorText } from '@wervio/api-client'
import { listText, numberText } from '@wervio/ui'
import type { Failure } from './run-many.ts'
import type { Selectable } from './use-selection.ts'

/** Names that a sentence lists; the others are counted. */
const MOST_NAMES = 5

const namesText = (names: readonly string[]): string => {
  const others = names.length - MOST_NAMES
  return listText(others > 0 ? [...names.slice(0, MOST_NAMES), `nog ${numberText(others)}`] : names)
}

/** '38 gelukt, 2 niet.' */
export const countsText = (doneCount: number, failed: number): string =>
  `${numberText(doneCount)} gelukt, ${numberText(failed)} niet.`

/** Who it went wrong for, under each reason: 'Pieter Vos en Amira Haddou: Deze kandidaat bestaat niet meer.' */
export const failureTexts = (failures: readonly Failure<Selectable>[], fallback: string): string[] =>
  [...Map.groupBy(failures, ({ error }) => errorText(error, fallback))].map(
    ([reason, group]) => `${namesText(group.map(({ item }) => item.name))}: ${reason}`,
  )
