import { useQuery } from '@tanstack/react-query'
import { profileQuery } from '@wervio/api-client'
import { Assistant, WithAssistant } from '@wervio/assistant'
import { createVacancy } from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import { useMay } from '@wervio/remote-kit'
import { useCurrentUser } from '@wervio/session'
import { ButtonLink, Grid, Page, tokens } from '@wervio/ui'
import { Plus } from 'lucide-react'
import { lazy } from 'react'
import { styled } from 'styled-components'
import { useOwnRole } from '../role/use-own-role.ts'
import { useOwnSite } from '../site/own-site.ts'
import { useNow } from '../use-now.ts'
import { ActionCard } from './action-card.tsx'
import { firstNameOf, greetingAt } from './greeting.ts'
import { AgendaCard } from './agenda/agenda-card.tsx'
import { useAgendaToday } from './agenda/use-agenda-today.ts'
import { OpenStacks } from './open-stacks.tsx'
import { dashboardActions } from './quick-actions.ts'
import { RecentVacancies, WaitingCard } from './recent-vacancies.tsx'
import { TodayCard } from './today/today-card.tsx'
import { useAtMost } from '../shared/use-at-most.ts'
import { useToday } from './today/use-today.ts'
import { useVacancies } from './use-vacancies.ts'
import { vacancyLine } from './vacancy-count.ts'

/** Of general questions: it gets no data of a vacancy or candidate. */
const assistant = <Assistant kind="general" placement="panel" context={() => ({})} />

const Cards = styled(Grid)`
  ${tokens.breakpoint.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${tokens.space[3]};
  }
`

/** How long what stands below may wait for what waits today, in milliseconds: otherwise it moves when that appears. */
const HOLD_MS = 1_000

/**
 * A greeting, the quick actions that pages describe, what waits today, stacks of CVs that aren't finished,
 * and the newest vacancies if a page lists them all, with the assistant beside it.
 */
const RecruiterDashboard = () => {
  const user = useCurrentUser()
  const site = useOwnSite()
  const mayCreate = useMay(createVacancy)
  const all = site.pages.find(({ recent }) => recent === 'vacancies')?.path
  const vacancies = useVacancies(all !== undefined)
  const today = useToday()
  const agenda = useAgendaToday()
  // Of the agenda only whether there is one: what Microsoft says comes when it comes.
  const isHeld = useAtMost(today.isPending || agenda.isStatusPending, HOLD_MS)
  const isNewAccount = vacancies.data?.items.length === 0 && today.groups.length === 0 && !today.failed
  const { data: profile } = useQuery(profileQuery)
  const name = user && firstNameOf({ ...user, displayName: profile?.display_name ?? user.displayName })
  const greeting = greetingAt(useNow())
  return (
    <WithAssistant assistant={assistant}>
      <Page
        title={name ? `${greeting}, ${name}` : greeting}
        tabTitle="Dashboard"
        subtitle="Waar wil je vandaag mee verder?"
        actions={
          all &&
          mayCreate && (
            <ButtonLink to={routes.newVacancy.href()} icon={Plus}>
              Nieuwe Vacature
            </ButtonLink>
          )
        }
      >
        <Cards columns={4} as="nav" aria-label="Snelle acties">
          {dashboardActions(site, { vacancies: vacancyLine(vacancies.data) }).map((action) => (
            <ActionCard key={action.to} {...action} />
          ))}
        </Cards>
        {isHeld ? (
          <WaitingCard />
        ) : (
          <>
            {!isNewAccount && <TodayCard {...today} />}
            {agenda.isConnected && <AgendaCard {...agenda} />}
            <OpenStacks />
            {all && <RecentVacancies vacancies={vacancies} all={all} mayCreate={mayCreate} />}
          </>
        )}
      </Page>
    </WithAssistant>
  )
}

const PipelinesPage = lazy(async () => ({ default: (await import('../pipelines/pipelines-page.tsx')).PipelinesPage }))

/** `/dashboard`: where everybody lands. Hiring managers find the vacancies that they may see. */
export const DashboardPage = () => (useOwnRole() === 'hiring_manager' ? <PipelinesPage /> : <RecruiterDashboard />)
