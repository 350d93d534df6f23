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

/** Under a long list: that more is coming, or that it failed with a retry. `what` in the plural: 'vacatures'. */
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
