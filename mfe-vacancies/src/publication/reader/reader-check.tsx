import { useMemo } from 'react'
import { VacancyTextCheck } from '../../text-check/vacancy-text-check.tsx'
import { domSpots } from './dom-spots.ts'
import { readerPlaces } from './reader-places.ts'
import { usePlainCopy } from './use-plain-copy.ts'

type Props = {
  vacancyId: string
  /** Where the vacancy is, as its form says. */
  place: string
  /** Sanitised. */
  html: string
  /** Where the text is shown; null until it is. */
  article: HTMLElement | null
}

const plainTextOf = (html: string): string => domSpots(new DOMParser().parseFromString(html, 'text/html').body).text

/** The check of a text that is read, whose findings are underlined in it. */
export const ReaderCheck = ({ vacancyId, place, html, article }: Props) => {
  const text = useMemo(() => plainTextOf(html), [html])
  const places = useMemo(() => article && readerPlaces(article), [article])
  usePlainCopy(article)
  return <VacancyTextCheck vacancyId={vacancyId} place={place} text={text} places={places} />
}
