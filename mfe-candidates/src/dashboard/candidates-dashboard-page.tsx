import { useSearchParams } from '@wervio/routing'
import { ButtonLink, Page, Tabs } from '@wervio/ui'
import { Plus } from 'lucide-react'
import { AnalyticsTab } from '../analytics/analytics-tab.tsx'
import { OverviewTab } from '../overview/overview-tab.tsx'
import { dashboardTabs, paths, type DashboardTab } from '../paths.ts'
import { SearchTab } from '../search/search-tab.tsx'
import { ShortlistTab } from '../shortlist/shortlist-tab.tsx'
import { MatchesTab } from '../vacancy-matches/matches-tab.tsx'
import { useArrival } from './use-arrival.ts'

const labels: Record<DashboardTab, string> = {
  kandidaten: 'Alle kandidaten',
  matches: 'Matches',
  zoeken: 'Zoek kandidaat',
  opgeslagen: 'Opgeslagen',
  analytics: 'Analytics',
}

/** Filters and search words of one tab say nothing in another; how a list is looked at does. */
const KEPT = ['view']

/** /dashboard-candidates: the candidates of the organisation, in tabs. */
export const CandidatesDashboardPage = () => {
  const [search, setSearch] = useSearchParams()
  const newId = useArrival()
  const asked = search.get(paths.dashboard.tabParameter)
  const open = dashboardTabs.find((tab) => tab === asked) ?? dashboardTabs[0]
  const choose = (tab: string) =>
    setSearch((now) => {
      const next = new URLSearchParams([...now].filter(([name]) => KEPT.includes(name)))
      if (tab !== dashboardTabs[0]) next.set(paths.dashboard.tabParameter, tab)
      return next
    })
  const content: Record<DashboardTab, React.ReactNode> = {
    kandidaten: <OverviewTab newId={newId} />,
    matches: <MatchesTab />,
    zoeken: <SearchTab />,
    opgeslagen: <ShortlistTab />,
    analytics: <AnalyticsTab />,
  }
  return (
    <Page
      title="Kandidaten"
      subtitle="Iedereen die je organisatie kent."
      actions={
        <ButtonLink to={paths.add.href()} icon={Plus}>
          Nieuwe Kandidaat
        </ButtonLink>
      }
    >
      <Tabs
        label="Kandidaten"
        value={open}
        onChange={choose}
        tabs={dashboardTabs.map((tab) => ({ value: tab, label: labels[tab], content: content[tab] }))}
      />
    </Page>
  )
}
