import { Cluster, LoadingState, Skeleton, Stack } from '@wervio/ui'
import { CardFrame, CardHead, CardList, Who } from './match-card-style.ts'

/** Cards to come. */
export const MatchSkeleton = () => (
  <LoadingState label="Kandidaten laden...">
    <Stack>
      <Cluster justify="space-between">
        <Skeleton width="16rem" height="2rem" />
        <Skeleton width="12rem" height="2rem" />
      </Cluster>
      <CardList>
        {[0, 1, 2].map((index) => (
          <li key={index}>
            <CardFrame as="div">
              <CardHead>
                <Skeleton width="2.75rem" height="2.75rem" />
                <Who>
                  <Skeleton width="40%" />
                  <Skeleton width="60%" height="0.8rem" />
                </Who>
                <Skeleton width="9rem" />
              </CardHead>
              <Skeleton height="2.75rem" />
              <Skeleton height="2.25rem" />
            </CardFrame>
          </li>
        ))}
      </CardList>
    </Stack>
  </LoadingState>
)
