import { messages, type VacancySummary } from '@wervio/contracts'
import { Button, Dialog, LoadingState, SelectField, Skeleton, Stack, Text } from '@wervio/ui'
import { LoadError, useVacancyChoice } from '@wervio/remote-kit'
import { useState } from 'react'
import { fieldNames, toForm, type FormValues } from '../../drafts/field-mapping.ts'
import { useArchivedVacancies } from './use-archived-vacancies.ts'
import { useVacancy } from '../../vacancy/queries.ts'
import { filledFields, typedFields, withoutFields, type FieldSubset } from '../fill/field-subset.ts'
import { TypedFieldsNotice } from '../fill/typed-fields-notice.tsx'

type Props = {
  /** What the form holds now. */
  form: FormValues
  onCopy: (fields: FieldSubset, title: string) => void
  onClose: () => void
}

/** The fields that another vacancy can begin with: all but the title. */
const copiedNames = fieldNames.filter((name) => name !== 'functie')

const vacancyOption = ({ id, title, company }: VacancySummary) => (
  <option key={id} value={id}>
    {company ? `${title} · ${company}` : title}
  </option>
)

/** Chooses the vacancy whose fields fill the form; what is typed already is replaced only when somebody says so. */
export const CopyVacancyDialog = ({ form, onCopy, onClose }: Props) => {
  const [id, setId] = useState<string | null>(null)
  const choice = useVacancyChoice()
  const archive = useArchivedVacancies()
  const vacancy = useVacancy(id)
  const fields = vacancy.data ? filledFields(toForm(vacancy.data), copiedNames) : {}
  const typedNames = typedFields(fields, form)
  const error = choice.data ? vacancy.error : choice.error
  const failedQuery = choice.data ? vacancy : choice
  const copy = (copiedFields: FieldSubset) => vacancy.data && onCopy(copiedFields, vacancy.data.title)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Eerdere vacature kopiëren"
      description="De velden vullen het formulier. De functietitel en de vacaturetekst gaan niet mee."
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Annuleren
          </Button>
          {typedNames.length > 0 && (
            <Button variant="secondary" onClick={() => copy(withoutFields(fields, typedNames))}>
              Alleen de andere velden
            </Button>
          )}
          <Button
            disabled={!vacancy.data}
            busy={id !== null && vacancy.isFetching && !vacancy.data}
            onClick={() => copy(fields)}
          >
            {typedNames.length > 0 ? 'Alles vervangen' : 'Kopiëren'}
          </Button>
        </>
      }
    >
      <Stack>
        {!choice.data && !choice.error && (
          <LoadingState label="Vacatures laden...">
            <Skeleton height="4rem" />
          </LoadingState>
        )}
        {choice.data?.length === 0 && archive.data?.length === 0 && (
          <Text>Er zijn nog geen vacatures om te kopiëren.</Text>
        )}
        {choice.data && choice.data.length + (archive.data?.length ?? 0) > 0 && (
          <SelectField
            label="Vacature"
            placeholder="Kies een vacature..."
            value={id ?? ''}
            onChange={(event) => setId(event.target.value || null)}
          >
            {choice.data.map(vacancyOption)}
            {archive.data && archive.data.length > 0 && (
              <optgroup label="Archief">{archive.data.map(vacancyOption)}</optgroup>
            )}
          </SelectField>
        )}
        {error && !failedQuery.data && (
          <LoadError
            error={error}
            fallback={messages.vacanciesFailed}
            busy={failedQuery.isFetching}
            onRetry={() => void failedQuery.refetch()}
          />
        )}
        {typedNames.length > 0 && <TypedFieldsNotice names={typedNames} />}
      </Stack>
    </Dialog>
  )
}
