import type { VacancySummary } from '@wervio/contracts'
import { memo } from 'react'
import { exactMoment, shortDay, TableRow, TitleLink } from '@wervio/ui'
import { paths } from '../paths.ts'
import { candidatesHint, daysText, newText, openHint } from '../vacancy/progress-texts.ts'
import { StatusSelect } from '../vacancy/status-select.tsx'
import { emptyTexts } from '../vacancy/texts.ts'

const EMPTY = '–'

/** The hours without the week, which the name of the column implies. */
const shortHours = (hours: string): string => hours.replace(/ per week$/, '')

/** A vacancy in the table. `index` counts from 0; the head is row 1 for screen readers. */
export const VacancyRow = memo(({ vacancy, index }: { vacancy: VacancySummary; index: number }) => (
  <TableRow aria-rowindex={index + 2}>
    <th scope="row" title={vacancy.title}>
      <TitleLink to={paths.details.href(vacancy.id)} data-row={index}>
        {vacancy.title}
      </TitleLink>
    </th>
    <td title={vacancy.company}>{vacancy.company || EMPTY}</td>
    <td title={vacancy.location}>{vacancy.location || emptyTexts.location}</td>
    <td title={vacancy.hours}>{shortHours(vacancy.hours) || EMPTY}</td>
    <td>
      <StatusSelect inList vacancy={vacancy} label={`Status van ${vacancy.title}`} />
    </td>
    <td className="figure" title={candidatesHint(vacancy)}>
      {[vacancy.open_applications, newText(vacancy)].filter((figure) => figure !== null).join(' · ')}
    </td>
    <td className="figure" title={openHint(vacancy)}>
      {daysText(vacancy) ?? EMPTY}
    </td>
    <td className="figure">
      <time dateTime={vacancy.created_at} title={exactMoment(vacancy.created_at)}>
        {shortDay(vacancy.created_at)}
      </time>
    </td>
  </TableRow>
))
VacancyRow.displayName = 'VacancyRow'
