import type { VacancyTextQuote } from '@wervio/contracts'
import { CompactSelect, Heading, numberText, plainList, Stack, Text, tokens } from '@wervio/ui'
import { styled } from 'styled-components'
import type { FieldName } from '../../drafts/field-mapping.ts'
import { formSections } from '../form-fields.ts'
import { keyOfQuote, type Assignment } from './proposals.ts'

/** Lines that are shown; a text with more of them is no vacancy. */
const MOST = 100

const List = styled.ul`
  ${plainList}
  display: grid;
`
const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${tokens.space[2]} ${tokens.space[4]};
  padding-block: ${tokens.space[2]};
  border-top: 1px solid ${tokens.line.base};
  overflow-wrap: anywhere;
  > p {
    max-height: 12rem;
    overflow-y: auto;
  }
  > :last-child {
    justify-self: end;
  }
  ${tokens.breakpoint.phone} {
    grid-template-columns: minmax(0, 1fr);
    > :last-child {
      justify-self: start;
    }
  }
`

type Props = {
  rest: readonly VacancyTextQuote[]
  assignments: readonly Assignment[]
  /** Puts a line into a field, or back among the rest. */
  onAssign: (quote: VacancyTextQuote, name: FieldName | null) => void
}

/** What of the text went nowhere; each line can be put into a field. */
export const RestList = ({ rest, assignments, onAssign }: Props) => (
  <Stack gap={1}>
    <Heading level={3}>Niet in een veld gezet</Heading>
    <Text size="small" tone="muted">
      Hoort een regel toch in een veld? Kies het veld.
    </Text>
    <List>
      {rest.slice(0, MOST).map((quote) => (
        <Row key={keyOfQuote(quote)}>
          <Text size="small">{quote.text}</Text>
          <CompactSelect
            label={`Veld voor: ${quote.text.slice(0, 80)}`}
            value={assignments.find((one) => keyOfQuote(one.quote) === keyOfQuote(quote))?.name ?? ''}
            onChange={({ target }) => onAssign(quote, target.value === '' ? null : (target.value as FieldName))}
          >
            <option value="">In geen veld</option>
            {formSections.map(({ id, title, fields }) => (
              <optgroup key={id} label={title}>
                {fields
                  .filter(({ choices }) => choices === undefined)
                  .map(({ name, label }) => (
                    <option key={name} value={name}>
                      {label}
                    </option>
                  ))}
              </optgroup>
            ))}
          </CompactSelect>
        </Row>
      ))}
    </List>
    {rest.length > MOST && (
      <Text size="small" tone="muted">
        {`En nog ${numberText(rest.length - MOST)} regels.`}
      </Text>
    )}
  </Stack>
)
