import type { ApplicationOutcome } from '@wervio/contracts'
import type { FactField } from '../person.ts'

/** Patterns are compared with folded text: small letters, no accents. Dutch of the Netherlands and of Flanders. */

/** Somebody of the procedure, not of the employer. */
export const SOMEBODY =
  /\b(?:kandida(?:at|ten|te|tes)|sollicitant(?:en|e|es)?|gegadigden?|applicants?|candidates?|iemand|iedereen|niemand|mensen|personen|lui|deelnemers?)\b/
export const WHO = /\b(?:wie|wiens|who|wier|welke (?:kandida\w+|sollicitant\w*|mensen|personen))\b/

/** Questions about the job or its employer that also hold 'wie', 'kandidaat' or 'mensen'. */
export const ABOUT_THE_JOB =
  /\b(?:hoe (?:verloopt|gaat|werkt|loopt|ziet) (?:de|die|het|dat|jullie|hun) (?:sollicitatie|selectie|wervings)?-?procedure|hoeveel (?:gesprekken|rondes|stappen)|wie (?:is|zijn|was|wordt) (?:(?:de|het|mijn|jullie|hun|je|jouw|onze) (?!(?:beste?|nieuw|laatst|oudst|jongst|meest|sterkst|slimst|geschikt|verst|zwakst|slechtst|langst|eerst|favoriet|enige?|kandida|sollicitant|vrouw|man|mensen)\w*)|er (?:de )?baas)|aan het hoofd|wie (?:stuurt|leidt) (?:de|het|dit|deze|ons|jullie|je)\b|wie (?:geeft|heeft) (?:de )?leiding\b(?! gegeven)|aan wie\b|met wie\b|bij wie (?!(?:staat|staan|ontbreek\w*|mist|missen|vind|lees|is er|zijn er|zie|weet|klopt)\b)|voor wie\b|wie (?:zoek|vraag|wil)\w* (?:we|wij|ze|je|jullie|u|het|de)|wie (?:ben|moet) (?:je|jij)|wie zijn (?:wij|we|jullie)|type kandida\w+|soort (?:kandida\w+|iemand|mens\w*|persoon)|ideale kandida\w+|(?:moet|moeten|mag|dient) (?:een|de|je|iemand|kandida\w+)|(?:vraag|vragen|vraagt|zoekt?|zoeken|eist|eisen|wilt|verwacht\w*) (?:we|wij|je|jullie|ze|het|de|men|van)|functie-?eis\w*|is (?:een|er|het) [\w' -]{0,30}(?:nodig|vereist|verplicht|gewenst)|wordt? (?:er )?gevraagd|in (?:de|deze) vacature|in het team|het team|(?:mensen|personen|collega\w*) (?:er )?(?:werken|in het bedrijf|bij het bedrijf)|werken (?:er )?(?:bij|in) (?:het|de|dit|jullie)|hoe \w+ (?:iemand|ik|je|we|een)\b|wie kan (?:er )?(?:reageren|solliciteren))\b/

/** The stages by number, in the words of a question. */
export const stageWords: readonly [stage: number, pattern: RegExp][] = [
  [1, /\b(?:cv'?s? (?:net )?(?:ontvangen|binnen)|net binnen|ontvangen|binnengekomen|eerste stap|stap 1)\b/],
  [2, /\b(?:(?:eerste )?(?:voor)?screening|gescreend|screenen|screen|stap 2)\b/],
  [
    3,
    /\b(?:(?:sollicitatie|kennismakings|jobs?)?-?gesprek(?:ken|je|s)?(?: gepland)?|interviews?|uitgenodigd|babbel|op gesprek|stap 3)\b/,
  ],
  [4, /\b(?:technische (?:test|proef|toets|t\w{1,4})|tests?|toets|assessment|proef|testfase|stap 4)\b/],
  [5, /\b(?:aanbod(?:fase)?|aanbieding|(?:contract)?voorstel|offerte|offer|stap 5)\b/],
]

export const outcomeWords: readonly [outcome: ApplicationOutcome, pattern: RegExp][] = [
  ['hired', /\b(?:aangenomen|aangeworven|in dienst (?:genomen|gekomen)|geworden|gehired|hired|aanvaard)\b/],
  ['rejected', /\b(?:afgewezen|afgekeurd|afgevallen|geweigerd|rejected|gebuisd|weggevallen|afwijzing)\b/],
  ['withdrawn', /\b(?:teruggetrokken|terug getrokken|afgehaakt|afgezegd|bedankt heeft|heeft bedankt|withdrawn)\b/],
  [
    'open',
    /\b(?:lopend\w*|nog in de running|in de running|nog (?:actief|bezig|mee)|loopt nog|lopen nog|meedoen|in de race|nog over)\b/,
  ],
]

export const edgeWords: readonly [edge: 'most' | 'least', pattern: RegExp][] = [
  ['most', /\b(?:meeste?|hoogste?|duurste?|langste?)\b/],
  ['least', /\b(?:minste?|laagste?|goedkoopste?|kortste?)\b/],
]

export type Intent =
  | 'count'
  | 'overview'
  | 'standing'
  | 'since'
  | 'longest'
  | 'furthest'
  | 'new'
  | 'last'
  | 'reason'
  | 'compare'
  | 'judge'
  | 'portrait'
  | 'facts'
  | 'unread'
  | 'command'

/** Words that say what a question wants to know of a procedure; the first that fits counts. */
export const intentWords: readonly [Intent, RegExp][] = [
  [
    'command',
    /^(?!.*\b(?:op (?:een|'n|n) rij|onder elkaar|naast elkaar|in een (?:lijst|tabel|rijtje)|(?:op|in) (?:\w+ )?volgorde|rangorde)\b)(?:zet|stuur|verplaats|verwijder|wis|wijs|mail|bel|nodig|plan|neem|schrijf)\b/,
  ],
  [
    'compare',
    /\b(?:verschil\w*|verschilt|vergelijk\w*|vergelijking|versus|vs|tegenover|naast elkaar|scheelt|compare)\b/,
  ],
  [
    'judge',
    /\b(?:beste?|betere?|geschikt\w*|topkandida\w+|favoriet\w*|liefst|liever|aannemen|rangschik\w*|rangorde|(?:op|in) volgorde van (?:geschikt\w*|best\w*|kwaliteit|voorkeur)|top ?(?:\d|drie|vijf)|ranking|slimste|sterkste|zwakste|slechtste|kiezen|kies|(?:moet|zou|zal|kan) (?:ik|je|we) .{0,60}\b(?:nemen|uitnodigen)|aanraden|raad je aan|voorkeur|minst|minste|ervarenste?|(?:de|het) meeste? ervaring|wie past|best passen)\b/,
  ],
  [
    'furthest',
    /\b(?:het )?(?:verst|verste|meest gevorderd|dichtst bij (?:het einde|een contract|de finish|tekenen)|bijna rond)\b/,
  ],
  ['longest', /\b(?:het langst|langste|al het langst|wacht\w* (?:het )?langst)\b/],
  [
    'since',
    /\b(?:sinds (?:wanneer|hoe ?lang)|van ?af wanneer|hoe ?lang (?:staat|staan|zit|zitten|is|loopt|al|wacht)|hoelang|van wanneer|wanneer (?:is|zijn|werd|kwam|ging|heeft|stond|staat|kreeg|hebben|hebt|heb)|welke datum|since when)\b/,
  ],
  ['reason', /\b(?:waarom|reden|hoezo|hoe komt het)\b/],
  [
    'last',
    /\b(?:laatst(?:e|en)?|recent\w*|pas (?:bij|binnen|toegevoegd)|bijgekomen|erbij gekomen|toegevoegd|nieuwste|meest recente)\b/,
  ],
  ['new', /\b(?:nieuw|nieuwe|nieuwen|nieuwkomers?|nieuweling\w*|vers|verse)\b/],
  ['count', /\b(?:hoe ?veel|aantal|how many|telt|tel)\b/],
  [
    'standing',
    /\b(?:waar (?:staat|zit|staan|zitten|is|zijn)|hoe ?ver|welke (?:fase|stap|stadium|ronde)|in welk stadium|status|stand(?:je)?|hoe staat het|hoe gaat het|hoe loopt het)\b/,
  ],
  [
    'overview',
    /\b(?:overzicht\w*|op (?:een|'n|n) rij(?:tje)?|onder elkaar|stand van zaken|pipeline|lijst\w*|opsomming|oplijst\w*|procedure|iedereen|alle kandida\w+|welke kandida\w+ (?:heb|zijn|zitten|staan)|wie (?:heb ik|zijn er|zitten er|zit er|staan er|staat er|doet er|doen er|zijn allemaal|zijn mijn kandida\w+)|wie allemaal|namen)\b/,
  ],
  [
    'portrait',
    /\b(?:vertel\w*|wie is|samenvat\w*|vat|profiel|over|beschrijf|beschrijving|achtergrond|info\w*|weet je van|schets)\b/,
  ],
]

/** Words that say which data a question is about; the first that fits counts, those for any kind of knowledge last. */
export const fieldWords: readonly [fields: readonly FactField[], pattern: RegExp][] = [
  [['driving_licences'], /\b(?:\w*rijbewij[sz]\w*|autorijden|auto ?rijden|mag (?:er )?rijden|chauffeursdiploma)\b/],
  [['notice_period'], /\b(?:opzeg\w*)\b/],
  [
    ['salary_wish'],
    /\b(?:salaris\w*|loon\w*|verdienen|verdient|verloning|salariswens|wedde|bruto|duurste?|goedkoopste?|wat (?:vraagt|kost)\b|wie (?:vraagt|wil|kost)\b.{0,25}\b(?:meest|minst)e?(?= (?:geld|van|per|op|als)\b|\W*$))\b/,
  ],
  [
    ['availability', 'notice_period'],
    /\b(?:beschikba\w+|(?:wanneer|per wanneer|hoe snel) .{0,30}\b(?:begin\w*|start\w*|aan de slag|vrij\b)|startdatum|per (?:direct|onmiddellijk)|^\W*(?:en )?wie kan (?:er )?(?:al )?(?:nu |zo )?(?:direct|meteen|onmiddellijk)\b|(?:direct|meteen|onmiddellijk|snel|snelst|vroegst|eerst) (?:beginnen|starten|beschikbaar|aan de slag)|begin\w*|starten)\b/,
  ],
  [['hours'], /\b(?:uren|uur|fte|full-?time|part-?time|voltijds?|deeltijds?|halftijds?|hoeveel dagen)\b/],
  [
    ['location'],
    /\b(?:woon\w*|wonen\w*|woont|wonend\w*|woonachtig|woonplaats|dichtst(?:e)? ?-?bij(?! het einde)|dichtbij|reistijd|reisafstand|regio|buurt|omgeving|gehuisvest|(?:kom\w*|komt er|zijn|iemand|kandida\w+|mensen) uit (?!de running|welke)|uit de streek|zit in de buurt)\b/,
  ],
  [
    ['languages'],
    /\b(?:spree?kt?|spreken\w*|talen|taal|tweetalig|meertalig|praat|praten|talenkennis|klapt|vlot in het)\b/,
  ],
  [
    ['certificates', 'education'],
    /\b(?:certific\w+|gecertificeerd\w*|attest\w*|getuigschrift\w*|papieren|vca|vog|bhv|big|geregistreerd|registratie)\b/,
  ],
  [
    ['education', 'certificates'],
    /\b(?:opleiding\w*|gestudeerd|studie\w*|studeerde\w*|diploma\w*|school|hogeschool|universiteit|unief|afgestudeerd|bachelor|master|mbo|hbo|wo|graduaat|scholing|opleidingsniveau)\b/,
  ],
  [
    ['experience', 'title'],
    /\b(?:jaar ervaring|jaren ervaring|jaar werkervaring|gewerkt|werkt|werkte|werken|werkgever\w*|werkervaring|loopbaan|carriere|job|jobs|baan|functie|beroep|doet .{0,20}(?:nu|voor werk)|(?:deed|zat|was) .{0,25}(?:hiervoor|daarvoor|voordien|ervoor|vroeger|eerder))\b/,
  ],
  [
    ['skills', 'experience', 'certificates', 'education', 'title', 'summary', 'languages'],
    /\b(?:\w*ervaring|ervaren|kennis|kent|kennen|kan|kunnen|vaardig\w*|skills?|competenties?|beheerst|beheersen|onderlegd|bekwaam|goed in|sterk in|thuis in|iets van|verstand van|bekend met|weet(?! (?:je|jij|u|ge|gij|men|we|wij)\b)|ooit|expertise|gebruikt|gedaan|leiding\w*|leidinggev\w*)\b/,
  ],
]

/** What the assistant of a vacancy doesn't read of a candidate. */
export const unreadWords: readonly [what: string, pattern: RegExp][] = [
  [
    'contactgegevens',
    /\b(?:telefoon\w*|telefoonnummers?|gsm|gsm-nummer|e-?mail\w*|mailadres\w*|bellen|contactgegevens|linkedin|adres)\b/,
  ],
  ['notities', /\b(?:notitie\w*|aantekening\w*|opgeschreven|nota'?s?)\b/],
  ['gespreksopnames', /\b(?:opnames?|opname|transcript\w*|gezegd in het gesprek|gespreksverslag\w*)\b/],
]

/** Words that say one thing in the data of candidates. */
export const alternatives: readonly (readonly string[])[] = [
  ['direct', 'meteen', 'onmiddellijk', 'per direct', 'asap', 'nu beschikbaar'],
  ['fulltime', 'full-time', 'voltijds', 'voltijd', '36 uur', '38 uur', '40 uur'],
  ['parttime', 'part-time', 'deeltijds', 'deeltijd', 'halftijds'],
]
/** A category of driving licence: 'rijbewijs CE'. */
export const LICENCE = /\brijbewij\w* (?:voor (?:een )?)?((?:a[12m]?|b|be|c1?|c1?e|d1?|d1?e|t))\b/

/** A licence by what one drives with it. */
export const licenceByVehicle: readonly [category: string, pattern: RegExp][] = [
  ['BE', /\b(?:aanhang\w*|caravan\w*|paardentrailer)\b/],
  ['CE', /\b(?:oplegger\w*|trekker-?oplegger\w*)\b/],
  ['C', /\b(?:vrachtwagen\w*|vrachtauto\w*|truck\w*|camions?|groot rijbewijs)\b/],
  ['D', /\b(?:busrijbewijs|autobus\w*|lijnbus\w*|touringcar\w*)\b/],
  ['A', /\b(?:motorrijbewijs|motorfiets\w*)\b/],
]

export const NEGATION =
  /\b(?:ontbreekt|ontbreken|mist|missen|(?<=\b(?:staat|staan|lees ik|zie ik|vind ik) (?:er )?)(?:niets|niks)|geene?|gene|niet|zonder|nooit|noch)\b|(?<=\b(?:woont?|wonen|wonend|woonachtig) (?:er )?)buiten\b/
/** 'of' between two words to look for. */
export const EITHER = /\bof\b/

/** Words a typing error is mended to: those above that mean one thing, in full. */
export const correctable = new Set(
  `kandidaat kandidaten kandidate sollicitant sollicitanten iemand iedereen gesprek gesprekken screening interview technische aanbod voorstel
  afgewezen aangenomen aangeworven teruggetrokken afgehaakt verschil vergelijk tussen sinds wanneer hoeveel aantal nieuw nieuwe overzicht procedure
  woont wonen woonplaats spreekt spreken rijbewijs rijbewijzen ervaring kennis certificaat certificaten diploma opleiding gestudeerd beschikbaar
  beschikbaarheid beginnen starten opzegtermijn salaris salariswens gewerkt werkervaring vaardigheden uren fulltime parttime voltijds deeltijds
  ontvangen vertel welke status waarom`.split(/\s+/),
)
/**
 * Words of protected traits: a typing error in one of them is still asked about, an ordinary word beside them is not.
 */
export const correctableTraits = new Set(
  `zwanger kinderen leeftijd nationaliteit afkomst religie geloof gehandicapt handicap beperking zwangerschap getrouwd gezondheid vakbond strafblad
  geboren gelovig`.split(/\s+/),
)
/** Ordinary words one letter from those. */
export const notTraits = new Set(
  `zwager geboden gebogen geborgen gebaren bewerking bemerking gezindheid leertijd getrouw getrouwe geloofd`.split(' '),
)

/** Asks to put those of the procedure in an order of worth. */
export const RANKED =
  /\b(?:rangschik\w*|rangorde|ranking|volgorde van (?:geschikt\w*|best\w*|kwaliteit|voorkeur)|top ?(?:\d|drie|vijf))\b/
/** Who has done some work longest or shortest, which is no time in a procedure: 'wie last het langst'. */
export const LONGEST_IN_WORK =
  /\bwie (?!(?:het|niet|wacht|staat|zit|is|loopt|hangt|heeft|blijft|duurt|moet|gaat|bleef|past|reist|woont|komt|wilt|kent|vraagt)\b)(?:doe|\w{2,}?)t\b.{0,40}\b(?:langst|kortst)e?\b|\bwie (?:zit|staat|is|loopt|draait|heeft)\b.{0,25}\b(?:in (?:het|dit|de) (?:vak|beroep|sector|branche|stiel)|als (?!laatste|eerste)\w+|ervaring)\b.{0,30}\b(?:langst|kortst)e?\b|\bwie\b.{0,30}\b(?:langst|kortst)e? .{0,20}\b(?:ervaring|in (?:het|dit) vak|aan het werk)\b/
/** The whole procedure, but not how somebody applies. */
export const ABOUT_ALL =
  /^(?!.*(?:solliciteren|sollicitatieprocedure|ziet de)).*\b(?:nieuw\w* (?:bij|binnen)|procedure|pipeline|stand van zaken)\b/
/** 'Vergelijk ze': those of the procedure. */
export const ALL_OF_THEM = /\b(?:ze|hen|hun|alle\w*|allemaal|kandida\w+|beide|drie|twee|iedereen)\b/
/** 'Hoeveel hebben er …', 'hoeveel daarvan …'. */
export const OF_THEM =
  /\b(?:hebben|zijn|wonen|spreken|kunnen|kennen|zitten|staan|beschikken) er\b|\b(?:er|hier|daar)van\b/
