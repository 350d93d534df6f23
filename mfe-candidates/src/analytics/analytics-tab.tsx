import { messages } from '@wervio/contracts'
import { ButtonLink, Cluster, CompactSelect, EmptyState, Stack, Text } from '@wervio/ui'
import { ChartColumn, Plus } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { LoadError } from '@wervio/remote-kit'
import { paths } from '../paths.ts'
import { AnalyticsSkeleton } from './analytics-skeleton.tsx'
import { KeyFigures } from './key-figures.tsx'
import { useAnalytics } from './use-analytics.ts'
import { periods, usePeriod, type Weeks } from './use-period.ts'

/** The library of the charts comes along only here. */
const Charts = lazy(() => import('./charts.tsx').then(({ Charts: Loaded }) => ({ default: Loaded })))

const NoFigures = () => (
  <EmptyState
    icon={ChartColumn}
    title="Nog geen cijfers in deze periode"
    text="Kies een langere periode, of voeg kandidaten toe."
    action={
      <ButtonLink to={paths.add.href()} icon={Plus}>
        Nieuwe Kandidaat
      </ButtonLink>
    }
  />
)

const Figures = ({ weeks }: { weeks: Weeks }) => {
  const { data, error, isFetching, refetch } = useAnalytics(weeks)
  if (error && !data)
    return <LoadError error={error} title={messages.analyticsFailed} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <AnalyticsSkeleton />
  if (data.total === 0) return <NoFigures />
  return (
    <Suspense fallback={<AnalyticsSkeleton />}>
      <Stack gap={4}>
        <KeyFigures figures={data} />
        <Charts figures={data} />
      </Stack>
    </Suspense>
  )
}

/** Figures about the candidates that were added in a period. */
export const AnalyticsTab = () => {
  const [weeks, choose] = usePeriod()
  return (
    <Stack gap={4}>
      <Cluster justify="space-between" gap={2}>
        <Text tone="muted">Over kandidaten die in deze periode zijn toegevoegd.</Text>
        <CompactSelect label="Periode" value={weeks} onChange={({ target }) => choose(Number(target.value) as Weeks)}>
          {Object.entries(periods).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </CompactSelect>
      </Cluster>
      <Figures weeks={weeks} />
    </Stack>
  )
}
