import { Assistant, WithAssistant } from '@wervio/assistant'
import { chatPeopleKey, chatProcedureField, type Vacancy } from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import { useLocation } from '@wervio/routing'
import type { ReactNode } from 'react'
import { useMatchCount } from '../matches/use-matches.ts'
import { paths } from '../paths.ts'
import { plainText } from '../publication/plain-text.ts'
import { assistantContext } from '../vacancy/assistant-context.ts'

/** Offered once somebody is in the procedure. */
const aboutCandidates = {
  about: 'Over de kandidaten',
  questions: ['Wie staan er in gesprek?', 'Wie is er nieuw?', 'Hoeveel kandidaten heb ik?'],
}

/**
 * Where a source about the candidates can be read: on the profile of one of them, with the CV open at the place where
 * it says so, or in the procedure.
 */
const candidateHref = (pathname: string, [, id, ...field]: readonly string[], quote: string): string => {
  if (id === undefined) return `${pathname}?${paths.details.tabParameter}=matches`
  const isOfCv = field[0] !== undefined && field[0] !== chatProcedureField
  return isOfCv ? routes.candidate.inCv(id, { field: field.join('.'), quote }) : routes.candidate.href(id)
}

/** The tab that shows the part of the context with this key. */
const tabOf = (key: string | undefined): string => (key === 'publicatietekst' ? 'publicatietekst' : 'overzicht')

/** The page of one vacancy with the assistant about it, which waits until the vacancy has loaded. */
export const WithVacancyAssistant = ({
  id,
  vacancy,
  children,
}: {
  id: string
  vacancy: Vacancy | undefined
  children: ReactNode
}) => {
  const { pathname } = useLocation()
  const hasCandidates = (useMatchCount(id) ?? 0) > 0
  return (
    <WithAssistant
      assistant={
        <Assistant
          kind="vacancy"
          subject={{ kind: 'vacancy', id }}
          placement="panel"
          ready={vacancy !== undefined}
          context={() => (vacancy ? assistantContext(vacancy, plainText(vacancy.description)) : {})}
          suggestions={hasCandidates ? aboutCandidates : undefined}
          sourceHref={(path, quote) =>
            path[0] === chatPeopleKey
              ? candidateHref(pathname, path, quote)
              : `${pathname}?${paths.details.tabParameter}=${tabOf(path[0])}`
          }
        />
      }
    >
      {children}
    </WithAssistant>
  )
}
