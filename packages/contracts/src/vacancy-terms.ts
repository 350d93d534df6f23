// What vacancies can be, without the schemas that use it: pages for visitors name and filter them.

/** The five statuses in the order screens show them. */
export const vacancyStatuses = ['actief', 'gespreksfase', 'ingevuld', 'on-hold', 'vervallen'] as const
export type VacancyStatus = (typeof vacancyStatuses)[number]

export const vacancyStatusLabels: Record<VacancyStatus, string> = {
  actief: 'Actief',
  gespreksfase: 'Gespreksfase',
  ingevuld: 'Ingevuld',
  'on-hold': 'On Hold',
  vervallen: 'Vervallen',
}

/** What each status means at a glance; screens give every tone its colours, always beside the word. */
export const vacancyStatusTones = {
  actief: 'green',
  gespreksfase: 'blue',
  ingevuld: 'accent',
  'on-hold': 'amber',
  vervallen: 'neutral',
} as const satisfies Record<VacancyStatus, string>

/** The statuses of a vacancy that still looks for somebody, or will again; days open count in these alone. */
export const openVacancyStatuses = ['actief', 'gespreksfase', 'on-hold'] as const satisfies readonly VacancyStatus[]

/** How the client of an agency stands in a text: as 'onze opdrachtgever', or by its name. */
export const clientMentions = ['described', 'named'] as const
export type ClientMention = (typeof clientMentions)[number]

/** Orders a list of vacancies can have; ties fall back on the id, so that pages never overlap. */
export const vacancySorts = [
  'newest',
  'oldest',
  'changed',
  'title',
  'title_desc',
  'company',
  'company_desc',
  'candidates',
  'candidates_asc',
] as const
export type VacancySort = (typeof vacancySorts)[number]

export const vacancySortLabels: Record<VacancySort, string> = {
  newest: 'Nieuwste eerst',
  oldest: 'Oudste eerst',
  changed: 'Laatst gewijzigd',
  title: 'Titel A–Z',
  title_desc: 'Titel Z–A',
  company: 'Organisatie A–Z',
  company_desc: 'Organisatie Z–A',
  candidates: 'Meeste kandidaten',
  candidates_asc: 'Minste kandidaten',
}
