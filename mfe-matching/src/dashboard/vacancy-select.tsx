import { messages } from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import { LoadError, useVacancyChoice } from '@wervio/remote-kit'
import { LoadingState, SelectField, Skeleton, TextLink } from '@wervio/ui'

type Props = {
  value: string | null
  /** Title of the chosen vacancy, for one that the list doesn't hold. */
  title: string | undefined
  placeholder: string
  onChoose: (id: string | null) => void
}

/** The vacancy that candidates are held beside. */
export const VacancySelect = ({ value, title, placeholder, onChoose }: Props) => {
  const { data, error, isFetching, refetch } = useVacancyChoice()
  if (error && !data)
    return <LoadError error={error} title={messages.vacanciesFailed} busy={isFetching} onRetry={() => void refetch()} />
  if (!data)
    return (
      <LoadingState label="Vacatures laden...">
        <Skeleton height="4.25rem" />
      </LoadingState>
    )
  const isListed = data.some(({ id }) => id === value)
  return (
    <SelectField
      label="Vacature"
      placeholder={placeholder}
      hint={
        data.length === 0 && (
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
