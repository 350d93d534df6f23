import { matchStageOptions } from '@wervio/applications'
import { Cluster, LoadingState, Skeleton, Stack } from '@wervio/ui'
import { CardFrame, CardHead, CardList, Person } from './match-card-style.ts'
import { ColumnFrame, Columns } from './pipeline-style.ts'
import { useMatchView } from './use-match-view.ts'

const CardsSkeleton = () => (
  <CardList>
    {[0, 1, 2].map((index) => (
      <li key={index}>
        <CardFrame as="div">
          <CardHead>
            <Skeleton width="2.75rem" height="2.75rem" />
            <Person>
              <Skeleton width="40%" />
              <Skeleton width="60%" height="0.8rem" />
            </Person>
            <Skeleton width="9rem" />
          </CardHead>
          <Skeleton height="2.75rem" />
          <Skeleton height="2.25rem" />
        </CardFrame>
      </li>
    ))}
  </CardList>
)

const ColumnsSkeleton = () => (
  <Columns>
    {matchStageOptions.map(({ stage }) => (
      <ColumnFrame as="div" key={stage}>
        <Skeleton width="70%" />
        <Skeleton height="6rem" />
      </ColumnFrame>
    ))}
  </Columns>
)

/** Placeholders of the view that will show, while the candidates load. */
export const MatchSkeleton = () => {
  const [{ layout }] = useMatchView()
  return (
    <LoadingState label="Kandidaten laden...">
      <Stack>
        <Cluster justify="space-between">
          <Skeleton width="16rem" height="2rem" />
          <Skeleton width="12rem" height="2rem" />
        </Cluster>
        {layout === 'kolommen' ? <ColumnsSkeleton /> : <CardsSkeleton />}
      </Stack>
    </LoadingState>
  )
}
