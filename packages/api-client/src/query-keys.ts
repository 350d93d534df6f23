/**
 * Keys of the product's one query cache. Apps share it, so a key stands here when more than one of them reads or
 * invalidates it. Invalidating a key invalidates every key that starts with it.
 */
export const queryKeys = {
  vacancies: {
    list: ['vacancies', 'list'] as const,
    newest: ['vacancies', 'list', 'newest'] as const,
    allSummaries: ['vacancies', 'list', 'summaries'] as const,
    /** `filter` holds the search, status and order of one list. */
    summaries: (filter: object) => ['vacancies', 'list', 'summaries', filter] as const,
    /** All of them by title, for a select. */
    choice: ['vacancies', 'list', 'choice'] as const,
    allCounts: ['vacancies', 'list', 'counts'] as const,
    counts: (search: string) => ['vacancies', 'list', 'counts', search] as const,
    /** The first few for words typed at the top of a page. */
    quickSearch: (search: string) => ['vacancies', 'list', 'quick-search', search] as const,
    one: (id: string) => ['vacancies', 'one', id] as const,
    allMatches: ['vacancies', 'matches'] as const,
    matches: (id: string) => ['vacancies', 'matches', id] as const,
    /** Candidates by score; `filter` holds the order, the threshold and the words of one list. */
    ranked: (id: string, filter: object) => ['vacancies', 'matches', id, 'ranked', filter] as const,
    /** One candidate beside the vacancy, requirement by requirement. */
    matchDetails: (id: string, candidateId: string) => ['vacancies', 'matches', id, 'details', candidateId] as const,
    /** Places that a model proposes as evidence for them. */
    matchProposals: (id: string, candidateId: string) =>
      ['vacancies', 'matches', id, 'details', candidateId, 'proposals'] as const,
    /** How the kept scores stand. */
    matching: (id: string) => ['vacancies', 'matching', id] as const,
    requirements: (id: string) => ['vacancies', 'requirements', id] as const,
    decisions: (id: string) => ['vacancies', 'decisions', id] as const,
    attachments: (id: string) => ['vacancies', 'attachments', id] as const,
    persona: (id: string) => ['vacancies', 'persona', id] as const,
    publication: (id: string) => ['vacancies', 'publication', id] as const,
    versions: (id: string) => ['vacancies', 'versions', id] as const,
  },
  candidates: {
    /** Every list, search and count; invalidated whenever a candidate is added, removed or changed. */
    list: ['candidates', 'list'] as const,
    /** Every list and search of candidates. */
    allFiltered: ['candidates', 'list', 'filtered'] as const,
    /** `filter` holds the search, filters and order of one list. */
    filtered: (filter: object) => ['candidates', 'list', 'filtered', filter] as const,
    allCounts: ['candidates', 'list', 'counts'] as const,
    counts: (filter: object) => ['candidates', 'list', 'counts', filter] as const,
    /** How a search was read, and which of its words nobody has. */
    searchExplanation: (search: string) => ['candidates', 'list', 'search-explanation', search] as const,
    /** The first few for words typed at the top of a page. */
    quickSearch: (search: string) => ['candidates', 'list', 'quick-search', search] as const,
    analytics: (weeks: number) => ['candidates', 'list', 'analytics', weeks] as const,
    one: (id: string) => ['candidates', 'one', id] as const,
    cv: (id: string) => ['candidates', 'cv', id] as const,
    notes: (id: string) => ['candidates', 'notes', id] as const,
    timeline: (id: string) => ['candidates', 'timeline', id] as const,
    allDuplicates: ['candidates', 'duplicates'] as const,
    duplicates: (id: string) => ['candidates', 'duplicates', id] as const,
    recordings: (id: string) => ['candidates', 'recordings', id] as const,
    consents: (id: string) => ['candidates', 'consents', id] as const,
    scorecards: (id: string) => ['candidates', 'scorecards', id] as const,
    /** The open vacancies that somebody fits. */
    fits: (id: string) => ['candidates', 'fits', id] as const,
    imports: ['candidates', 'imports'] as const,
    /** How far each unfinished stack is, without its CVs. */
    importProgress: ['candidates', 'import-progress'] as const,
    import: (id: string) => ['candidates', 'imports', id] as const,
    importItem: (id: string) => ['candidates', 'import-item', id] as const,
    importCv: (id: string) => ['candidates', 'import-cv', id] as const,
  },
  improvements: {
    all: ['improvements'] as const,
    /** Figures and cards of a period. */
    overview: (question: object) => ['improvements', 'overview', question] as const,
    /** What a figure counts. */
    records: (question: object) => ['improvements', 'records', question] as const,
  },
  calendar: {
    /** Connection, files and every week; invalidated when one of them changes what the agenda shows. */
    all: ['calendar'] as const,
    status: ['calendar', 'status'] as const,
    allEvents: ['calendar', 'events'] as const,
    /** `week` holds the first day and the zone. */
    events: (week: object) => ['calendar', 'events', week] as const,
    files: ['calendar', 'files'] as const,
    feed: ['calendar', 'feed'] as const,
  },
  /** What was said in a meeting in Teams. */
  transcripts: { all: ['transcripts'] as const, one: (meetingId: string) => ['transcripts', meetingId] as const },
  /** Recorded conversations, each with its transcript and summary. */
  recordings: {
    all: ['recordings'] as const,
    one: (id: string) => ['recordings', 'one', id] as const,
    /** Those on their way to a transcript; the bell reads them too. */
    imports: ['recordings', 'imports'] as const,
  },
  /** Planned meetings and recorded conversations, in every list; they name candidates. */
  meetings: {
    all: ['meetings'] as const,
    upcoming: ['meetings', 'upcoming'] as const,
    /** Those whose transcript nobody opened yet. */
    unread: ['meetings', 'unread'] as const,
    /** The first few for words typed at the top of a page. */
    quickSearch: (search: string) => ['meetings', 'quick-search', search] as const,
  },
  /** What waits for the recruiter; read again whenever the dashboard is opened. */
  attention: ['attention'] as const,
  /** Whether scores of open vacancies are being brought up to date. */
  openMatching: ['open-matching'] as const,
  /** Who is in the organisation, with the open invitations. */
  organisation: {
    all: ['organisation'] as const,
    members: ['organisation', 'members'] as const,
    invitations: ['organisation', 'invitations'] as const,
  },
  /** Vacancies with who is in their procedure. */
  pipelines: {
    all: ['pipelines'] as const,
    list: ['pipelines', 'list'] as const,
    one: (id: string) => ['pipelines', 'one', id] as const,
  },
  notifications: {
    list: ['notifications', 'list'] as const,
    settings: ['notifications', 'settings'] as const,
  },
  /** The recruiter's own profile. */
  profile: ['profile'] as const,
  /** How the recruiter can sign in. */
  signInMethods: ['sign-in-methods'] as const,
  files: { content: (id: string) => ['files', 'content', id] as const },
  chat: {
    /** The stored conversation about a subject (`subjectKey`); each mounted assistant adds a key of its own. */
    history: (subject: string) => ['chat', 'history', subject] as const,
  },
} as const
