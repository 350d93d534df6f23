import { useQuery } from '@tanstack/react-query'
import { errorText } from '@wervio/api-client'
import { messages } from '@wervio/contracts'
import { LoadingDots, Text, tokens } from '@wervio/ui'
import { styled } from 'styled-components'
import { vacancyChoiceQuery } from './queries.ts'

const Frame = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`
const Title = styled.legend`
  padding: 0 0 ${tokens.space[1]};
  font: ${tokens.font.smallStrong};
`
const List = styled.div`
  max-height: 14rem;
  padding: ${tokens.space[1]};
  overflow-y: auto;
  border: 1px solid ${tokens.line.control};
  border-radius: ${tokens.radius.control};
`
const Choice = styled.label`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  min-height: ${tokens.control.medium};
  padding-inline: ${tokens.space[2]};
  border-radius: 7px;
  cursor: pointer;
  &:hover {
    background: ${tokens.surface.sunken};
  }
  span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  input {
    flex-shrink: 0;
    width: 1rem;
    height: 1rem;
    accent-color: ${tokens.accent.base};
  }
`

type Props = { chosen: readonly string[]; onChange: (ids: string[]) => void; error?: string | undefined }

/** The vacancies that a hiring manager may see. */
export const VacancyChoice = ({ chosen, onChange, error }: Props) => {
  const { data, error: failure } = useQuery(vacancyChoiceQuery)
  const toggle = (id: string) => onChange(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])
  return (
    <Frame>
      <Title>Vacatures</Title>
      {!data && (failure ? <Text tone="red">{errorText(failure, messages.vacanciesFailed)}</Text> : <LoadingDots />)}
      {data?.length === 0 && <Text tone="muted">Er zijn nog geen vacatures. Maak er eerst een.</Text>}
      {data && data.length > 0 && (
        <List>
          {data.map(({ id, title, company }) => (
            <Choice key={id}>
              <input type="checkbox" checked={chosen.includes(id)} onChange={() => toggle(id)} />
              <span>{company ? `${title} (${company})` : title}</span>
            </Choice>
          ))}
        </List>
      )}
      {error && (
        <Text size="small" tone="red" role="alert">
          {error}
        </Text>
      )}
    </Frame>
  )
}
