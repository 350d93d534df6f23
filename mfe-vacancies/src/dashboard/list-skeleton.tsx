import { Card, LoadingState, Skeleton, Stack, tokens } from '@wervio/ui'
import { styled } from 'styled-components'
import { List } from './card-style.ts'
import { NewVacancyCard } from './new-vacancy-card.tsx'

const Frame = styled(Card)`
  overflow: hidden;
  min-height: 17.5rem;
`
const Lines = styled(Stack)`
  padding: ${tokens.space[4]} ${tokens.space[5]};
`

/** Cards to come. */
export const ListSkeleton = ({ count = 5 }: { count?: number }) => (
  <LoadingState label="Vacatures laden...">
    <List>
      <NewVacancyCard />
      {Array.from({ length: count }, (_, index) => (
        <Frame as="li" key={index} padding={0}>
          <Skeleton height="6.5rem" />
          <Lines gap={3}><Skeleton width="80%" /><Skeleton width="55%" /><Skeleton width="65%" height="0.8rem" /><Skeleton width="40%" height="0.8rem" /></Lines>
        </Frame>
      ))}
    </List>
  </LoadingState>
)
