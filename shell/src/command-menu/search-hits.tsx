import {
  conversationAddress,
  conversationTitle,
  labelOf,
  vacancyStatusLabels,
  type CandidateHit,
  type Conversation,
  type VacancySummary,
} from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import { Avatar, clock, Icon, listText, safeName, shortDay } from '@wervio/ui'
import { Command } from 'cmdk'
import { BriefcaseBusiness, MessagesSquare, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import type { QuickSearch } from './use-quick-search.ts'

const HIT = 'hit:'
const ALL = `${HIT}all:`

type HitItem = { value: string; to: string }

const candidateItem = ({ id }: CandidateHit): HitItem => ({
  value: `${HIT}candidate:${id}`,
  to: routes.candidate.href(id),
})
const vacancyItem = ({ id }: VacancySummary): HitItem => ({ value: `${HIT}vacancy:${id}`, to: routes.vacancy.href(id) })
const conversationItem = (conversation: Conversation, query: string): HitItem => ({
  value: `${HIT}conversation:${conversation.id}`,
  to: conversationAddress(conversation) ?? routes.meetingOverview.search(query),
})

const hitItems = ({ query, candidates, vacancies, conversations }: QuickSearch): HitItem[] => [
  ...candidates.map(candidateItem),
  ...vacancies.map(vacancyItem),
  ...conversations.map((conversation) => conversationItem(conversation, query ?? '')),
]

/** Whether an item of the menu is a hit; others are commands. */
export const isHit = (value: string): boolean => value.startsWith(HIT)

/** The value of the first hit; null without one. */
export const firstHit = (search: QuickSearch): string | null => hitItems(search)[0]?.value ?? null

/** Where a hit of this search leads; null for what isn't one. */
export const hitAddress = (search: QuickSearch, value: string): string | null =>
  value.startsWith(ALL) ? value.slice(ALL.length) : (hitItems(search).find((item) => item.value === value)?.to ?? null)

type HitProps = {
  item: HitItem
  picture: ReactNode
  name: string
  details: (string | null)[]
  onGo: (to: string) => void
}

const Hit = ({ item: { value, to }, picture, name, details, onGo }: HitProps) => (
  <Command.Item value={value} onSelect={() => onGo(to)}>
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
    <Command.Item value={ALL + to} onSelect={() => onGo(to)}>
      <Icon of={Search} />
      Alle {what} met ‘{query}’
    </Command.Item>
  )
  return (
    <>
      {candidates.length > 0 && (
        <Command.Group heading="Kandidaten">
          {candidates.map((candidate) => (
            <Hit
              key={candidate.id}
              item={candidateItem(candidate)}
              picture={<Avatar name={candidate.name} size="small" />}
              name={candidate.name}
              details={[candidate.title, candidate.location]}
              onGo={onGo}
            />
          ))}
          {all('kandidaten', routes.candidates.search(query))}
        </Command.Group>
      )}
      {vacancies.length > 0 && (
        <Command.Group heading="Vacatures">
          {vacancies.map((vacancy) => (
            <Hit
              key={vacancy.id}
              item={vacancyItem(vacancy)}
              picture={<Icon of={BriefcaseBusiness} />}
              name={vacancy.title}
              details={[vacancy.company, vacancy.location, labelOf(vacancyStatusLabels, vacancy.status)]}
              onGo={onGo}
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
              item={conversationItem(conversation, query)}
              picture={<Icon of={MessagesSquare} />}
              name={safeName(conversationTitle(conversation))}
              details={[conversation.candidate?.name ?? null, whenText(conversation)]}
              onGo={onGo}
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
