import { neighbourOf } from '../../text-check/finding-order.ts'
import type { NumberedFinding } from '../../text-check/numbered-findings.ts'
import type { TextPlaces } from '../../text-check/text-places.ts'
import { domSpots } from './dom-spots.ts'
import { markPage, unmarkPage } from './mark-page.ts'

/** The findings in a text that is read: underlined, lit and gone through where they stand. */
export const readerPlaces = (root: HTMLElement): TextPlaces => {
  let places: { id: string; from: number; to: number }[] = []
  /** Where somebody was when they closed the last place. */
  let latest = { from: -1, to: -1 }
  const placesOf = (findings: readonly NumberedFinding[]) =>
    findings.flatMap(({ id, start, end, quote }) => (quote === '' ? [] : [{ id, from: start, to: end }]))
  let litId: string | null = null
  const light = () => {
    for (const span of root.querySelectorAll<HTMLElement>('[data-finding]'))
      span.toggleAttribute('data-lit', span.dataset['finding'] === litId)
  }
  return {
    root,
    mark: (findings, text) => {
      unmarkPage(root)
      const spots = domSpots(root)
      // A report on an earlier text has no places in this one.
      const current = spots.text === text ? findings : []
      places = placesOf(current)
      markPage(spots, current)
      light()
    },
    light: (id) => {
      litId = id
      light()
    },
    neighbourOf: (openId, direction) => {
      latest = places.find(({ id }) => id === openId) ?? latest
      const neighbour = neighbourOf(places, latest, direction)
      if (neighbour) latest = neighbour
      return neighbour?.id ?? null
    },
  }
}
