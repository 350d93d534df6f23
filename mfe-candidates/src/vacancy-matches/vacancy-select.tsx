import { messages } from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import { LoadingState, SelectField, Skeleton, TextLink } from '@wervio/ui'
import { styled } from 'styled-components'
import { LoadError, useVacancyChoice } from '@wervio/remote-kit'

const Frame = styled.div`
  max-width: 28rem;
`
type Props = {
  value: string | null
  /** Title of the selected vacancy, for one that the list doesn't hold. */
  title: string | undefined
  onChoose: (id: string | null) => void
}

/** The vacancy for which candidates are searched. */
export const VacancySelect = ({ value, title, onChoose }: Props) => {
  const { data, error, isFetching, refetch } = useVacancyChoice()
  if (error && !data)
    return <LoadError error={error} title={messages.vacanciesFailed} busy={isFetching} onRetry={() => void refetch()} />
  if (!data)
    return (
      <LoadingState label="Vacatures laden...">
        <Frame>
          <Skeleton height="4.25rem" />
        </Frame>
      </LoadingState>
    )
  const isListed = data.some(({ id }) => id === value)
  return (
    <Frame>
      <SelectField
        label="Vacature"
        placeholder="Selecteer een vacature"
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
    </Frame>
  )
}
