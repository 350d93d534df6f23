import { Card, CardList, Cluster, LoadingState, Skeleton, Stack } from '@wervio/ui'
import { MATCH_CARD } from './match-grid.tsx'

/** Cards to come. */
export const MatchSkeleton = () => (
  <LoadingState label="Kandidaten laden...">
    <CardList $size={MATCH_CARD}>
      {Array.from({ length: 6 }, (_, index) => (
        <Card as="li" key={index} padding={4}>
          <Stack gap={6}>
            <Cluster>
              <Skeleton width="2.75rem" height="2.75rem" />
              <Skeleton width="60%" height="2rem" />
            </Cluster>
            <Skeleton height="2rem" />
          </Stack>
        </Card>
      ))}
    </CardList>
  </LoadingState>
)
