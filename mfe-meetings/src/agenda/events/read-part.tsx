import { errorText } from '@wervio/api-client'
import { Button, LoadingDots, Notice, VisuallyHidden } from '@wervio/ui'
import type { ReactNode } from 'react'

type Props<Data> = {
  query: { data: Data | undefined; error: Error | null; refetch: () => unknown }
  /** The text if the service gave none. */
  failure: string
  /** What screen readers hear meanwhile. */
  busy: string
  children: (data: Data) => ReactNode
}

/** A part of a card that is read once the card opens: busy, failed with a retry, or there. */
export const ReadPart = <Data,>({ query: { data, error, refetch }, failure, busy, children }: Props<Data>) => {
  if (error)
    return (
      <Notice tone="red" title={errorText(error, failure)}>
        <Button variant="secondary" size="small" onClick={() => void refetch()}>
          Probeer opnieuw
        </Button>
      </Notice>
    )
  if (data === undefined)
    return (
      <>
        <LoadingDots />
        <VisuallyHidden as="output">{busy}</VisuallyHidden>
      </>
    )
  return children(data)
}
