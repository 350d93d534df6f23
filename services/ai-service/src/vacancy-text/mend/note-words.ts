const PAPER = '(?:ad|tekst|vacature|vacaturetekst|advertentie|site|website|publicatie)'
const WHO_KNOWS =
  '(?:soc(?:iaal|\\.)? ?secr\\p{L}*\\.?|hr|hrm|p&o|personeelszaken|payroll|loon\\p{L}*|salarisadministratie|boekhoud\\p{L}*|accountant|directie|baas|de manager|vakbond)'
const LOOK =
  '(?:na ?(?:te )?(?:kijken|vragen|checken|gaan)|(?:te )?(?:checken|verifiëren|controleren|bevestigen)|dubbelchecken)'

/** Whom one asks by a name, a place in the family or a number: 'navragen bij Kevin (06 …)', 'vragen aan pa'. */
const SOMEBODY =
  '(?:(?:de|mijn|onze|ons) )?(?:pa|ma|papa|mama|vader|moeder|schoonvader|baas|bazin|klant|opdrachtgever|\\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)?)'
const ASK_SOMEBODY = `(?:(?:nog|even|eerst|zelf|ff) )*(?:(?:na)?vragen|(?:na)?bellen|checken|check|vraag|bel|overleggen|afstemmen|bespreken) (?:(?:het|dit|dat|nog|even|eerst|ook) )*(?:bij|aan|met) ${SOMEBODY}`

/** Whom one is going to ask about something. */
export const asksSomebody = new RegExp(
  `(?:^|[:;,(–-] ?|\\? )${ASK_SOMEBODY}(?:$|[.!)]*$| ?[(,:]? ?(?:tel\\.? ?)?[+\\d][\\d ./()-]{7,}| of (?:dit|dat|het|deze))`,
  'u',
)

/** Doubts about what may stand in a text, whatever they are about. */
export const doubts: readonly RegExp[] = [
  // 'Kan iets meer als ie goed is'.
  /\b(?:kan|mag) (?:(?:evt\.?|eventueel|nog|wel|best|ook|misschien) )*(?:iets|wat|ietsje) (?:meer|hoger|beter)\b|\bals (?:ie|hij|ze|zij) (?:goed|top|geschikt|echt goed) is\b/i,
  // 'Nazorg? of doet Jeroen dat'.
  /^[^?]{2,40}\? ?of (?:doet|moet|is|mag|kan|hoort|wordt|niet)\b/i,
  // An item that begins with a question mark is still to be decided.
  /^\?+ ?\p{L}/u,
  asksSomebody,
  // 'Grapje, mag weg', 'dit mag eruit'.
  /(?:^|[,;(–-] ?)(?:(?:dit|dat|die|deze|laatste|kan|mag|moet)(?: (?:stuk|zin|regel|punt))? )?(?:kan|mag|moet) (?:er ?uit|eraf|weg)(?: hoor)?[.!)]*$|^grapje\b/i,
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
  // 'Gelieve niet te vermelden dat …', 'nergens noemen dat er ontslagen vielen'.
  /(?:^|[,;:(–-] ?)(?!je |jij |u |wij |we |hij |ze )(?:[^.!?,;]{0,80} )?(?:niet|nergens|nooit) (?:te )?(?:vermelden|noemen|zeggen|melden|schrijven|publiceren|delen|doorgeven|laten (?:vallen|blijken|weten)|verklappen|communiceren)(?: (?:dat|waarom|hoe|wie|wat|aan|in de|over)\b.*|[.!)]*$)/iu,
  // 'Gelieve dit te plaatsen': orders to who writes the text; how one applies is none.
  /^(?:gelieve|please|aub|a\.u\.b\.|svp|s\.v\.p\.)(?= )(?!.*(?:sollicit|\bcv\b|motivatie|contact|@|\d{6}|reageren|solliciteren|kandidatuur))/i,
  /(?:^|[:;,(–-] ?)(?:(?:nog|dus|aub|svp|liever) )?(?:niet|nooit) (?:te )?(?:vermelden|publiceren|noemen|delen|communiceren|plaatsen|(?:in|op) (?:de )?(?:tekst|vacature|advertentie|ad|site|website))[.!)]*$/i,
  new RegExp(
    `\\b(?:naam|namen|klant|opdrachtgever|bedrijf|tarief|bedrag|marge|fee|percentage|dit|dat)\\b[^.!?]{0,30}\\b(?:niet|nooit|geen) (?:in|op|bij) (?:de |het |onze )?${PAPER}(?!\\p{L})`,
    'iu',
  ),
  /\b(?:wil|wilt|willen|wenst|moet|moeten) (?:\p{L}+ )?(?:anoniem|geheim) (?:blijven|houden)\b/iu,
  /\b(?:wil|wilt|willen|wenst|mag|mogen) (?:nog )?niet (?:met (?:zijn |haar |de |hun )?naam|bij naam|genoemd|vermeld)\b/iu,
  /\b(?:nog )?(?:niet|nooit) (?:te )?(?:zeggen|vertellen|verklappen|doorvertellen)[.!)]*$/i,
  /^(?:intern|vertrouwelijk|confidentieel|conf\.?|niet voor publicatie|alleen intern|tussen ons(?: gezegd)?|off the record)(?: ?[:!–-].*|[.)]*$)/i,
  /(?:^|[:;,(–-] ?)(?:dit |graag |wel |(?:de )?(?:bedrijfs|klant)?naam |(?:de )?klant )?(?:intern|geheim|stil|onder ons|discreet|anoniem) (?:houden|blijven)[.!)]*$/i,
  /^(?:graag |aub |let op[:!]? ?)?(?:niet|nooit) (?:te )?(?:vermelden|noemen|publiceren|delen|plaatsen)(?: in \p{L}+)? ?[:!–-]/iu,
  // 'Dit weglaten: de bonus is nog geheim'.
  /^(?:dit|dat|deze|laatste)(?: (?:stuk|zin|regel|punt))? (?:weglaten|schrappen|niet opnemen|niet overnemen|verwijderen)\b/i,
  /^(?:weglaten|schrappen|niet opnemen)[:!.)]*$/i,
  // 'Naam pas na gesprek', 'naam op aanvraag', 'bedrijfsnaam volgt'.
  /^(?:de )?(?:bedrijfs)?naam (?:(?:van )?(?:de )?(?:klant|opdrachtgever) )?(?:(?:wordt |is |komt )?(?:pas|later|nog)|volgt|na|bij|op aanvraag|bekend (?:na|bij)|onbekend|geheim)\b.{0,40}$/iu,
  // Whom something was or is to be settled with: 'moet met Ronny overeenkomen', 'nog overleggen met Bas'.
  /\b(?:moet|moeten|gaat|gaan|zal|nog|even|eerst) (?:\p{L}+ ){0,2}(?:met|bij) \p{Lu}\p{Ll}+ (?:\p{Ll}+ )?(?:overeenkomen|afspreken|overleggen|klikken|bespreken|afstemmen|regelen|doorspreken)/u,
  // Somebody who is spoken of: 'geen discussies zoals met Karin'.
  /\b(?:zoals|net als|niet als) (?:met|bij|de vorige keer met|vorig jaar met) \p{Lu}\p{Ll}+[.!)]*$/u,
  /^(?:klant|inkoop|verkoop|inleen)(?:tarief|prijs):? ?€? ?\d/i,
  // Codes of doors, and what somebody is to heed who isn't the reader: 'let op: sleutel halen bij Ria'.
  /\b(?:alarm|deur|sleutel|toegangs|pin)[ -]?code\b.*\d|\bcode (?:alarm|deur|poort|sleutelkluis)\b|\b(?:wachtwoord|inlog)\b.*[:=]/i,
  /^(?:let op|nb|n\.b\.|attentie) ?[:!](?!.*\b(?:rijbewijs|diploma|VOG|VCA|vereist|verplicht|ervaring)\b)/i,
  // Who of the staff leaves or is ill is theirs to tell: 'Anneke gaat met zwangerschapsverlof'.
  /(?<!\p{L})\p{Lu}\p{Ll}+ (?:gaat|is|zit|komt|vertrekt|stopt|valt) [^.!?]*\b(?:zwangerschap\p{L}*|bevalling\p{L}*|pensioen|ziek|ziekte\p{L}*|burn-?out|ontslagen|\p{L}*verlof|uit dienst|niet (?:meer )?terug)(?!\p{L})/u,
  // What a client pays an agency.
  /\b(?:klant|inlener|opdrachtgever) betaalt\b.*\d|\bco[eë]ff\.?(?:i[cë]+ent)?\b.*\d|\d.*\bco[eë]ff\b/iu,
  /^(?:klant|inkoop|verkoop|uur)?(?:tarief|marge|omrekenfactor|fee)(?: (?:klant|opdrachtgever|bureau|naar klant|aan klant))+:? ?€? ?\d/i,
]

/** Where what a text would need still is. */
export const whereabouts: readonly RegExp[] = [
  /\b(?:zit|zitten|staat|staan|vind je|komt|komen|volgt|volgen|stuur ik|mail ik|heb ik) [^.!?]{0,30}\b(?:in (?:de |je |jouw |mijn |een |het )?(?:vorige |andere )?(?:mail|mailtje|mailbox|bijlage|drive|mapje?|dropbox|wetransfer|app|chat)|nog na|gemaild|doorgestuurd)\b/i,
  /\b(?:volgt|volgen|stuur ik) [^.!?]{0,20}\b(?:per|via) mail\b/i,
  /^(?:foto(?:['’]?s)?|logo|filmpje|video|beeldmateriaal) (?:volgt|volgen|nog|komt|komen|stuur|zit|zitten)\b/i,
  /(?:^|[ (])(?:volgt|volgen|komt|komen|stuur ik|mail ik|bel ik|laat ik) nog(?: (?:weten|na|door))?[.!)]*$/i,
]
