import { Card, CardList, LoadingState, Skeleton, Stack, TABLE_ROW, tokens, type View } from '@wervio/ui'
import { styled } from 'styled-components'
import { CARD } from './candidate-cards.tsx'
import { Head } from './card-parts.ts'

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  height: ${TABLE_ROW}rem;
  padding: 0 ${tokens.space[4]};
`
const Cards = ({ count }: { count: number }) => (
  <CardList $size={CARD}>
    {Array.from({ length: count }, (_, index) => (
      <Card as="li" key={index} padding={4}>
        <Stack gap={4}>
          <Head><Skeleton width="2.75rem" height="2.75rem" /><Stack gap={2}><Skeleton width="70%" /><Skeleton width="50%" height="0.8rem" /></Stack></Head>
          <Skeleton width="30%" height="1.5rem" round />
          <Skeleton width="60%" height="0.8rem" />
          <Skeleton width="85%" height="1.4rem" round />
        </Stack>
      </Card>
    ))}
  </CardList>
)
const Rows = ({ count }: { count: number }) => (
  <Card padding={0}>
    {Array.from({ length: count }, (_, index) => <Line key={index}><Skeleton width={`${35 + ((index * 7) % 20)}%`} /><Skeleton width="15%" /></Line>)}
  </Card>
)

/** Cards or rows to come. */
export const ListSkeleton = ({ view, count = 9 }: { view: View; count?: number }) => (
  <LoadingState label="Kandidaten laden...">{view === 'cards' ? <Cards count={count} /> : <Rows count={count} />}</LoadingState>
)
