import type { SiteRemote } from '../site/create-site.ts'

const writers = ['owner', 'recruiter']

/** Remotes as a registry could describe them, with an example of each kind of entry. */
export const sampleRemotes: readonly SiteRemote[] = [
  {
    name: 'mfe_marketing',
    basePaths: ['/', '/how-it-works', '/pricing'],
    routes: [
      { id: 'home', path: '/', title: 'Home', access: 'public' },
      { id: 'how-it-works', path: '/how-it-works', title: 'Hoe het werkt', access: 'public' },
      { id: 'pricing', path: '/pricing', title: 'Prijzen', access: 'public' },
    ],
  },
  {
    name: 'mfe_vacancies',
    basePaths: ['/vacancy-dashboard', '/create-vacancy', '/vacancy', '/vacatures'],
    routes: [
      {
        id: 'dashboard',
        path: '/vacancy-dashboard',
        title: 'Vacatures',
        navigation: { label: 'Vacatures', icon: 'briefcase', group: 'main', order: 20 },
        quickAction: {
          label: 'Vacatures',
          text: 'Schrijven en beheren',
          icon: 'briefcase',
          order: 10,
          figure: 'vacancies',
        },
        recent: 'vacancies',
      },
      {
        id: 'create',
        path: '/create-vacancy',
        title: 'Nieuwe Vacature',
        roles: writers,
        section: '/vacancy-dashboard',
        commands: [{ label: 'Nieuwe Vacature', icon: 'plus', group: 'make', order: 10, words: ['schrijven'] }],
      },
      { id: 'details', path: '/vacancy/:id', title: 'Vacature', section: '/vacancy-dashboard' },
      { id: 'list', path: '/vacatures', title: 'Vacatures', access: 'public', recognises: true },
    ],
  },
  {
    name: 'mfe_candidates',
    basePaths: ['/dashboard-candidates', '/add-candidate', '/kandidaat-profiel'],
    routes: [
      {
        id: 'dashboard',
        path: '/dashboard-candidates',
        title: 'Kandidaten',
        navigation: { label: 'Kandidaten', icon: 'users', group: 'main', order: 30 },
        quickAction: { label: 'Zoeken', text: 'Vind een kandidaat', icon: 'search', order: 20 },
      },
      {
        id: 'add',
        path: '/add-candidate',
        title: 'Nieuwe kandidaat',
        roles: writers,
        section: '/dashboard-candidates',
      },
      {
        id: 'profile',
        path: '/kandidaat-profiel/:id',
        title: 'Kandidaat',
        section: '/dashboard-candidates',
      },
      {
        id: 'stack',
        path: '/add-candidate/stapel/:id',
        title: 'Stapel CV’s',
        roles: writers,
        section: '/dashboard-candidates',
      },
    ],
  },
  {
    name: 'mfe_matching',
    basePaths: ['/match-analysis', '/matching-dashboard'],
    routes: [
      {
        id: 'match-analysis',
        path: '/match-analysis',
        title: 'Match analyse',
        roles: writers,
        navigation: { label: 'Match analyse', icon: 'target', group: 'main', order: 40 },
        quickAction: { label: 'Match analyse', text: 'CV naast vacature', icon: 'target', order: 30 },
      },
      {
        id: 'matching-dashboard',
        path: '/matching-dashboard',
        title: 'Matching',
        section: '/match-analysis',
        navigation: { label: 'Matching', icon: 'target', group: 'main', order: 40, roles: ['reader'] },
        quickAction: { label: 'Matching', text: 'Wie past', icon: 'target', order: 30, roles: ['reader'] },
        commands: [{ label: 'Matching', icon: 'target', group: 'go', order: 20 }],
      },
    ],
  },
  {
    name: 'mfe_meetings',
    basePaths: [
      '/agenda',
      '/gesprek',
      '/import-recording',
      '/mail',
      '/meeting-overview',
      '/new-meeting',
      '/online-meeting',
    ],
    routes: [
      {
        id: 'meeting-overview',
        path: '/meeting-overview',
        title: 'Gesprekken',
        navigation: { label: 'Gesprek opnemen', icon: 'microphone', group: 'main', order: 50 },
        quickAction: { label: 'Gesprekken', text: 'Opnames en verslagen', icon: 'conversations', order: 40 },
      },
      {
        id: 'new-meeting',
        path: '/new-meeting',
        title: 'Nieuw gesprek',
        roles: writers,
        section: '/meeting-overview',
        commands: [{ label: 'Nieuw gesprek', icon: 'file-plus', group: 'make', order: 30, words: ['opnemen'] }],
      },
      {
        id: 'online-meeting',
        path: '/online-meeting',
        title: 'Online gesprek',
        section: '/meeting-overview',
        commands: [
          {
            label: 'Online gesprek plannen',
            icon: 'video',
            group: 'make',
            order: 40,
            words: ['teams', 'meeting'],
            roles: writers,
          },
        ],
      },
      {
        id: 'import-recording',
        path: '/import-recording',
        title: 'Opname importeren',
        roles: writers,
        section: '/meeting-overview',
        commands: [
          {
            label: 'Opname importeren',
            icon: 'file-down',
            group: 'make',
            order: 50,
            words: ['transcriptie', 'audio', 'video'],
          },
        ],
      },
      { id: 'recording', path: '/gesprek/:id', title: 'Gespreksopname', section: '/meeting-overview' },
      {
        id: 'agenda',
        path: '/agenda',
        title: 'Agenda',
        navigation: { label: 'Agenda', icon: 'calendar', group: 'workspace', order: 10 },
      },
      {
        id: 'mail',
        path: '/mail',
        title: 'Mail',
        navigation: { label: 'Mail', icon: 'mail', group: 'workspace', order: 20 },
      },
    ],
  },
]
