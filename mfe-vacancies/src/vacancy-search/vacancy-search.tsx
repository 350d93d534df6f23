import { limits } from '@wervio/contracts'
import { SearchField, type SearchFieldProps } from '@wervio/ui'

/** Search in the vacancies while typing. */
export const VacancySearch = (field: Pick<SearchFieldProps, 'value' | 'onSearch'>) => (
  <SearchField
    label="Zoek in vacatures"
    formLabel="Vacatures zoeken"
    placeholder="Zoek op functie, organisatie of locatie"
    maximum={limits.searchText}
    {...field}
  />
)
