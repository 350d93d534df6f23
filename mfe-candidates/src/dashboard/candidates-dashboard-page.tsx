import { createCandidate, saveImportItem } from '@wervio/contracts'
import { useMay } from '@wervio/remote-kit'
import { useSearchParams } from '@wervio/routing'
import { ButtonLink, Page, Tabs } from '@wervio/ui'
import { Plus } from 'lucide-react'
import { AnalyticsTab } from '../analytics/analytics-tab.tsx'
import { OverviewTab } from '../overview/overview-tab.tsx'
import { dashboardTabs, paths, type DashboardTab } from '../paths.ts'
import { OpenStackLink } from '../review/open-stack-link.tsx'
import { SearchTab } from '../search/search-tab.tsx'
import { ShortlistTab } from '../shortlist/shortlist-tab.tsx'
import { MatchesTab } from '../vacancy-matches/matches-tab.tsx'
import { useNewCandidate } from './use-new-candidate.ts'

const labels: Record<DashboardTab, string> = {
  kandidaten: 'Alle kandidaten',
  matches: 'Matches',
  zoeken: 'Zoek kandidaat',
  opgeslagen: 'Shortlist',
  analytics: 'Analytics',
}

/** Filters and search words of one tab say nothing in another; how a list is looked at does. */
const SHARED_PARAMETERS = ['view']

/** /dashboard-candidates: the candidates of the organisation, in tabs. */
export const CandidatesDashboardPage = () => {
  const [search, setSearch] = useSearchParams()
  const newId = useNewCandidate()
  const mayCreate = useMay(createCandidate)
  const mayReview = useMay(saveImportItem)
  const requestedTab = search.get(paths.dashboard.tabParameter)
  const activeTab = dashboardTabs.find((tab) => tab === requestedTab) ?? dashboardTabs[0]
  const selectTab = (tab: string) =>
    setSearch((now) => {
      const next = new URLSearchParams([...now].filter(([name]) => SHARED_PARAMETERS.includes(name)))
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
        <>
          {mayReview && <OpenStackLink />}
          {mayCreate && (
            <ButtonLink to={paths.add.href()} icon={Plus}>
              Nieuwe Kandidaat
            </ButtonLink>
          )}
        </>
      }
    >
      <Tabs
        label="Kandidaten"
        value={activeTab}
        onChange={selectTab}
        tabs={dashboardTabs.map((tab) => ({ value: tab, label: labels[tab], content: content[tab] }))}
      />
    </Page>
  )
}
