import { useLocation } from '@wervio/routing'
import { errorText, needsSignIn } from '@wervio/api-client'
import * as routes from '@wervio/contracts/routes'
import {
  isOneOf,
  labelOf,
  messages,
  vacancyStatuses,
  vacancyStatusLabels,
  vacancyStatusTones,
  type Vacancy,
} from '@wervio/contracts'
import {
  Badge,
  ButtonLink,
  Card,
  EmptyState,
  ErrorState,
  Heading,
  LoadingState,
  Skeleton,
  Stack,
  Text,
  TextLink,
  tokens,
} from '@wervio/ui'
import { BriefcaseBusiness, LogIn, Plus } from 'lucide-react'
import { styled } from 'styled-components'
import { PlainList } from '../plain-list.ts'
import { RowLink } from '../row-link.tsx'
import type { useVacancies } from './use-vacancies.ts'

const SHOWN = 5

const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${tokens.space[4]};
  padding: ${tokens.space[5]};
`
const List = styled(PlainList)`
  li {
    border-top: 1px solid ${tokens.line.base};
  }
  li:last-child a {
    border-radius: 0 0 ${tokens.radius.card} ${tokens.radius.card};
  }
`

const VacancyRow = ({ vacancy }: { vacancy: Vacancy }) => (
  <RowLink to={routes.vacancy.href(vacancy.id)}>
    <Stack gap={1}>
      <Text as="span" strong>
        {vacancy.title}
      </Text>
      <Text as="span" size="small" tone="muted">
        {[vacancy.company, vacancy.location || 'Locatie onbekend'].filter(Boolean).join(' · ')}
      </Text>
    </Stack>
    <Badge tone={isOneOf(vacancyStatuses, vacancy.status) ? vacancyStatusTones[vacancy.status] : 'neutral'}>
      {labelOf(vacancyStatusLabels, vacancy.status)}
    </Badge>
  </RowLink>
)

const FirstStep = () => (
  <EmptyState
    icon={BriefcaseBusiness}
    title="Begin met je eerste vacature"
    text="Vul in wat je al weet; de tekst wordt voor je geschreven. Daarna vind je je vacature hier terug."
    action={
      <ButtonLink to={routes.newVacancy.href()} icon={Plus}>
        Nieuwe Vacature
      </ButtonLink>
    }
  />
)

/** A list that didn't load: an ended session leads to the sign-in page and back here, anything else is tried again. */
const ListError = ({ vacancies }: { vacancies: ReturnType<typeof useVacancies> }) => {
  const { pathname, search } = useLocation()
  const text = errorText(vacancies.error, messages.vacanciesFailed)
  if (needsSignIn(vacancies.error))
    return (
      <EmptyState
        icon={LogIn}
        title={text}
        action={
          <ButtonLink to={routes.login.href(pathname + search)} icon={LogIn}>
            Inloggen
          </ButtonLink>
        }
      />
    )
  return <ErrorState text={text} busy={vacancies.isFetching} onRetry={() => void vacancies.refetch()} />
}

/** The shape of the card while its rows are on their way. */
export const WaitingCard = () => (
  <Card>
    <LoadingState label="Vacatures laden...">
      <Stack gap={4}>
        <Skeleton width="10rem" height="1.5rem" />
        <Skeleton height="2.5rem" />
        <Skeleton height="2.5rem" />
        <Skeleton height="2.5rem" />
      </Stack>
    </LoadingState>
  </Card>
)

const NothingYet = () => <EmptyState icon={BriefcaseBusiness} title="Er zijn nog geen vacatures" />

type Props = {
  vacancies: ReturnType<typeof useVacancies>
  /** The page that lists them all. */
  all: string
  mayCreate: boolean
}

/** The newest vacancies, or the first step of an account that has none. */
export const RecentVacancies = ({ vacancies, all, mayCreate }: Props) => {
  if (vacancies.isPending) return <WaitingCard />
  if (vacancies.isError)
    return (
      <Card>
        <ListError vacancies={vacancies} />
      </Card>
    )
  if (vacancies.data.items.length === 0) return <Card>{mayCreate ? <FirstStep /> : <NothingYet />}</Card>
  return (
    <Card as="section" padding={0} aria-labelledby="nieuwste-vacatures">
      <Head>
        <Heading level={2} size="card" id="nieuwste-vacatures">
          Nieuwste vacatures
        </Heading>
        <TextLink quiet to={all}>
          Alles bekijken
        </TextLink>
      </Head>
      <List>
        {vacancies.data.items.slice(0, SHOWN).map((vacancy) => (
          <li key={vacancy.id}>
            <VacancyRow vacancy={vacancy} />
          </li>
        ))}
      </List>
    </Card>
  )
}
