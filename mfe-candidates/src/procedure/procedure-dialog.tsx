import { useAddApplication } from '@wervio/applications'
import { limits, messages, type CandidateSummary, type VacancySummary } from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import { LoadError, useVacancyChoice } from '@wervio/remote-kit'
import {
  Button,
  ButtonLink,
  Dialog,
  EmptyState,
  LoadingState,
  OneLine,
  plainList,
  Skeleton,
  Stack,
  Text,
  TextField,
  tokens,
} from '@wervio/ui'
import { Briefcase, SearchX } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { foldText } from '../candidate/fold-text.ts'
import { proceduresOf } from '../profile/timeline/procedures.ts'
import { useTimeline } from '../profile/timeline/use-timeline.ts'

/** As high for one row as for many, so that the dialog keeps its size while somebody types. */
const Choice = styled.div`
  height: min(22rem, 45dvh);
  overflow-y: auto;
`
const Rows = styled.ul`
  ${plainList}
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${tokens.space[3]};
    min-height: 3.5rem;
    border-top: 1px solid ${tokens.line.base};
  }
  li:first-child {
    border-top: 0;
  }
  li > :first-child {
    min-width: 0;
  }
`

type RowProps = { vacancy: VacancySummary; candidate: CandidateSummary; isInProcedure: boolean; onAdded: () => void }

const VacancyRow = ({ vacancy: { id, title, company, location }, candidate, isInProcedure, onAdded }: RowProps) => {
  const { mutate, isPending } = useAddApplication(id)
  return (
    <li>
      <div>
        <OneLine title={title}>{title}</OneLine>
        <OneLine size="small" tone="muted">
          {[company, location].filter(Boolean).join(' · ')}
        </OneLine>
      </div>
      {isInProcedure ? (
        <Text size="small" tone="muted">
          Staat er al in
        </Text>
      ) : (
        <Button
          variant="secondary"
          size="small"
          busy={isPending}
          aria-label={`Kies ${title}`}
          onClick={() => mutate(candidate, { onSuccess: onAdded })}
        >
          Kies
        </Button>
      )}
    </li>
  )
}

const wordsOf = (text: string): string[] => foldText(text).split(/\s+/).filter(Boolean)

/** Whether every word of the search stands in a word of the vacancy, capitals and accents apart. */
const isHit = ({ title, company, location }: VacancySummary, searchWords: readonly string[]): boolean => {
  const words = wordsOf([title, company, location].join(' '))
  return searchWords.every((searchWord) => words.some((word) => word.includes(searchWord)))
}

type Props = { candidate: CandidateSummary; onClose: () => void }

const Vacancies = ({ candidate, q, onClose }: Props & { q: string }) => {
  const vacancies = useVacancyChoice()
  const timeline = useTimeline(candidate.id)
  if (vacancies.error && !vacancies.data)
    return (
      <LoadError
        error={vacancies.error}
        title={messages.vacanciesFailed}
        busy={vacancies.isFetching}
        onRetry={() => void vacancies.refetch()}
      />
    )
  // What somebody is in already can't be chosen twice: without a timeline the service says so.
  if (!vacancies.data || timeline.isPending)
    return (
      <LoadingState label="Vacatures laden...">
        <Stack gap={3}>
          <Skeleton height="3rem" />
          <Skeleton height="3rem" />
          <Skeleton height="3rem" />
        </Stack>
      </LoadingState>
    )
  if (vacancies.data.length === 0)
    return (
      <EmptyState
        icon={Briefcase}
        title="Je hebt nog geen vacatures"
        text="Maak er een. Daarna kun je kandidaten in de procedure zetten."
        action={<ButtonLink to={routes.newVacancy.href()}>Nieuwe Vacature</ButtonLink>}
      />
    )
  const procedureIds = new Set(proceduresOf(timeline.data ?? []).map(({ vacancyId }) => vacancyId))
  const searchWords = wordsOf(q)
  const rows = vacancies.data.filter((vacancy) => isHit(vacancy, searchWords))
  if (rows.length === 0)
    return <EmptyState icon={SearchX} title="Geen vacatures gevonden" text="Probeer een ander woord." />
  return (
    <Rows aria-label="Vacatures">
      {rows.map((vacancy) => (
        <VacancyRow
          key={vacancy.id}
          vacancy={vacancy}
          candidate={candidate}
          isInProcedure={procedureIds.has(vacancy.id)}
          onAdded={onClose}
        />
      ))}
    </Rows>
  )
}

/** Puts a candidate in the first stage of a vacancy that is chosen here. */
export const ProcedureDialog = ({ candidate, onClose }: Props) => {
  const [q, setQ] = useState('')
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="In procedure zetten"
      description={`Kies de vacature. ${candidate.name} begint bij CV Ontvangen.`}
    >
      <Stack gap={3}>
        <TextField
          label="Zoek een vacature"
          type="search"
          value={q}
          maxLength={limits.searchText}
          autoComplete="off"
          onChange={({ target }) => setQ(target.value)}
        />
        <Choice>
          <Vacancies candidate={candidate} q={q} onClose={onClose} />
        </Choice>
      </Stack>
    </Dialog>
  )
}
