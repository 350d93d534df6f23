import { Assistant, WithAssistant } from '@wervio/assistant'
import type { Vacancy } from '@wervio/contracts'
import { useLocation } from '@wervio/routing'
import type { ReactNode } from 'react'
import { paths } from '../paths.ts'
import { plainText } from '../publication/plain-text.ts'
import { assistantContext } from '../vacancy/assistant-context.ts'

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
  return (
    <WithAssistant
      assistant={
        <Assistant
          kind="vacancy"
          subject={{ kind: 'vacancy', id }}
          placement="panel"
          ready={vacancy !== undefined}
          context={() => (vacancy ? assistantContext(vacancy, plainText(vacancy.description)) : {})}
          sourceHref={([key]) => `${pathname}?${paths.details.tabParameter}=${tabOf(key)}`}
        />
      }
    >
      {children}
    </WithAssistant>
  )
}
