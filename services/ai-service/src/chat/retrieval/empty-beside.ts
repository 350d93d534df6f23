import type { Topic } from './topic.ts'

/**
 * Words that say nothing beside a topic: 'welke talen moet iemand spreken' looks for no 'spreken'. By the id of the
 * topic.
 */
const EMPTY: Record<string, RegExp> = {
  languages:
    /^(?:spree?k\w*|spraken?|gesproken|praa?t\w*|klapp?\w*|beheers\w*|verstaa\w*|schrij\w*|machtig|leren|geleerd|goed|vlot|niveau)$/iu,
  education:
    /^(?:loopt|lopend\w*|bezig|behaald\w*|haalde\w*|gevolgd|volgde\w*|volgt|afgerond|afgemaakt|genoten|gedaan|gehaald|hoogst\w*)$/iu,
  contact:
    /^(?:stuur\w*|sturen|gestuurd|richten|gericht|opnemen|nemen|mailen|bellen|terecht|melden|geven|bereik\w*)$/iu,
  apply: /^(?:stuur\w*|sturen|gestuurd|richten|uiterste|datum|nog|termijn)$/iu,
  skills: /^(?:beheers\w*|heersen|overweg|bekwaam|allemaal)$/iu,
  hard: /^(?:beheers\w*|overweg|gebruik\w*|werken|kennen|echt|allemaal)$/iu,
  soft: /^(?:echt|allemaal|hebben)$/iu,
  salary:
    /^(?:verwacht\w*|wens\w*|hoop\w*|vraagt|vragen|bied\w*|bod|momenteel|hoogte|range|bandbreedte|euro|gedachten)$/iu,
  notes: /^(?:recruiter|gesprek|klant|iedereen|goed|eerste)$/iu,
  benefits: /^(?:pakket|extra\w*|allemaal|nog)$/iu,
  hours: /^(?:klaar|werken|werkt|draaien|gewenst\w*|beschikbaar|contract)$/iu,
  start: /^(?:vroeg\w*|snel|snelst|vroegst\w*|mogelijk|kandidaat|slag|erbij)$/iu,
  place: /^(?:woont|wonen|gevestigd|plaats|stad|dorp|gemeente|ergens|precies)$/iu,
  experience: /^(?:allemaal|opgedaan|jaren|relevante?|eerdere?)$/iu,
  team: /^(?:samen|groot)$/iu,
  motivation: /^(?:zoekt|zoeken|nieuwe?|volgende?)$/iu,
  contract: /^(?:vaste?|tijdelijke?|gewoon|meteen|direct)$/iu,
  tasks: /^(?:allemaal|doen)$/iu,
  appointment: /^(?:gepland|volgende?|staat|tweede)$/iu,
}

/** Whether a word adds nothing to what the topics of its question ask. */
export const isEmptyBeside = (word: string, topics: readonly Topic[]): boolean =>
  topics.some(({ id }) => EMPTY[id]?.test(word) ?? false)
