const search = (q: string) => `/api/candidates/search?${new URLSearchParams({ q })}`

/** Typical calls of recruiters in an organisation filled by `fill`. Only counts may read every candidate. */
export const calls = [
  { what: 'first page', path: '/api/candidates?limit=100' },
  { what: 'by name', path: '/api/candidates?limit=100&sort=name' },
  { what: 'one status', path: '/api/candidates?limit=100&status=afgewezen' },
  { what: 'a place and a skill', path: '/api/candidates?limit=100&location=zwolle&skill=excel' },
  { what: 'counts', path: '/api/candidate-counts' },
  { what: 'counts of a status', path: '/api/candidate-counts?status=nieuw' },
  { what: 'counts of a place', path: '/api/candidate-counts?location=zwolle' },
  { what: 'counts of a skill', path: '/api/candidate-counts?skill=excel' },
  { what: 'counts of a year', path: '/api/candidate-counts?added=year' },
  { what: 'counts of a search', path: '/api/candidate-counts?q=teamleider' },
  { what: 'counts of a common word', path: '/api/candidate-counts?q=ervaring' },
  { what: 'rare word', path: search('kenmerk777') },
  { what: 'common word', path: search('ervaring') },
  { what: 'common skill', path: search('excel') },
  { what: 'two words', path: search('magazijnmedewerker zwolle') },
  { what: 'typing error', path: search('javascrpt') },
  { what: 'beginning of a name', path: search('hoek') },
  { what: 'nothing found', path: search('hovercraft') },
] as const

/** Whether a call counts, which may take longer than a list. */
export const isCount = (what: string): boolean => what.startsWith('counts')
