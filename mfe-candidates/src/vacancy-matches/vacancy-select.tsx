import { messages } from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import { LoadingState, SelectField, Skeleton, TextLink } from '@wervio/ui'
import { styled } from 'styled-components'
import { LoadError } from '../candidate/load-error.tsx'
import { useVacancyChoice } from './use-vacancy-choice.ts'

const Frame = styled.div`
  max-width: 28rem;
`
type Props = {
  value: string | null
  /** Its name, where the list of the choice doesn't hold it. */ title: string | undefined
  onChoose: (id: string | null) => void
}

/** The vacancy for which candidates are searched. */
export const VacancySelect = ({ value, title, onChoose }: Props) => {
  const { data, error, isFetching, refetch } = useVacancyChoice()
  if (error && !data)
    return (
      <LoadError
        error={error}
        title={messages.vacanciesFailed}
        fallback={messages.vacanciesFailed}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (!data)
    return (
      <LoadingState label="Vacatures laden...">
        <Frame>
          <Skeleton height="4.25rem" />
        </Frame>
      </LoadingState>
    )
  const known = data.some(({ id }) => id === value)
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
        {value !== null && !known && <option value={value}>{title ?? 'Deze vacature'}</option>}
        {data.map(({ id, title: name, company }) => (
          <option key={id} value={id}>
            {[name, company].filter(Boolean).join(' · ')}
          </option>
        ))}
      </SelectField>
    </Frame>
  )
}
