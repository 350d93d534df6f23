import { limits, messages, type VacancySummary } from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import { LoadError, useVacancyChoice } from '@wervio/remote-kit'
import {
  ButtonLink,
  Dialog,
  EmptyState,
  LoadingState,
  OneLine,
  plainList,
  Skeleton,
  Stack,
  TextField,
  tokens,
} from '@wervio/ui'
import { Briefcase, SearchX } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { foldText } from '../candidate/fold-text.ts'

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

const wordsOf = (text: string): string[] => foldText(text).split(/\s+/).filter(Boolean)

/** Whether every word of the search stands in a word of the vacancy, capitals and accents apart. */
const isHit = ({ title, company, location }: VacancySummary, searchWords: readonly string[]): boolean => {
  const words = wordsOf([title, company, location].join(' '))
  return searchWords.every((searchWord) => words.some((word) => word.includes(searchWord)))
}

/** What stands at the end of a row: the button that chooses the vacancy, or why it can't be chosen. */
type RowAction = (vacancy: VacancySummary) => ReactNode

type RowsProps = { q: string; /** More is still read that the rows need. */ isWaiting: boolean; action: RowAction }

const Vacancies = ({ q, isWaiting, action }: RowsProps) => {
  const vacancies = useVacancyChoice()
  if (vacancies.error && !vacancies.data)
    return (
      <LoadError
        error={vacancies.error}
        title={messages.vacanciesFailed}
        busy={vacancies.isFetching}
        onRetry={() => void vacancies.refetch()}
      />
    )
  if (!vacancies.data || isWaiting)
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
  const searchWords = wordsOf(q)
  const rows = vacancies.data.filter((vacancy) => isHit(vacancy, searchWords))
  if (rows.length === 0)
    return <EmptyState icon={SearchX} title="Geen vacatures gevonden" text="Probeer een ander woord." />
  return (
    <Rows aria-label="Vacatures">
      {rows.map((vacancy) => (
        <li key={vacancy.id}>
          <div>
            <OneLine title={vacancy.title}>{vacancy.title}</OneLine>
            <OneLine size="small" tone="muted">
              {[vacancy.company, vacancy.location].filter(Boolean).join(' · ')}
            </OneLine>
          </div>
          {action(vacancy)}
        </li>
      ))}
    </Rows>
  )
}

type Props = { description: string; isWaiting?: boolean; action: RowAction; onClose: () => void }

/** The vacancy that somebody is put in the procedure of, found by its words. */
export const VacancyDialog = ({ description, isWaiting = false, action, onClose }: Props) => {
  const [q, setQ] = useState('')
  return (
    <Dialog open onOpenChange={onClose} title="In procedure zetten" description={description}>
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
          <Vacancies q={q} isWaiting={isWaiting} action={action} />
        </Choice>
      </Stack>
    </Dialog>
  )
}
