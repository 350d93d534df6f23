import { limits, messages, type CandidateSummary } from '@wervio/contracts'
import { EmptyState, Heading, NextPage, Stack, Text, useAllPages } from '@wervio/ui'
import { SearchX } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { LoadError } from '../candidate/load-error.tsx'
import { CvDialog } from '../cv/cv-dialog.tsx'
import { MatchGrid } from './match-grid.tsx'
import { MatchSkeleton } from './match-skeleton.tsx'
import { MatchToolbar } from './match-toolbar.tsx'
import { scoredMatches, useMatchFilter } from './match-filter.ts'
import { useMatch } from './use-match.ts'
import { useUnscored } from './use-unscored.ts'
import { useVacancyMatches } from './use-vacancy-matches.ts'

const NOBODY: never[] = []

/** The candidates for one vacancy: those with a score, highest first, and those who have none yet. */
export const VacancyCandidates = ({ vacancyId }: { vacancyId: string }) => {
  const { filter, searchFor, atLeast } = useMatchFilter()
  const matches = useVacancyMatches(vacancyId)
  const known = matches.data ?? NOBODY
  const q = filter.q.length >= limits.searchMinimum ? filter.q : ''
  const { list, rows } = useUnscored(known, q)
  const { onNear } = useAllPages(list)
  const { mutate, isPending, variables } = useMatch(vacancyId)
  const [shown, setShown] = useState<CandidateSummary | null>(null)
  const onMatch = useCallback((candidate: CandidateSummary) => mutate(candidate), [mutate])
  const applications = useMemo(
    () => new Map(known.flatMap(({ id, application }) => (application ? [[id, application] as const] : []))),
    [known],
  )
  const scored = scoredMatches(known, { ...filter, q })
  const anyScore = known.some(({ matchPercentage }) => matchPercentage !== null)
  const failed = (!matches.data && matches.error) || (!list.data && list.error)
  const retry = () => void Promise.all([matches.isError && matches.refetch(), list.isError && list.refetch()])
  if (failed)
    return (
      <LoadError
        error={failed}
        title={messages.matchesFailed}
        fallback={messages.matchesFailed}
        busy={matches.isFetching || list.isFetching}
        onRetry={retry}
      />
    )
  const grid = { applications, busyId: isPending ? variables.id : null, onCv: setShown, onMatch }
  return (
    <Stack gap={5}>
      <MatchToolbar filter={filter} onSearch={searchFor} onScore={atLeast} />
      {!matches.data || !list.data ? (
        <MatchSkeleton />
      ) : (
        <>
          {anyScore && (
            <Stack as="section" gap={3} aria-label="Met score">
              <Heading level={2} size="card">
                Matches vanaf {filter.score}%
              </Heading>
              {scored.length > 0 ? (
                <MatchGrid label="Kandidaten met score" candidates={scored} {...grid} />
              ) : (
                <Text tone="muted">Niemand haalt deze score met deze zoekwoorden.</Text>
              )}
            </Stack>
          )}
          {rows.length > 0 && (
            <Stack as="section" gap={3} aria-label="Nog geen score">
              <div>
                <Heading level={2} size="card">
                  Nog geen score
                </Heading>
                <Text tone="muted">
                  Deze kandidaten krijgen een score als de vacature wordt gematcht. Je kunt ze nu al in de procedure
                  zetten.
                </Text>
              </div>
              <MatchGrid label="Kandidaten zonder score" candidates={rows} onNear={onNear} {...grid} />
            </Stack>
          )}
          {rows.length === 0 && scored.length === 0 && !list.isFetching && (
            <EmptyState
              icon={SearchX}
              title="Geen kandidaten gevonden"
              text={q ? 'Probeer een ander woord, of een lagere score.' : 'Je organisatie heeft nog geen kandidaten.'}
            />
          )}
          <NextPage query={list} what="kandidaten" />
        </>
      )}
      {shown && <CvDialog candidate={shown} onClose={() => setShown(null)} />}
    </Stack>
  )
}
