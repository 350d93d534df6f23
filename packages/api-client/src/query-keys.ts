/**
 * Names of what the one query cache of the product keeps. Apps share that cache, so a key stands here when more than one
 * of them reads or outdates it; outdating a key outdates every key that begins with it.
 */
export const queryKeys = {
  vacancies: {
    list: ['vacancies', 'list'] as const,
    newest: ['vacancies', 'list', 'newest'] as const,
    allSummaries: ['vacancies', 'list', 'summaries'] as const,
    /** `filter`: search, status and order of one list. */
    summaries: (filter: object) => ['vacancies', 'list', 'summaries', filter] as const,
    /** All of them by title, to choose one from. */
    choice: ['vacancies', 'list', 'choice'] as const,
    allCounts: ['vacancies', 'list', 'counts'] as const,
    counts: (search: string) => ['vacancies', 'list', 'counts', search] as const,
    one: (id: string) => ['vacancies', 'one', id] as const,
    matches: (id: string) => ['vacancies', 'matches', id] as const,
    attachments: (id: string) => ['vacancies', 'attachments', id] as const,
    persona: (id: string) => ['vacancies', 'persona', id] as const,
    publication: (id: string) => ['vacancies', 'publication', id] as const,
    versions: (id: string) => ['vacancies', 'versions', id] as const,
  },
  candidates: {
    /** Every list, search and count; outdated whenever a candidate comes, goes or changes. */
    list: ['candidates', 'list'] as const,
    /** Every list and search of candidates. */
    allFiltered: ['candidates', 'list', 'filtered'] as const,
    /** `filter`: search, filters and order of one list. */
    filtered: (filter: object) => ['candidates', 'list', 'filtered', filter] as const,
    allCounts: ['candidates', 'list', 'counts'] as const,
    counts: (filter: object) => ['candidates', 'list', 'counts', filter] as const,
    analytics: (weeks: number) => ['candidates', 'list', 'analytics', weeks] as const,
    one: (id: string) => ['candidates', 'one', id] as const,
    cv: (id: string) => ['candidates', 'cv', id] as const,
    timeline: (id: string) => ['candidates', 'timeline', id] as const,
    duplicates: (id: string) => ['candidates', 'duplicates', id] as const,
    recordings: (id: string) => ['candidates', 'recordings', id] as const,
    imports: ['candidates', 'imports'] as const,
    import: (id: string) => ['candidates', 'imports', id] as const,
    importItem: (id: string) => ['candidates', 'import-item', id] as const,
  },
  files: { content: (id: string) => ['files', 'content', id] as const },
  chat: {
    /** The kept conversation about a subject (`subjectKey`); each mounted assistant adds a key of its own. */
    history: (subject: string) => ['chat', 'history', subject] as const,
  },
} as const
