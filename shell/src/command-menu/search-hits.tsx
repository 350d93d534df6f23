import { labelOf, vacancyStatusLabels } from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import { Avatar, Icon } from '@wervio/ui'
import { Command } from 'cmdk'
import { BriefcaseBusiness, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import type { QuickSearch } from './use-quick-search.ts'

const HIT = 'hit:'
const candidateValue = (id: string): string => `${HIT}candidate:${id}`
const vacancyValue = (id: string): string => `${HIT}vacancy:${id}`

/** Whether an item of the menu is a hit; others are commands. */
export const isHit = (value: string): boolean => value.startsWith(HIT)

/** The value of the first hit; null without one. */
export const firstHit = ({ candidates: [candidate], vacancies: [vacancy] }: QuickSearch): string | null => {
  if (candidate) return candidateValue(candidate.id)
  return vacancy ? vacancyValue(vacancy.id) : null
}

type HitProps = { value: string; picture: ReactNode; name: string; details: (string | null)[]; onSelect: () => void }

const Hit = ({ value, picture, name, details, onSelect }: HitProps) => (
  <Command.Item value={value} onSelect={onSelect}>
    {picture}
    <span data-part="name">{name}</span>
    <span data-part="details">{details.filter(Boolean).join(' · ')}</span>
  </Command.Item>
)

/** The candidates and vacancies that fit, each a way to its page, and the way to all of them. */
export const SearchHits = ({ search, onGo }: { search: QuickSearch; onGo: (to: string) => void }) => {
  const { query, candidates, vacancies, isSearching, hasFailed } = search
  if (query === null) return null
  const all = (what: string, to: string) => (
    <Command.Item value={`${HIT}all:${to}`} onSelect={() => onGo(to)}>
      <Icon of={Search} />
      Alle {what} met ‘{query}’
    </Command.Item>
  )
  return (
    <>
      {candidates.length > 0 && (
        <Command.Group heading="Kandidaten">
          {candidates.map(({ id, name, title, location }) => (
            <Hit
              key={id}
              value={candidateValue(id)}
              picture={<Avatar name={name} size="small" />}
              name={name}
              details={[title, location]}
              onSelect={() => onGo(routes.candidate.href(id))}
            />
          ))}
          {all('kandidaten', routes.candidates.search(query))}
        </Command.Group>
      )}
      {vacancies.length > 0 && (
        <Command.Group heading="Vacatures">
          {vacancies.map(({ id, title, company, location, status }) => (
            <Hit
              key={id}
              value={vacancyValue(id)}
              picture={<Icon of={BriefcaseBusiness} />}
              name={title}
              details={[company, location, labelOf(vacancyStatusLabels, status)]}
              onSelect={() => onGo(routes.vacancy.href(id))}
            />
          ))}
          {all('vacatures', routes.vacancies.search(query))}
        </Command.Group>
      )}
      {isSearching && candidates.length + vacancies.length === 0 && <output data-part="note">Zoeken…</output>}
      {hasFailed && (
        <p data-part="note" role="alert">
          Zoeken in kandidaten en vacatures lukt nu niet.
        </p>
      )}
    </>
  )
}
