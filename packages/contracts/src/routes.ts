/**
 * Named routes: addresses that one part of the product owns and another links to. The owner composes its page at
 * `path`; everybody makes links with `href`. An address that only its owner links to stays with the owner. Import them
 * as `* as routes`, so that an app carries only those it names.
 */

/** A page without parameters. */
const page = <const Path extends string>(path: Path) => ({ path, href: (): Path => path })

/** A page of one thing, named by the last segment. */
const pageOf = <const Prefix extends string>(prefix: Prefix) => ({
  path: `${prefix}/:id` as const,
  href: (id: string): string => `${prefix}/${encodeURIComponent(id)}`,
})

/** A page that leads on to `next`, an address of this site, once somebody is signed in. */
const pageBefore = <const Path extends string>(path: Path) => ({
  path,
  href: (next?: string): string => (next === undefined ? path : `${path}?next=${encodeURIComponent(next)}`),
})

export const home = page('/')
export const howItWorks = page('/how-it-works')
export const pricing = page('/pricing')
export const contact = page('/contact')
export const about = page('/about')
export const privacy = { ...page('/privacy'), terms: () => '/privacy?tab=terms', fairUse: () => '/privacy?tab=fairuse' }
export const betaSignup = page('/beta-signup')
export const login = pageBefore('/login')
export const register = pageBefore('/register')
/** Opens the product for a visitor without an account, or says that their demo is over. */
export const demo = { ...page('/demo'), over: () => '/demo?voorbij' }
export const dashboard = page('/dashboard')
/** The recruiter's own. */
export const profile = page('/profile')
/** How the recruiter signs in, and where they are signed in. */
export const security = page('/profile/security')
/** Says what was erased with an account; nobody is signed in there any more. */
export const accountDeleted = page('/account-deleted')
/** Who saw and changed what, for owners. */
export const auditLog = {
  ...page('/profile/audit-log'),
  /** What is about one candidate. */
  forCandidate: (id: string) => `/profile/audit-log?kandidaat=${encodeURIComponent(id)}`,
  /** What is about one vacancy. */
  forVacancy: (id: string) => `/profile/audit-log?vacature=${encodeURIComponent(id)}`,
}
/** Everybody in the recruiter's organisation. */
export const colleagues = page('/profile/colleagues')
/** Where somebody accepts an invitation. */
export const invitation = {
  ...page('/uitnodiging'),
  /** The secret stands behind the '#', which no server gets to see and no page that is linked to. */
  withSecret: (secret: string) => `/uitnodiging#${secret}`,
  /** The secret of the end of an address (`#…`); null without one. */
  secretIn: (hash: string): string | null => hash.replace(/^#/, '') || null,
}
/** A vacancy with who is in its procedure, for a hiring manager. */
export const pipeline = pageOf('/procedure')
/** Which notifications one gets. */
export const notificationSettings = page('/profile/notifications')
/** A list with what somebody typed in its search field. */
const searched = (path: string, q: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}q=${encodeURIComponent(q)}`

export const vacancies = { ...page('/vacancy-dashboard'), search: (q: string) => searched('/vacancy-dashboard', q) }
export const newVacancy = page('/create-vacancy')
export const vacancy = pageOf('/vacancy')
/** A vacancy text for whoever has no account yet. */
export const vacancyGenerator = page('/vacatures/generator')
export const candidates = {
  ...page('/dashboard-candidates'),
  /** The search for candidates for a vacancy. */
  forVacancy: (id: string) => `/dashboard-candidates?tab=matches&vacancyId=${encodeURIComponent(id)}`,
  search: (q: string) => searched('/dashboard-candidates?tab=zoeken', q),
}

/** What of a CV is asked for: the path of a field (`skills.3`), '' when none is known, and the words that it says. */
export type CvTarget = { field: string; quote: string }
/** Characters of a quote that an address carries: enough to find its beginning. */
const MAX_QUOTE = 300

type Noted = { kind: 'note' | 'scorecard'; id: string }
/** By what an address calls each. */
const NOTED: Readonly<Record<Noted['kind'], string>> = { note: 'notitie', scorecard: 'scorekaart' }

const candidateProfile = pageOf('/kandidaat-profiel')
export const candidate = {
  ...candidateProfile,
  /** The profile with the CV open at a place. It stands behind the '#', which no server gets to see. */
  inCv: (id: string, { field, quote }: CvTarget): string =>
    `${candidateProfile.href(id)}#${new URLSearchParams({ cv: field, zin: quote.slice(0, MAX_QUOTE) }).toString()}`,
  /** The profile with the CV open beside it. */
  withCv: (id: string): string => `${candidateProfile.href(id)}#${new URLSearchParams({ cv: '' }).toString()}`,
  /** The profile with a note or a scorecard in view. */
  atNoted: (id: string, { kind, id: notedId }: Noted): string =>
    `${candidateProfile.href(id)}#${new URLSearchParams({ [NOTED[kind]]: notedId }).toString()}`,
  /** Id of the note or scorecard that the end of an address (`#…`) asks for; null when it asks for none. */
  notedIn: (hash: string, kind: Noted['kind']): string | null =>
    new URLSearchParams(hash.replace(/^#/, '')).get(NOTED[kind]),
  /** The place in the CV that the end of an address (`#…`) asks for; null when it asks for none. */
  cvTargetIn: (hash: string): CvTarget | null => {
    const parameters = new URLSearchParams(hash.replace(/^#/, ''))
    const field = parameters.get('cv')
    return field === null ? null : { field, quote: parameters.get('zin') ?? '' }
  },
}
export const newCandidate = page('/add-candidate')
/** A stack of CVs that is being looked through. */
export const cvStack = pageOf('/add-candidate/stapel')

/** The ranked candidates for a vacancy. */
export const matching = {
  ...page('/matching-dashboard'),
  forVacancy: (id: string) => `/matching-dashboard?vacancy=${encodeURIComponent(id)}`,
  /** Without a threshold. */
  forEverybody: (id: string) => `/matching-dashboard?vacancy=${encodeURIComponent(id)}&vanaf=0`,
  /** The same with the details of one candidate, whatever their score. */
  forCandidate: (vacancyId: string, id: string) =>
    `/matching-dashboard?vacancy=${encodeURIComponent(vacancyId)}&kandidaat=${encodeURIComponent(id)}&vanaf=0`,
}
/** One CV beside a vacancy. */
export const matchAnalysis = page('/match-analysis')
/** Figures on procedures, and what stands out in them. */
export const improvements = page('/improvements')

/** The coming days. */
export const agenda = {
  ...page('/agenda'),
  /** The coming days with one appointment in view. Its id stands behind the '#', which no server gets to see. */
  atEvent: (id: string) => `/agenda#${encodeURIComponent(id)}`,
  /** The id of the appointment that the end of an address (`#…`) asks for; null when it asks for none. */
  eventIn: (hash: string): string | null => {
    try {
      return decodeURIComponent(hash.replace(/^#/, '')) || null
    } catch {
      return null
    }
  },
}
/** The choice between planning a meeting and importing a recording. */
export const newMeeting = page('/new-meeting')
export const onlineMeeting = {
  ...page('/online-meeting'),
  /** Planning with a candidate filled in, for a vacancy where there is one. */
  forCandidate: (id: string, vacancyId?: string) =>
    `/online-meeting?kandidaat=${encodeURIComponent(id)}${vacancyId === undefined ? '' : `&vacature=${encodeURIComponent(vacancyId)}`}`,
  /** One planned meeting, above the others. */
  meeting: (id: string) => `/online-meeting?meeting=${encodeURIComponent(id)}`,
  /** One planned meeting with its transcript open. */
  transcript: (id: string) => `/online-meeting?transcript=${encodeURIComponent(id)}`,
}
export const importRecording = {
  ...page('/import-recording'),
  /** An import with a candidate filled in, and the planned meeting and vacancy that the recording is of. */
  forCandidate: (id: string, { meetingId = null, vacancyId = null }: RecordedMeeting = {}): string => {
    const query = new URLSearchParams({ candidate: id })
    if (meetingId !== null) query.set('meeting', meetingId)
    if (vacancyId !== null) query.set('vacancy', vacancyId)
    return `/import-recording?${query.toString()}`
  },
}
type RecordedMeeting = { meetingId?: string | null; vacancyId?: string | null }
export const mail = {
  ...page('/mail'),
  /** The mails to one candidate, and a new one for them. */
  forCandidate: (id: string) => `/mail?candidate=${encodeURIComponent(id)}`,
}
export const meetingOverview = { ...page('/meeting-overview'), search: (q: string) => searched('/meeting-overview', q) }
const recordingPage = pageOf('/gesprek')
/** A recorded conversation with its transcript, sound, summary and scorecard. */
export const recording = {
  ...recordingPage,
  /** The same at a moment, in seconds. */
  at: (id: string, seconds: number): string => `${recordingPage.href(id)}?moment=${seconds}`,
}

/** The shell's page to which Microsoft's window comes back; it hands the answer to the page that asked. */
export const microsoftSignIn = {
  ...page('/microsoft-sign-in.html'),
  /** The broadcast channel on which it says that an answer has come. */
  answerChannel: 'wervio:microsoft-answer',
}
