import { useQuery } from '@tanstack/react-query'
import {
  HiddenLine,
  MatchingState,
  matchesQuery,
  scoredMatchesQuery,
  useAddApplication,
  useMatchingStatus,
} from '@wervio/applications'
import { type CandidateSummary, changeCandidate, createApplication, limits, messages } from '@wervio/contracts'
import { EmptyState, Heading, NextPage, Stack, Text, TextLink, useAllPages } from '@wervio/ui'
import * as routes from '@wervio/contracts/routes'
import { SearchX } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { LoadError, SelectButton, SelectionArea, useMay, useSelection, useSelectionKeys } from '@wervio/remote-kit'
import { CandidateSelectionBar } from '../many/candidate-selection-bar.tsx'
import { CvDialog } from '../cv/cv-dialog.tsx'
import { MatchGrid } from './match-grid.tsx'
import { MatchSkeleton } from './match-skeleton.tsx'
import { MatchToolbar } from './match-toolbar.tsx'
import { hiddenCount, scoredMatches, useMatchFilter } from './match-filter.ts'
import { useUnscoredCandidates } from './use-unscored-candidates.ts'

const NOBODY: never[] = []

const nobodyText = (q: string, hasScores: boolean): string => {
  if (q === '') return 'Je organisatie heeft nog geen kandidaten.'
  return hasScores ? 'Probeer een ander woord, of een lagere score.' : 'Probeer een ander woord.'
}

type Props = { vacancyId: string; title: string | undefined }

/** The candidates for one vacancy: those with a score, highest first, and those who have none yet. */
export const VacancyCandidates = ({ vacancyId, title = 'deze vacature' }: Props) => {
  const { filter, change } = useMatchFilter()
  const matches = useQuery(matchesQuery(vacancyId))
  const scored = useQuery(scoredMatchesQuery(vacancyId))
  const status = useMatchingStatus(vacancyId)
  const knownMatches = scored.data ?? NOBODY
  const pipeline = matches.data ?? NOBODY
  const q = filter.q.length >= limits.searchMinimum ? filter.q : ''
  const { list, rows } = useUnscoredCandidates(knownMatches, q)
  const { onNear } = useAllPages(list)
  const { mutate, isPending, variables } = useAddApplication(vacancyId)
  const mayPut = useMay(createApplication)
  const [cvCandidate, setCvCandidate] = useState<CandidateSummary | null>(null)
  const handleMatch = useCallback((candidate: CandidateSummary) => mutate(candidate), [mutate])
  const applications = useMemo(
    () => new Map(pipeline.flatMap(({ id, application }) => (application ? [[id, application] as const] : []))),
    [pipeline],
  )
  const visibleScored = useMemo(
    () => scoredMatches(knownMatches, { score: filter.score, q }),
    [knownMatches, filter.score, q],
  )
  const candidates = useMemo(() => [...visibleScored, ...rows], [visibleScored, rows])
  const selection = useSelection<CandidateSummary>(candidates, useMay(changeCandidate))
  const keys = useSelectionKeys()
  const hasScores = knownMatches.some(({ matchPercentage }) => matchPercentage !== null)
  const error = (!matches.data && matches.error) || (!scored.data && scored.error) || (!list.data && list.error)
  const retry = () => {
    for (const read of [matches, scored, list]) if (read.isError) void read.refetch()
  }
  const isLoaded = Boolean(matches.data && scored.data && list.data && !status.isPending)
  // The toolbar comes with the first list, which says what there is to choose, and stays for the next ones.
  const [hasToolbar, setHasToolbar] = useState(isLoaded)
  if (isLoaded && !hasToolbar) setHasToolbar(true)
  const gridProps = {
    applications,
    busyId: isPending ? variables.id : null,
    onCv: setCvCandidate,
    onMatch: mayPut ? handleMatch : null,
  }
  const content = () => {
    if (error)
      return (
        <LoadError
          error={error}
          title={messages.matchesFailed}
          busy={matches.isFetching || scored.isFetching || list.isFetching}
          onRetry={retry}
        />
      )
    if (!hasToolbar) return <MatchSkeleton />
    return (
      <Stack gap={5}>
        <MatchToolbar filter={filter} hasScores={hasScores} onChange={change}>
          <SelectButton selection={selection} />
        </MatchToolbar>
        <MatchingState
          status={status.data}
          error={status.error}
          nameOf={(id) => knownMatches.find((match) => match.id === id)?.name}
        />
        {!isLoaded ? (
          <MatchSkeleton />
        ) : (
          <SelectionArea selection={selection} hasLetters={keys.hasLetters}>
            <Stack gap={5}>
              {hasScores && (
                <Stack as="section" gap={3} aria-label="Met score">
                  <Heading level={2} size="card">
                    Matches vanaf {filter.score}%
                  </Heading>
                  {visibleScored.length > 0 ? (
                    <MatchGrid label="Kandidaten met score" candidates={visibleScored} {...gridProps} />
                  ) : (
                    <Text tone="muted">
                      {q === '' ? 'Niemand haalt deze score.' : 'Niemand haalt deze score met deze zoekwoorden.'}
                    </Text>
                  )}
                  <HiddenLine
                    minimum={filter.score}
                    count={hiddenCount(knownMatches, { score: filter.score, q })}
                    action={<TextLink to={routes.matching.forEverybody(vacancyId)}>Toon ze ook</TextLink>}
                  />
                </Stack>
              )}
              {rows.length > 0 && (
                <Stack as="section" gap={3} aria-label="Nog geen score">
                  <div>
                    <Heading level={2} size="card">
                      Nog geen score
                    </Heading>
                    <Text tone="muted">
                      Deze kandidaten krijgen een score als de vacature wordt gematcht.
                      {mayPut && ' Je kunt ze nu al in de procedure zetten.'}
                    </Text>
                  </div>
                  <MatchGrid label="Kandidaten zonder score" candidates={rows} onNear={onNear} {...gridProps} />
                </Stack>
              )}
              {rows.length === 0 && visibleScored.length === 0 && !list.isFetching && (
                <EmptyState icon={SearchX} title="Geen kandidaten gevonden" text={nobodyText(q, hasScores)} />
              )}
              <NextPage query={list} what="kandidaten" />
            </Stack>
          </SelectionArea>
        )}
      </Stack>
    )
  }
  return (
    <>
      {content()}
      {cvCandidate && <CvDialog candidate={cvCandidate} onClose={() => setCvCandidate(null)} />}
      {/* Stays when nobody is left: it holds what is under way and the proof of an erasure. */}
      <CandidateSelectionBar
        selection={selection}
        hasMore={list.hasNextPage}
        help={keys.help}
        vacancy={{ id: vacancyId, title }}
      />
    </>
  )
}
