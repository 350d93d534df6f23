import { RotateCw } from 'lucide-react'
import { Button } from '../actions/button.tsx'
import { Cluster } from '../layout/cluster.ts'
import { LoadingDots } from '../status/loading-dots.tsx'
import { Notice } from '../status/notice.tsx'
import { VisuallyHidden } from '../text/visually-hidden.ts'
import type { PagedQuery } from './use-all-pages.ts'

type Query = Pick<PagedQuery<unknown>, 'isFetchNextPageError' | 'isFetchingNextPage' | 'fetchNextPage'> & {
  error: Error | null
}

/**
 * Stands under a long list while the next page loads, or offers a retry when that failed. `what` is a plural,
 * 'vacatures'.
 */
export const NextPage = ({ query, what }: { query: Query; what: string }) => {
  if (query.isFetchNextPageError)
    return (
      <Notice tone="red" title={query.error?.message}>
        <Cluster justify="space-between">
          De {what} hierboven blijven staan.
          <Button variant="secondary" size="small" icon={RotateCw} onClick={() => void query.fetchNextPage()}>
            Probeer opnieuw
          </Button>
        </Cluster>
      </Notice>
    )
  return (
    query.isFetchingNextPage && (
      <Cluster justify="center">
        <LoadingDots />
        <VisuallyHidden as="output">Meer {what} laden...</VisuallyHidden>
      </Cluster>
    )
  )
}
