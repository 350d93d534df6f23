import {
  hireStartLabels,
  hireStarts,
  improvementPeriods,
  messages,
  type HireStart,
  type ImprovementPeriod,
  type Improvements,
} from '@wervio/contracts'
import { LoadError } from '@wervio/remote-kit'
import { Card, CompactSelect, Grid, LoadingState, Page, shortDayWithYear, Skeleton, Text } from '@wervio/ui'
import { FeedbackList } from './feedback-list.tsx'
import { FigureCard } from './figure-card.tsx'
import { knownFigure } from './figure-texts.ts'
import { useImprovements } from './use-improvements.ts'
import { periodLabels, useQuestion } from './use-question.ts'

const FiguresSkeleton = () => (
  <LoadingState label="Inzichten laden...">
    <Grid columns={3}>
      {[1, 2, 3].map((figure) => (
        <Card key={figure}>
          <Skeleton height="16rem" />
        </Card>
      ))}
    </Grid>
  </LoadingState>
)

/** 'Van 27 mei 2026 tot en met 25 juni 2026'; noon, so that every time zone has the same day. */
const periodText = ({ from, until }: Improvements): string => {
  const dayText = (day: string) => shortDayWithYear(`${day}T12:00:00Z`)
  return `${from === null ? 'Alles' : `Van ${dayText(from)}`} tot en met ${dayText(until)}`
}

/** `/improvements`: figures on procedures of a period, and what stands out in them. */
export const ImprovementsPage = () => {
  const { filter: question, change } = useQuestion()
  const { data, error, isFetching, refetch } = useImprovements(question)
  return (
    <Page
      title="Verbeterpunten & Inzichten"
      subtitle="AI-analyse van gesprekken en recruitment data"
      actions={
        <>
          <CompactSelect
            label="Periode"
            value={question.period}
            onChange={({ target }) => change({ period: target.value as ImprovementPeriod })}
          >
            {improvementPeriods.map((period) => (
              <option key={period} value={period}>
                {periodLabels[period]}
              </option>
            ))}
          </CompactSelect>
          <CompactSelect
            label="Tijd tot aanname telt vanaf"
            value={question.start}
            onChange={({ target }) => change({ start: target.value as HireStart })}
          >
            {hireStarts.map((start) => (
              <option key={start} value={start}>
                Vanaf {hireStartLabels[start].toLowerCase()}
              </option>
            ))}
          </CompactSelect>
        </>
      }
    >
      {error && !data && (
        <LoadError error={error} title={messages.improvementsFailed} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!error && !data && <FiguresSkeleton />}
      {data && (
        <>
          <Text size="small" tone="muted">
            {periodText(data)}
          </Text>
          <Grid as="ul" columns={3} aria-label="Kerncijfers" aria-busy={isFetching}>
            {data.figures.map((figure) => {
              const kind = knownFigure(figure)
              return kind && <FigureCard key={kind} kind={kind} figure={figure} question={question} />
            })}
          </Grid>
          <FeedbackList cards={data.cards} />
        </>
      )}
    </Page>
  )
}
