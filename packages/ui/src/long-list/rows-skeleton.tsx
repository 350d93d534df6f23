import { styled } from 'styled-components'
import { Card } from '../layout/card.ts'
import { Skeleton } from '../status/skeleton.ts'
import { tokens } from '../theme/tokens.ts'
import { TABLE_ROW } from './table-style.ts'

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  height: ${TABLE_ROW}rem;
  padding: 0 ${tokens.space[4]};
`

/** Skeleton of the rows of a table; use it inside LoadingState. */
export const RowsSkeleton = ({ count }: { count: number }) => (
  <Card padding={0}>
    {Array.from({ length: count }, (_, index) => (
      <Line key={index}>
        <Skeleton width={`${40 + ((index * 7) % 20)}%`} />
        <Skeleton width="15%" />
      </Line>
    ))}
  </Card>
)
