import {
  Card,
  CardList,
  LoadingState,
  RowsSkeleton,
  Skeleton,
  Stack,
  tokens,
  usePhoneScreen,
  type View,
} from '@wervio/ui'
import { styled } from 'styled-components'
import { NewVacancyCard, NewVacancyRow } from './new-vacancy-card.tsx'
import { CARD } from './vacancy-cards.tsx'

const Frame = styled(Card)`
  overflow: hidden;
`
const Lines = styled(Stack)`
  padding: ${tokens.space[4]} ${tokens.space[5]};
`

const VacancyCards = ({ count, isPhone }: { count: number; isPhone: boolean }) => (
  <CardList $size={CARD}>
    {!isPhone && <NewVacancyCard />}
    {Array.from({ length: count }, (_, index) => (
      <Frame as="li" key={index} padding={0}>
        <Skeleton height="6.5rem" />
        <Lines gap={3}>
          <Skeleton width="80%" />
          <Skeleton width="55%" />
          <Skeleton width="65%" height="0.8rem" />
          <Skeleton width="40%" height="0.8rem" />
        </Lines>
      </Frame>
    ))}
  </CardList>
)

const Cards = ({ count }: { count: number }) => {
  const isPhone = usePhoneScreen()
  return (
    <Stack gap={4}>
      {isPhone && <NewVacancyRow />}
      <VacancyCards count={count} isPhone={isPhone} />
    </Stack>
  )
}

/** Placeholders of cards or rows while they load. */
export const ListSkeleton = ({ view, count = 8 }: { view: View; count?: number }) => (
  <LoadingState label="Vacatures laden...">
    {view === 'cards' ? <Cards count={count} /> : <RowsSkeleton count={count} />}
  </LoadingState>
)
