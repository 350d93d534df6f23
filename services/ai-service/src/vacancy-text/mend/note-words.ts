const PAPER = '(?:ad|tekst|vacature|vacaturetekst|advertentie|site|website|publicatie)'
const WHO_KNOWS =
  '(?:soc(?:iaal|\\.)? ?secr\\p{L}*\\.?|hr|hrm|p&o|personeelszaken|payroll|loon\\p{L}*|salarisadministratie|boekhoud\\p{L}*|accountant|directie|baas|de manager|vakbond)'
const LOOK =
  '(?:na ?(?:te )?(?:kijken|vragen|checken|gaan)|(?:te )?(?:checken|verifiëren|controleren|bevestigen)|dubbelchecken)'

/** Doubts about what may stand in a text, whatever they are about. */
export const doubts: readonly RegExp[] = [
  // 'Nog vragen aan Jan of dit erin moet', 'mag dit erbij?'.
  /\bof (?:dit|dat|het|deze|die|we (?:dit|dat|het)) (?:(?:er ?in|erbij|in de (?:tekst|vacature|advertentie)|zo|nog|wel|ook|echt) ){0,2}(?:moet|mag|kan|klopt|hoort|blijft|geldt)(?:en)?(?: blijven| staan)?[.!?)]*$/iu,
  /^(?:moet|mag|kan|hoort|moeten|mogen) (?:dit|dat|het|deze|die) (?:(?:hier|ook|wel|nog) )?(?:er ?in|erbij|weg|online|op de site)\b/i,
  new RegExp(`\\b${LOOK} (?:bij |met |door |via |aan )?(?:het |de |ons )?${WHO_KNOWS}(?=$|[.,;!?) ])`, 'iu'),
  new RegExp(`\\b(?:met|bij|aan) (?:het |de |ons )?${WHO_KNOWS} ${LOOK}[.!?)]*$`, 'iu'),
  new RegExp(`^\\p{L}[\\p{L}\\d .]{2,30} ${LOOK}(?: (?:aub|svp|nog|even))?[!?)]+$`, 'iu'),
  /\d\? of \d/,
  /\b(?:dubbel|double)[ -]?check\b|\bklopt (?:dit|dat|het)(?: (?:nog|wel|zo))?\?|\bweet (?:ik )?(?:nog )?niet (?:zeker|of)\b|^geen idee\b/i,
  /\b(?:wacht(?:en|ik)?|wacht ik) (?:nog )?op (?:antwoord|akkoord|reactie|bevestiging|info)\b|\bnog geen akkoord\b|\bonder voorbehoud van akkoord\b/i,
  // 'Vraag aan Piet of dat nog moet'.
  /^(?:nog |even )?(?:vraag|vragen|check|checken|navragen)(?: (?:dit|het|nog|even|na))* (?:aan|bij|met) \p{Lu}\p{L}+ of\b/iu,
  // 'Niet Breda, die is al vervuld'.
  /\b(?:is|zijn|wordt|werd|was) (?:al|inmiddels|reeds|ondertussen) (?:vervuld|ingevuld|bezet|vergeven)\b/i,
]

/** What may not become known. */
export const secrets: readonly RegExp[] = [
  /(?:^|[:;,(–-] ?)(?:(?:nog|dus|aub|svp|liever) )?(?:niet|nooit) (?:te )?(?:vermelden|publiceren|noemen|delen|communiceren|plaatsen|(?:in|op) (?:de )?(?:tekst|vacature|advertentie|ad|site|website))[.!)]*$/i,
  new RegExp(
    `\\b(?:naam|namen|klant|opdrachtgever|bedrijf|tarief|bedrag|marge|fee|percentage|dit|dat)\\b[^.!?]{0,30}\\b(?:niet|nooit|geen) (?:in|op|bij) (?:de |het |onze )?${PAPER}(?!\\p{L})`,
    'iu',
  ),
  /\b(?:wil|wilt|willen|wenst|moet|moeten) (?:\p{L}+ )?(?:anoniem|geheim) (?:blijven|houden)\b/iu,
  /\b(?:wil|wilt|willen|wenst|mag|mogen) (?:nog )?niet (?:met (?:zijn |haar |de |hun )?naam|bij naam|genoemd|vermeld)\b/iu,
  /\b(?:nog )?(?:niet|nooit) (?:te )?(?:zeggen|vertellen|verklappen|doorvertellen)[.!)]*$/i,
  /^(?:intern|vertrouwelijk|confidentieel|conf\.?|niet voor publicatie|alleen intern|tussen ons(?: gezegd)?|off the record)(?: ?[:!–-].*|[.)]*$)/i,
  /(?:^|[:;,(–-] ?)(?:dit |graag |wel )?(?:intern|geheim|stil|onder ons|discreet) (?:houden|blijven)[.!)]*$/i,
  /^(?:graag |aub |let op[:!]? ?)?(?:niet|nooit) (?:te )?(?:vermelden|noemen|publiceren|delen|plaatsen)(?: in \p{L}+)? ?[:!–-]/iu,
  // 'Dit weglaten: de bonus is nog geheim'.
  /^(?:dit|dat|deze|laatste)(?: (?:stuk|zin|regel|punt))? (?:weglaten|schrappen|niet opnemen|niet overnemen|verwijderen)\b/i,
  /^(?:weglaten|schrappen|niet opnemen)[:!.)]*$/i,
  // Somebody who is spoken of: 'geen discussies zoals met Karin'.
  /\b(?:zoals|net als|niet als) (?:met|bij|de vorige keer met|vorig jaar met) \p{Lu}\p{Ll}+[.!)]*$/u,
  // What a client pays an agency.
  /^(?:klant|inkoop|verkoop|uur)?(?:tarief|marge|omrekenfactor|fee)(?: (?:klant|opdrachtgever|bureau|naar klant|aan klant))+:? ?€? ?\d/i,
]

/** Where what a text would need still is. */
export const whereabouts: readonly RegExp[] = [
  /\b(?:zit|zitten|staat|staan|vind je|komt|komen|volgt|volgen|stuur ik|mail ik|heb ik) [^.!?]{0,30}\b(?:in (?:de |je |jouw |mijn |een |het )?(?:vorige |andere )?(?:mail|mailtje|mailbox|bijlage|drive|mapje?|dropbox|wetransfer|app|chat)|nog na|gemaild|doorgestuurd)\b/i,
  /\b(?:volgt|volgen|stuur ik) [^.!?]{0,20}\b(?:per|via) mail\b/i,
  /^(?:foto(?:['’]?s)?|logo|filmpje|video|beeldmateriaal) (?:volgt|volgen|nog|komt|komen|stuur|zit|zitten)\b/i,
  /(?:^|[ (])(?:volgt|volgen|komt|komen|stuur ik|mail ik|bel ik|laat ik) nog(?: (?:weten|na|door))?[.!)]*$/i,
]
