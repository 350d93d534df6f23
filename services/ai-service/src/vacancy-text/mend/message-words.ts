/** What greets in a message; of 'dag' and 'beste' only with whom it greets. */
const GREETING =
  '(?:[Hh]oi|[Hh]allo|[Hh]e+y+|[Hh]i|[Yy]o|[Hh]ello|[Gg]oe(?:de|ie)(?:morgen|middag|avond|dag)|[Gg]oedendag)'
const SMALL_NAME =
  "(?:heer|mevrouw|collega(?:[’']?s)?|allemaal|allen|all|iedereen|team|dames|heren|beiden|en|de|van|der|den)"
const NAME = `(?:${SMALL_NAME}|\\p{Lu}[\\p{L}’'.-]*)`
/** A greeting before what it opens: 'Dag Sofie,', 'hoi!', 'Beste collega,'. */
export const greeting = new RegExp(
  `^(?:${GREETING}(?: (?:${NAME}|\\p{L}+(?=[,!]))){0,4}|(?:[Dd]ag|[Bb]este|[Gg]eachte|[Dd]ear|[Hh]a)(?: ${NAME}){1,4}|[Bb]este|[Gg]eachte)(?: ?[,!:–-]+(?= |$)|$)\\s*`,
  'u',
)

const DATE = String.raw`\d{1,2}(?:[-/.]\d{1,2}(?:[-/.](?:\d{4}|\d{2}))?| (?:jan|feb|mrt|maart|apr|mei|jun|jul|aug|sep|okt|nov|dec)\p{L}*\.?(?: \d{4})?)`
const CLOCK = String.raw`\d{1,2}[:.]\d{2}(?::\d{2})?`
const MOMENT = `(?:${DATE},? (?:om )?${CLOCK}|${CLOCK},? ${DATE}|${CLOCK})`
const SENDER = String.raw`[\p{L}+~][\p{L}\d ’'.()-]{0,40}`
/** A sender without brackets around the moment: a name, so that 'Vrijdag 15:30: sluiten' is none. */
const SENDER_OF_CHAT = String.raw`(?!\p{L}*(?:[Dd]ag|[Dd]ienst|[Pp]loeg|[Ss]hift|[Ss]tart|[Bb]egin|[Ee]inde?|[Aa]vond|[Oo]chtend|[Mm]iddag|[Nn]acht|[Pp]auze|[Ll]unch|[Vv]anaf|[Tt]ot|[Oo]m|[Uu]ren|[Uu]urrooster|[Rr]ooster|[Ww]erktijden)(?!\p{L}))\p{Lu}[\p{Ll}’'-]+(?: \p{Lu}[\p{L}’'.-]*){0,2}`
/** When a message was sent and by whom, before its words: '[12-03 09:14] Jan: ', '12/03/2024, 09:14 - Jan: '. */
export const stamp = new RegExp(
  `^(?:[\\[(]${MOMENT}[\\])] ?(?:${SENDER}: ?)?|${DATE},? (?:om )?${CLOCK} ?(?:[-–] ?)?${SENDER}: ?|${CLOCK} ?(?:[-–] ?)?${SENDER_OF_CHAT}: |${SENDER_OF_CHAT} ?(?:[\\[(]${MOMENT}[\\])]|,? ${MOMENT}) ?(?:: ?|[-–] ))`,
  'u',
)
/** Whether words only say when a message was sent and by whom: nobody means those for a vacancy, so nobody is asked. */
export const isStamp = (words: string): boolean => `${words} `.replace(stamp, '').trim() === ''

/** The same on a line of its own: 'Jan de Vries, 09:14', 'Jan 12-3 09:14'. */
export const stampLine = new RegExp(
  `^(?!.*(?:dag|dienst|ploeg|start|begin|vanaf|tot|om)(?!\\p{L}))(?:${SENDER}(?:,| [-–|])? ?\\[?(?:(?:vandaag|gisteren),? (?:om )?)?${MOMENT}\\]?|${DATE},? (?:om )?${CLOCK})$`,
  'iu',
)

/** Lines that a mail program writes around a message. */
export const header =
  /^(?:(?:van|from|aan|to|cc|bcc|verzonden|sent|datum|date|onderwerp|subject|betreft|bijlagen?|attachments?): ?.{0,120}|op .{4,60} schreef .{2,80}:?|on .{4,60} wrote:?|[-_ ]{2,}.{0,12}(?:oorspronkelijk|doorgestuurd|origineel|original|forwarded)\b.{0,20}[-_ ]*|begin doorgestuurd bericht:?|(?:verzonden|verstuurd|sent) (?:vanaf|vanuit|met|from) .{2,40}|<?(?:media|afbeelding|video|bestand) weggelaten>?|<?dit bericht is (?:verwijderd|bewerkt)>?)$/i

/** What a mail program writes below every message. */
export const disclaimer =
  /^(?:disclaimer\b|(?:dit|deze) (?:e-?mail|bericht)(?:bericht)? (?:is|kan|bevat)\b|de (?:informatie|inhoud) (?:in|van) (?:dit|deze) (?:e-?mail|bericht)|this (?:e-?mail|message)\b|denk aan het milieu|think (?:before|of the)|please consider the environment).*$/i

/** What begins an answer in a chat: 'ja glazen bestellen', 'en ook de kassa'. */
export const answer =
  /^(?:ja+|jep|yes|yep|klopt|oké?|idd|inderdaad|en ook|en|ook nog|(?:ha|he){2,}h?)[,:!]? (?=[\p{L}\d])/iu

/** What marks a title as the subject of a mail. */
export const subjectMark = /^(?:(?:fwd?|re|tr|aw|wg|antw?|doorst|betreft|betr|onderwerp|subject)\.? ?: ?)+/i

const CLOSING =
  '(?:m\\.?v\\.?g\\.?|vr\\.? ?gr\\.?|gr|grt|grtz|gr(?:oe)?t(?:en|jes)?|met (?:vriendelijke|hartelijke|sportieve|zonnige) gr(?:oe)?t(?:en)?|(?:vriendelijke|hartelijke|beste|lieve) groet(?:en|jes)?|(?:alvast |heel erg |nogmaals )?(?:bedankt|dank(?: ?(?:u|je))?(?: ?wel)?|merci|thanks|thx)(?: (?:alvast|hoor|voor (?:je|jouw|de|uw) (?:hulp|moeite|tijd)))?|(?:kind|best|warm) regards|(?:met )?(?:de )?(?:meeste |bijzondere |bijzonderste )?hoogachting|hoogachtend|met (?:beleefde|collegiale|genegen) groet(?:en)?|hgr|xx?)'
/** What ends a message, with the name behind it: 'Mvg,', 'groetjes Jan'. */
export const closing = new RegExp(
  `^${CLOSING}[.,! ]*(?:(?<=[., !])(?:van )?\\p{L}[\\p{L}’'-]*(?: (?:en |de |van |der )?\\p{Lu}[\\p{L}’'-]*){0,3})?[.!]?$`,
  'iu',
)
/** The same behind the last words of a line. */
export const closingBehind = new RegExp(
  `(?<=[.!?,;] |[\\p{Ll}\\d]  )(?:mvg|m\\.v\\.g\\.|gr\\.|grtz|groet(?:en|jes)?|met vriendelijke groet(?:en)?|vriendelijke groet(?:en)?)[,.! ]+\\p{L}[\\p{L}’'-]*(?: \\p{Lu}[\\p{L}’'-]*){0,2}[.!]?$`,
  'iu',
)

/** A greeting without a mark, before words in a hurry: 'hoi ff snel …'. */
export const hurriedGreeting = /^[Hh](?:oi|i|ey|allo) (?=(?:ff|even|effe)\b)/

/** Words before what is thought of late, and that mean nothing: 'oja en', 'nog vergeten:'. */
export const afterthought =
  /^(?:(?:en )?(?:oh?|ow|ah) ?ja(?:[,:!]? en)?(?=[,:! ]|$)|p\.?s\.?(?=[:, ]) ?:?|nog (?:iets|wat)(?=[:,])|(?:nog )?vergeten(?=[:,])|vergat nog(?=[:,])|trouwens(?=[:,])|euh*m*,|eh+m?,|nou,)[,:!]?(?:\s+|$)/i

/** What only opens a message, before its matter: 'Zoals besproken:', 'hierbij de taken:'. */
const MATTER =
  '(?:taken|takenpakket|tekst|teksten|info|informatie|input|gegevens|lijst|lijstje|vacature|vacaturetekst|omschrijving|functieomschrijving|profiel|punten|puntjes|opzet|eisen|details|aanvraag|job|functie)'
/** When or where it was spoken of: 'vanmorgen', 'aan de telefoon', 'tijdens de lunch'. */
const WHEN_OR_WHERE =
  '(?:net|al|eerder|reeds|daarnet|zonet|gisteren|eergisteren|vanmorgen|vanochtend|vanmiddag|vandaag|vorige week|(?:afgelopen |vorige )?(?:maan|dins|woens|donder|vrij|zater|zon)dag|kort|telefonisch|mondeling|(?:aan|via|over|per|in|op|tijdens) (?:(?:de|het|een|ons|onze|je|jullie|uw) )?\\p{L}+)'
export const opening = new RegExp(
  `^(?:zoals (?:${WHEN_OR_WHERE} )*(?:besproken|afgesproken|gevraagd|beloofd|gezegd|doorgegeven|gemeld|aangekondigd|aangegeven)\\b[^:.!?]{0,60}|(?:hierbij|bij deze|hieronder|onderstaand|(?:zie )?in (?:de )?bijlage)(?: [\\p{L}’'-]+){0,6} ${MATTER}\\b[^:.!?]{0,40}|hier (?:(?:is|zijn|heb je|alvast|nog|even) ){0,3}(?:de |het |mijn |onze |wat |alvast ){1,2}${MATTER}\\b[^:.!?]{0,80}|(?:naar aanleiding van|n\\.?a\\.?v\\.?) (?:ons|het|je|jouw) (?:gesprek|telefoontje|belletje|mail(?:tje)?|overleg|bezoek)\\b[^:.!?]{0,40}|(?:even|ff|effe) (?:snel|kort|gauw)? ?(?:de |het |wat )?(?:${MATTER}|er ?in moet)\\b[^:.!?]{0,30})(?:[:.!]+(?= |$)|$)\\s*`,
  'iu',
)

/** The first letters of alternatives, small or capital. */
const anyCase = (words: string): string =>
  words.replace(/(?<=^|\||\(\?:)\p{Ll}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`)
const WHOM =
  "(?:(?:de |dhr\\.? |mevr?\\.? |meneer |mevrouw )?(?:klant|opdrachtgever|manager|eigenaar|zaakvoerder|\\p{Lu}[\\p{L}’'.-]*(?: (?:van |de |der |den )*\\p{Lu}[\\p{L}’'.-]*){0,2})(?: ?\\([^()]{2,30}\\))?)"
const DAY = `(?:(?:[Oo]p |d\\.?d\\.? )?${DATE}|vandaag|gisteren|vanmorgen|vanochtend|vanmiddag|(?:maan|dins|woens|donder|vrij)dag(?:ochtend|middag)?)`
const TALK = anyCase(
  "(?:(?:net|zonet|daarnet|zojuist|gisteren|vandaag|vanmorgen|vanochtend|vanmiddag|even) )?(?:gebeld|gesproken|getelefoneerd|gebel|belletje|telefoontje|telefoongesprek|telefonisch overleg|tel\\.?|gesprek|intake(?:gesprek)?|meeting|overleg|afspraak|bezoek|(?:notities|notitie|aantekeningen|verslag|nota's|notas?) (?:van )?(?:het )?(?:gesprek|telefoontje|telefoongesprek|intake|bezoek|overleg))",
)
const TALK_ALONE = anyCase(
  '(?:net |zonet |zojuist |daarnet )?(?:gebeld|gesproken|getelefoneerd|belletje|telefoontje|telefoongesprek|tel\\.?|intake(?:gesprek)?|notities gesprek)',
)
/**
 * What somebody writes above what they noted in a talk: 'gebeld met Ans 3/10:'. With whom and when, or one of both
 * before the end of the line.
 */
export const noteOfTalk = new RegExp(
  `^(?:${TALK}(?: (?:met|door|van|bij))? ${WHOM}(?:,| -)? ?\\(?${DAY}\\)?(?: ?[:.–-]+(?= |$)|$)|${TALK},? \\(?${DAY}\\)?(?:,? (?:met|door) ${WHOM})?(?: ?[:.–-]+(?= |$)|$)|${TALK_ALONE} (?:met|van) ${WHOM}(?: ?:|$))\\s*`,
  'u',
)

/** The same before the matter of the sentence, whose verb it takes to the front: 'Zoals besproken zoeken wij …'. */
export const openingBeforeVerb = new RegExp(
  `^zoals (?:${WHEN_OR_WHERE} )*(?:besproken|afgesproken|gevraagd|beloofd|gezegd|doorgegeven|gemeld|aangekondigd|aangegeven)(?: ${WHEN_OR_WHERE})*,? (?=(\\p{L}+) (wij|we|ik) (?!(?:op zoek naar )?(?:een|extra|nieuwe) \\p{L}+(?: \\p{L}+)?\\.?$))`,
  'iu',
)

/** Sentences to who writes the text, whatever stands around them. */
export const chatter: readonly RegExp[] = [
  /^(?:ja|nee|neen|klopt|precies|inderdaad|idd|exact)(?:[,!. ]+(?:klopt|die|dat|dit|ook|wel|hoor|graag|prima|goed|zeker|inderdaad|idd|ja|nee))+[!. ]*\p{Extended_Pictographic}*[.!]*$/iu,
  /^klopt(?: (?:die|dat|dit|ook|wel|hoor))*[!. ]*\p{Extended_Pictographic}*$/iu,
  // 'Weet je wat, zet er ook bij dat …': orders to who writes the text.
  /^(?:(?:ha|he)+h?[,!. ]*)?(?:(?:weet (?:je|ge) wat|oh? ?ja|en)[,:!]? )?(?:zet|schrijf|vermeld|voeg|noem|plak)(?:t)? (?:er |het |dit |dat |ook |nog |zeker |misschien |maar |wel )*(?:bij|in|toe|erbij|erin)(?= (?:dat|hoe|wat)\b|[.!,:]|$).*$/i,
  // 'Qua loon mag je het zelf inschatten': what is left to who writes, and how far that goes.
  /^(?:(?:qua|voor|van|het|de|een) ){0,2}(?:(?:bruto|netto|maand|uur)?(?:loon|salaris|wedde)|verloning|tekst|titel|functietitel|intro|inleiding)(?: ?: ?|,? )(?:dat |die )?(?:(?:mag|kan|mogen|kun|kunt) (?:je|jij|ge|jullie|u)|(?:laat|laten) (?:ik|we|wij)|vul|kies|bepaal|schat)(?= )[^.!?]*\b(?:inschatten|schatten|invullen|bepalen|bedenken|verzinnen|kiezen|schrijven|aan (?:jou|jullie|u)|zelf(?: maar)? in|over aan (?:jou|jullie|u))\b.*$/i,
  /^(?:maar )?(?:(?:zeker|absoluut|liefst|liever|best|in geen geval) )*niet (?:boven|over|hoger dan|meer dan) (?:de )?€? ?\d[\d.,]*(?: (?:euro|bruto|per maand|per uur))*(?: (?:gaan|zitten|bieden|beloven|vermelden|zetten))?$/i,
  /^(?:en )?(?:de |voor de )?rest (?:mag|mogen|kan|kun|weet|vul|verzin|bedenk|volgt|bel|mail|stuur|laat|schrijf|app)\b.*$/i,
  /^(?:maak|brei|bedenk|verzin|schrijf|zet|plak|vul|doe|gooi) (?:(?:er|jij|zelf|maar|gerust|zelf maar|nog|de rest) ){1,4}(?:maar )?(?:(?:iets|wat|een)(?: \p{L}+){0,3}(?: (?:van|bij|aan|in|omheen))?|aan|in|bij)[.!]*$/iu,
  /^(?:(?:even|ff|effe) )?(?:snel|kort|gauw) (?:even )?(?:getypt|wat er ?in moet|typen|doorgeven)\b.*$/i,
  /^(?:even|ff|effe) (?:snel|kort|gauw) .{0,30}\ber ?in moet\b.*$/i,
  /^(?:dit is )?wat er (?:nog )?in moet(?: komen)?:?$/i,
  /^(?:dit|dat|deze punten|het volgende|onderstaande) (?:mag|moet|kan|moeten|mogen) er ?(?:allemaal |zeker |nog )?in(?: staan| komen)?:?$/i,
  /^(?:(?:dat|dit|het) )?(?:moet|mag|kan) (?:nog |ook )?in de (?:vacature|tekst|advertentie)$/i,
  /^(?:en )?(?:gebruik |neem )?niet (?:die|deze|dat|de (?:oude )?(?:tekst|versie))(?: van \p{Lu}\p{L}+)?(?: (?:gebruiken|nemen|overnemen))\b.*$/iu,
  /^(?:hier |even |ff )*(?:wat|iets|info|tekst|input) voor (?:de|het|je|jouw|op de) (?:site|website|vacature|tekst|advertentie|vacaturesite)[:.!]*$/i,
  /^meer (?:weet|kan|heb) ik (?:\p{L}+ )?(?:niet|nu)\b.*$/iu,
  /^(?:jij|je) (?:kan|kunt|kent|weet) (?:dat|dit|het|ons|er) (?:\p{L}+ )?(?:beter|wel|alles)\b.*$/iu,
  /^(?:dat|dit|het) (?:weet|ken) (?:je|jij) (?:wel|zelf)\b.*$/i,
  /^sorry\b.{0,60}$/i,
  /^(?:ok[eé]?|top|prima|super|haha+|lol)(?:[,!. ]+(?:ok[eé]?|top|thanks|thx|bedankt|dank je|doei|groetjes))*[!.]*$/i,
]

/** Sentences that in a message are meant for its reader; elsewhere they may speak to who applies. */
export const request: readonly RegExp[] = [
  // Who writes a message speaks of themselves; a vacancy doesn't.
  /(?<!\p{L})ik(?!\p{L})/iu,
  /^(?:bel|app|mail|sms|whatsapp) (?:me|mij|ons|gerust|maar|even)\b.{0,60}$/i,
  /^(?:(?:ha|he)+h?[,!. ]*)?(?:ok[eé]?[,!. ]+)?(?:ik )?(?:moet|ga|ben|zit|kom) (?:nu |even |ff |zo |weer )*(?:gaan|weg|door|terug|ophangen|verder|werken|eten)\b.{0,30}$/i,
  /\b(?:online|plaatsen|geplaatst|publiceren|live|doorsturen|nakijken|aanpassen)\b.{0,40}\?+$/i,
  /^laat (?:je|jij|u|jullie|maar|me|mij|even|ff|gerust)\b.{0,60}\bweten\b.*$/i,
  /^(?:ik )?(?:hoor|zie|verneem) (?:het |je reactie |je antwoord )?graag\b.{0,60}$/i,
  /^(?:kan|kun|kunt|kunnen|wil|wilt|willen|zou|zouden) (?:je|jij|jullie|u) (?:dit|deze|het|hem|['’]?m|dat|die|mij|me|er|hier|nog|even|ff)\b.{0,100}\?*$/i,
  /^graag (?:nog )?(?:zo snel mogelijk|zsm|snel|vandaag|morgen|deze week|asap)\b.{0,40}$/i,
  /^(?:(?:alvast|heel erg|super) )?(?:bedankt|dank|dankjewel|thanks|thx|merci)\b.{0,30}$/i,
  /^(?:lukt|kan|klopt|mag|moet|past) (?:dat|dit|het|je|zo)\b.{0,50}\?+$/i,
  /^is (?:dit|dat|het) (?:zo |al )?(?:genoeg|voldoende|ok[eé]?|goed|duidelijk|wat|compleet)\b.{0,30}\?*$/i,
  /^heb je (?:hier|zo|nu|dan|nog) .{0,20}(?:genoeg|nodig)\b.{0,30}\?*$/i,
  /^wanneer (?:kan|komt|staat|gaat) (?:dit|deze|het|hij|die|de vacature)\b.{0,40}\?+$/i,
  /^(?:succes (?:ermee|ervan|alvast)|tot (?:later|straks|snel|morgen|ziens|dan|gauw)|fijn(?:e)? (?:weekend|dag|avond|week)|prettig(?:e)? (?:weekend|dag))\b.{0,20}$/i,
  /^(?:ben|zit|sta|typ|bel|app) (?:nu |even |ff |je )?(?:onderweg|in de (?:auto|trein|winkel)|op (?:mijn )?(?:telefoon|mobiel|gsm)|straks|morgen|later)\b.{0,30}$/i,
]
