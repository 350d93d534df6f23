import { isOneOf } from './known-value.ts'

/** Where recruiters write down what somebody said, with a recording or without one. */
export const notedKinds = ['note', 'scorecard'] as const

/** One note or scorecard, as the path of evidence names it: 'note:0d7c…'. */
export type NotedPlace = { kind: (typeof notedKinds)[number]; id: string }

export const notedPath = ({ kind, id }: NotedPlace): string => `${kind}:${id}`

/** The note or scorecard that a path of evidence names; null for another path. */
export const notedPlaceIn = (path: string): NotedPlace | null => {
  const [kind = '', id = '', ...rest] = path.split(':')
  return isOneOf(notedKinds, kind) && id !== '' && rest.length === 0 ? { kind, id } : null
}
