import { Card, CardList, LoadingState, RowsSkeleton, Skeleton, Stack, type View } from '@wervio/ui'
import { CARD } from './candidate-cards.tsx'
import { Head } from './card-parts.ts'

const Cards = ({ count }: { count: number }) => (
  <CardList $size={CARD}>
    {Array.from({ length: count }, (_, index) => (
      <Card as="li" key={index} padding={4}>
        <Stack gap={4}>
          <Head>
            <Skeleton width="2.75rem" height="2.75rem" />
            <Stack gap={2}>
              <Skeleton width="70%" />
              <Skeleton width="50%" height="0.8rem" />
            </Stack>
          </Head>
          <Skeleton width="30%" height="1.5rem" round />
          <Skeleton width="60%" height="0.8rem" />
          <Skeleton width="85%" height="1.4rem" round />
        </Stack>
      </Card>
    ))}
  </CardList>
)

/** Cards or rows to come. */
export const ListSkeleton = ({ view, count = 9 }: { view: View; count?: number }) => (
  <LoadingState label="Kandidaten laden...">
    {view === 'cards' ? <Cards count={count} /> : <RowsSkeleton count={count} />}
  </LoadingState>
)
