import type { Wording } from '../wording.ts'

/** What no vacancy text may have, whatever the form says. */
export const neverPublishable: readonly Wording[] = [
  '|',
  '= +',
  '++',
  '??',
  '…',
  '...',
  'navragen',
  'nog invullen',
  'n.v.t.',
  /\b(?:nvt|tbd|todo|xxx)\b/i,
  /;[^;\n]+;/,
  /;$/m,
  /^\s*[-*>]\s*$/m,
  /[,;:]\s*[.,;]/,
  // Eight capitals or more are a word that was shouted; shorter ones can be an abbreviation.
  /(?<!\p{L})\p{Lu}{8,}(?!\p{L})/u,
  // A doubled word; 'je je' and 'van Van Dam' can be right.
  /(?<!\p{L})(?!(?:je|die|dat|ze|van)\b)(\p{L}{2,}) \1(?!\p{L})/iu,
]

/** What no title may have. */
export const neverInTitle: readonly Wording[] = [
  '|',
  '!',
  ' - ',
  '€',
  /gezocht/i,
  /vacature/i,
  /\bregio\b/i,
  /\d+\s*(?:u|uur|uren)\b/i,
  /\b(?:fulltime|parttime|voltijds|deeltijds|per direct|asap)\b/i,
]

/** Sentences that make an agency the place of work; that it recruits, mediates or employs is no such sentence. */
export const calledEmployer = (agency: string): readonly Wording[] => [
  new RegExp(`\\b(?:werken|werk|aan de slag|beginnen|start|carrière|collega's?) bij ${agency}\\b`, 'i'),
  new RegExp(`\\bbij ${agency} (?:werk|ben|kom|ga|sta|krijg|heb|help|zorg|draai|leid)`, 'i'),
  new RegExp(`\\b(?:ons|het) team van ${agency}\\b`, 'i'),
  new RegExp(`\\b${agency} is (?:actief|een (?!uitzend|interim|detacher|werving|bemiddel|recruit|personeels))`, 'i'),
  new RegExp(`\\bover ${agency}$`, 'im'),
]
