import { errorText } from '@wervio/api-client'
import { HiddenLine, MatchingState, useMatchingStatus } from '@wervio/applications'
import { decideMatches, limits, type Match, messages, type Requirement, saveRequirements } from '@wervio/contracts'
import { useMay, useSelection } from '@wervio/remote-kit'
import { Card, MovedElement, NextPage, Notice, Stack, Text, tokens, useMovedElement, useWideScreen } from '@wervio/ui'
import { useLocation } from '@wervio/routing'
import { useMemo, useRef } from 'react'
import { styled } from 'styled-components'
import { ChosenBar } from '../compare/chosen-bar.tsx'
import { DecisionForm } from '../decisions/decision-form.tsx'
import { DecisionLogDialog } from '../decisions/decision-log-dialog.tsx'
import { DetailsPanel } from '../details/details-panel.tsx'
import { NeighbourLine, neighbourOf } from '../details/neighbour-line.tsx'
import { paths } from '../paths.ts'
import { RequirementsDialog } from '../requirements/requirements-dialog.tsx'
import { useRequirements } from '../requirements/use-requirements.ts'
import { useWhatIf } from '../what-if/use-what-if.ts'
import { asRanked, previewRanking } from '../what-if/what-if.ts'
import { WhatIfBar } from '../what-if/what-if-bar.tsx'
import { noFilters } from './filter-fields.tsx'
import { Legend } from './legend.tsx'
import { LoadFailure } from './load-failure.tsx'
import { LoadingRows } from './loading-rows.tsx'
import type { DashboardView } from './match-view.ts'
import { NoCandidates } from './no-candidates.tsx'
import { Ranking } from './ranking.tsx'
import { countText, hiddenCount } from './ranking-counts.ts'
import { ShowButton } from './show-button.ts'
import { filterCount, shownMatches } from './shown-matches.ts'
import { useRanking } from './use-ranking.ts'

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 0.94fr);
  align-items: start;
  gap: ${tokens.space[4]};
  @media (max-width: 1199.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`
const Aside = styled(Card)`
  position: sticky;
  top: calc(${tokens.topBar} + ${tokens.space[4]});
  max-height: calc(100dvh - ${tokens.topBar} - ${tokens.space[8]});
  overflow-y: auto;
`
const ListHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${tokens.space[1]} ${tokens.space[4]};
`
const NO_REQUIREMENTS: readonly Requirement[] = []

type Props = {
  vacancyId: string
  title: string
  view: DashboardView
  onChange: (change: Partial<DashboardView>) => void
  /** What is open over the page. */
  dialog: 'requirements' | 'decisions' | null
  onClose: () => void
}

/** The candidates for one vacancy, who came out highest and why, and weights to try out. */
export const VacancyMatching = ({ vacancyId, title, view, onChange, dialog, onClose }: Props) => {
  const isWide = useWideScreen()
  const mayDecide = useMay(decideMatches)
  const mayWeigh = useMay(saveRequirements)
  const { search } = useLocation()
  const heading = useRef<HTMLHeadingElement>(null)
  const requirementsRead = useRequirements(vacancyId)
  const status = useMatchingStatus(vacancyId)
  const whatIf = useWhatIf(vacancyId, requirementsRead.data)
  // A preview can bring somebody from under the threshold above it, and ranks by score.
  const query = whatIf.isOn ? ({ q: view.q, minimum: 0, order: 'score' } as const) : view
  const { list, rows: matches } = useRanking(vacancyId, query, whatIf.isOn || filterCount(view) > 0)
  const version = requirementsRead.data?.version ?? ''
  const ranked = useMemo(
    () => (whatIf.isOn ? previewRanking(matches, whatIf.requirements, version) : asRanked(matches)),
    [matches, whatIf.isOn, whatIf.requirements, version],
  )
  const rows = useMemo(() => shownMatches(ranked, view), [ranked, view])
  const shownCandidates = useMemo<Match[]>(() => rows.map(({ match }) => match), [rows])
  const selection = useSelection(shownCandidates)
  const chosenRow = rows.find(({ match }) => match.id === view.candidate) ?? (isWide ? rows[0] : undefined)
  const requirements = requirementsRead.data?.requirements ?? NO_REQUIREMENTS
  const neighbour = query.order === 'score' && chosenRow ? neighbourOf(chosenRow, ranked) : undefined

  const open = (id: string, byKeyboard: boolean) => {
    const isOpen = !isWide && chosenRow?.match.id === id
    onChange({ candidate: isOpen ? null : id })
    if (byKeyboard && isWide) requestAnimationFrame(() => heading.current?.focus())
  }
  const hrefOf = (id: string): string => {
    const parameters = new URLSearchParams(search)
    parameters.set(paths.dashboard.candidateParameter, id)
    return `${paths.dashboard.path}?${parameters.toString()}`
  }
  const details = chosenRow && (
    <DetailsPanel
      key={chosenRow.match.id}
      vacancyId={vacancyId}
      row={chosenRow}
      isRanked={query.order === 'score'}
      changes={whatIf.changes}
      comparison={
        neighbour && (
          <NeighbourLine row={chosenRow} neighbour={neighbour} requirements={whatIf.requirements} version={version} />
        )
      }
      headingRef={heading}
      decision={
        mayDecide && (
          <DecisionForm
            vacancyId={vacancyId}
            candidates={[chosenRow.match]}
            percentage={chosenRow.match.score?.percentage ?? null}
          />
        )
      }
    />
  )
  // A reason that is being typed stays while a tablet is turned.
  const { element, portal } = useMovedElement(details)
  const content = () => {
    if (list.error && !list.data)
      return <LoadFailure error={list.error} busy={list.isFetching} onRetry={() => void list.refetch()} />
    const hiddenBelow = hiddenCount(view, status.data, whatIf.isOn ? ranked : null)
    const showAll = () => onChange({ minimum: 0 })
    if (rows.length === 0)
      return (
        <NoCandidates
          minimum={view.minimum}
          hiddenCount={hiddenBelow}
          isNarrowed={filterCount(view) > 0 || view.q.length >= limits.searchMinimum}
          isRefreshing={status.data?.state === 'refreshing'}
          onShowAll={showAll}
          onWiden={() => onChange({ q: '', ...noFilters })}
        />
      )
    return (
      <Columns>
        <Stack gap={2}>
          <ListHead>
            <Text as="output" size="small">
              <strong>{countText(rows.length, list.hasNextPage)}</strong>
              {view.minimum > 0 && ` vanaf ${view.minimum}%`}
            </Text>
            {requirements.length > 0 && <Legend />}
          </ListHead>
          <Ranking
            rows={rows}
            requirements={whatIf.requirements}
            version={version}
            selectedId={chosenRow?.match.id ?? null}
            selection={selection}
            hrefOf={hrefOf}
            onOpen={open}
            details={!isWide && details && <MovedElement of={element} />}
            hasMore={list.hasNextPage}
            onMore={() => void list.fetchNextPage()}
          >
            <HiddenLine
              minimum={view.minimum}
              count={hiddenBelow}
              action={
                <ShowButton type="button" onClick={showAll}>
                  Toon ze ook
                </ShowButton>
              }
            />
          </Ranking>
          <NextPage query={list} what="kandidaten" />
          <ChosenBar vacancyId={vacancyId} requirements={requirements} selection={selection} />
        </Stack>
        {isWide && details && (
          <Aside padding={0} as="aside" aria-label="Uitleg bij de score">
            <MovedElement of={element} />
          </Aside>
        )}
        {portal}
      </Columns>
    )
  }
  // All parts at once: one that comes later would move those below it.
  const isLoading = requirementsRead.isPending || status.isPending || list.isPending
  if (isLoading) return <LoadingRows label="Kandidaten laden..." />
  return (
    <Stack gap={4}>
      {requirementsRead.error && !requirementsRead.data && (
        <Notice tone="amber" title={errorText(requirementsRead.error, messages.requirementsFailed)}>
          De scores hieronder kloppen; eisen en weging kun je nu niet zien of veranderen.
        </Notice>
      )}
      {requirements.length > 0 && (
        <WhatIfBar
          requirements={requirements}
          chosenId={whatIf.chosenId}
          onChoose={whatIf.choose}
          changes={whatIf.changes}
          onChange={whatIf.change}
          rows={rows}
          isReading={list.hasNextPage || list.isPlaceholderData}
          isSaving={whatIf.isSaving}
          onReset={whatIf.reset}
          onSave={mayWeigh ? whatIf.store : null}
        />
      )}
      <MatchingState
        status={status.data}
        error={status.error}
        nameOf={(id) => matches.find((match) => match.id === id)?.name}
      />
      {content()}
      {dialog === 'requirements' && requirementsRead.data && (
        <RequirementsDialog vacancyId={vacancyId} list={requirementsRead.data} onClose={onClose} />
      )}
      {dialog === 'decisions' && <DecisionLogDialog vacancyId={vacancyId} title={title} onClose={onClose} />}
    </Stack>
  )
}
