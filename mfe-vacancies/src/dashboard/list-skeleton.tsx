import { createVacancy } from '@wervio/contracts'
import { useMay } from '@wervio/remote-kit'
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

const VacancyCards = ({ count, hasNewCard }: { count: number; hasNewCard: boolean }) => (
  <CardList $size={CARD}>
    {hasNewCard && <NewVacancyCard />}
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
  const mayCreate = useMay(createVacancy)
  return (
    <Stack gap={4}>
      {mayCreate && isPhone && <NewVacancyRow />}
      <VacancyCards count={count} hasNewCard={mayCreate && !isPhone} />
    </Stack>
  )
}

/** Placeholders of cards or rows while they load. */
export const ListSkeleton = ({ view, count = 8 }: { view: View; count?: number }) => (
  <LoadingState label="Vacatures laden...">
    {view === 'cards' ? <Cards count={count} /> : <RowsSkeleton count={count} />}
  </LoadingState>
)
