/** The headings of a text that the rules write; the one about the organisation carries its name. */
export const sectionTitles = {
  tasks: 'Wat ga je doen?',
  profile: 'Wie ben jij?',
  offer: 'Wat bieden wij?',
  times: 'Wanneer werk je?',
  workplace: 'Waar werk je?',
  team: 'Je team',
  culture: 'Onze cultuur',
  teamAndCulture: ['Je team en onze cultuur', 'Zo werken we samen'],
  /** The same about the client of an agency. */
  clientCulture: 'De cultuur',
  clientTeamAndCulture: 'Je team en de cultuur',
  clientIdeals: 'Waar de organisatie voor staat',
  ideals: 'Waar we voor staan',
  apply: 'Solliciteren',
} as const

/** What leads a list or a single thing in under its heading. */
export const leads = {
  tasks: ['Je werk in het kort', 'Dit zijn je belangrijkste taken'],
  hard: ['Dit breng je mee', 'Dit heb je in huis', 'Dit vragen we van je'],
  soft: ['Dit typeert jou', 'En dit past bij jou', 'Dit past bij jou', 'Hierin herken je jezelf'],
  offer: ['Je kunt rekenen op', 'Dit krijg je van ons', 'Dit staat ervoor je klaar'],
  team: ['Met deze collega’s werk je samen'],
  culture: ['Dit typeert onze cultuur'],
  mission: ['Hier staan we voor', 'Hier werken we naartoe'],
  society: ['Zo dragen we bij aan de maatschappij'],
} as const
