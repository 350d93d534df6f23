import {
  conversationAddress,
  conversationTitle,
  labelOf,
  vacancyStatusLabels,
  type Conversation,
} from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import { Avatar, clock, Icon, listText, safeName, shortDay } from '@wervio/ui'
import { Command } from 'cmdk'
import { BriefcaseBusiness, MessagesSquare, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import type { QuickSearch } from './use-quick-search.ts'

const HIT = 'hit:'
const candidateValue = (id: string): string => `${HIT}candidate:${id}`
const vacancyValue = (id: string): string => `${HIT}vacancy:${id}`
const conversationValue = (id: string): string => `${HIT}conversation:${id}`

/** Whether an item of the menu is a hit; others are commands. */
export const isHit = (value: string): boolean => value.startsWith(HIT)

/** The value of the first hit; null without one. */
export const firstHit = ({ candidates, vacancies, conversations }: QuickSearch): string | null => {
  const [first = null] = [
    ...candidates.map(({ id }) => candidateValue(id)),
    ...vacancies.map(({ id }) => vacancyValue(id)),
    ...conversations.map(({ id }) => conversationValue(id)),
  ]
  return first
}

type HitProps = { value: string; picture: ReactNode; name: string; details: (string | null)[]; onSelect: () => void }

const Hit = ({ value, picture, name, details, onSelect }: HitProps) => (
  <Command.Item value={value} onSelect={onSelect}>
    {picture}
    <span data-part="name">{name}</span>
    <span data-part="details">{details.filter(Boolean).join(' · ')}</span>
  </Command.Item>
)

const whenText = ({ start }: Conversation): string => `${shortDay(start)} om ${clock(start)}`

/** The candidates, vacancies and conversations that fit, each a way to its page, and the way to all of them. */
export const SearchHits = ({ search, onGo }: { search: QuickSearch; onGo: (to: string) => void }) => {
  const { query, candidates, vacancies, conversations, isSearching, failed } = search
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
      {conversations.length > 0 && (
        <Command.Group heading="Gesprekken">
          {conversations.map((conversation) => (
            <Hit
              key={conversation.id}
              value={conversationValue(conversation.id)}
              picture={<Icon of={MessagesSquare} />}
              name={safeName(conversationTitle(conversation))}
              details={[conversation.candidate?.name ?? null, whenText(conversation)]}
              onSelect={() => onGo(conversationAddress(conversation) ?? routes.meetingOverview.search(query))}
            />
          ))}
          {all('gesprekken', routes.meetingOverview.search(query))}
        </Command.Group>
      )}
      {isSearching && firstHit(search) === null && <output data-part="note">Zoeken…</output>}
      {failed.length > 0 && (
        <p data-part="note" role="alert">
          Zoeken in {listText(failed)} lukt nu niet.
        </p>
      )}
    </>
  )
}
