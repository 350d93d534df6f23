import { messages } from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import { LoadingState, SelectField, Skeleton, TextLink } from '@wervio/ui'
import { LoadError } from '../load/load-error.tsx'
import { useVacancyChoice } from './use-vacancy-choice.ts'

type Props = {
  value: string | null
  /** Title of the chosen vacancy, for one that the list doesn't hold. */
  title: string | undefined
  placeholder?: string
  /** In a toolbar, where the choice says what it is. */
  hasHiddenLabel?: boolean
  onChoose: (id: string | null) => void
}

/** The vacancy that candidates are held beside. */
export const VacancySelect = ({
  value,
  title,
  placeholder = 'Selecteer een vacature',
  hasHiddenLabel = false,
  onChoose,
}: Props) => {
  const { data, error, isFetching, refetch } = useVacancyChoice()
  if (error && !data)
    return <LoadError error={error} title={messages.vacanciesFailed} busy={isFetching} onRetry={() => void refetch()} />
  if (!data)
    return (
      <LoadingState label="Vacatures laden...">
        <Skeleton height={hasHiddenLabel ? '2.75rem' : '4.25rem'} />
      </LoadingState>
    )
  const isListed = data.some(({ id }) => id === value)
  return (
    <SelectField
      label="Vacature"
      hasHiddenLabel={hasHiddenLabel}
      placeholder={placeholder}
      hint={
        data.length === 0 &&
        !hasHiddenLabel && (
          <>
            Je hebt nog geen vacatures. <TextLink to={routes.newVacancy.href()}>Maak een nieuwe vacature</TextLink>
          </>
        )
      }
      value={value ?? ''}
      onChange={({ target }) => onChoose(target.value || null)}
    >
      {value !== null && !isListed && <option value={value}>{title ?? 'Deze vacature'}</option>}
      {data.map(({ id, title: name, company }) => (
        <option key={id} value={id}>
          {[name, company].filter(Boolean).join(' · ')}
        </option>
      ))}
    </SelectField>
  )
}
