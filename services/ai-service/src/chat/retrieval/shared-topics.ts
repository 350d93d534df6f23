import type { Topic } from './topic.ts'
import { KNOWLEDGE, TRAITS } from './wordings.ts'

const SOFT_KEYS = /zachte vaardig|soft ?skill|competentie|eigenschap|sociale vaardig|persoonlijkheid/iu
const HARD_KEYS =
  /harde vaardig|hard ?skill|technisch|technical|computervaardig|it-vaardig|expertise|certifica|vakkennis/iu

/** Asked of a vacancy and of a candidate alike. */
export const sharedTopics: Topic[] = [
  {
    id: 'salary',
    label: 'het salaris',
    labelOfCandidate: 'de salariswens',
    most: 3,
    asks: /financieel\b|wat kost (?:ze|deze|de kandidaat)\b|wat kreeg (?:ze|\p{Lu}\p{L}+)\b|(?:minimum|maximum|bruto|netto|start|basis|maand)-?loon\b|salaris\p{L}*|\bloon(?:eis|wens|verwachting|indicatie)?\b|uurloon|verdien\p{L}*|\bbeta(?:alt?|len)\b(?!.{0,30}\b(?:opleiding|cursus|studie|training|reis\p{L}*|parkeren|lunch|rijbewijs|certificaat|scholing|verhuizing)\b)|salary|bruto|inkomen|inschaling|\bschaal\b|compensation|\bpays?\b|(?:uur)?tarief|\bgeld\b/iu,
    keys: /salaris|\bloon\b|salary|compensation|tarief|beloning/iu,
    says: /\b(?:minimaal|minstens|maximaal|hooguit|hoogstens|rond|tussen|vanaf|ongeveer|onder) (?:de )?\d{1,2}[.]\d{3}\b(?! (?:km|kilo|m|stuks|klanten|mensen|medewerkers))|bruto|\bsalaris(?:wens|indicatie|schaal|range|verwachting|eis)?\b|(?<!\bvan )\bloon\b|\buurloon\b|(?:salaris)?schaal \d|\bcao\b.*schaal|\bsalary\b|uurtarief|(?:€|euro|eur)\D{0,4}[\d.,]+.{0,30}per (?:maand|uur|jaar|month|year|hour)|\d[\d.,]* ?(?:euro|eur|€) ?(?:bruto |netto )?(?:per |\/ ?|p)(?:maand|uur|jaar|u\b|m\b)|\bvraagt (?:nog )?(?:€ ?)?\d[\d.,]{2,}|verdien(?:en|t|de)?\b/iu,
  },
  {
    id: 'start',
    label: 'de startdatum',
    labelOfCandidate: 'de beschikbaarheid',
    most: 3,
    asks: /\bwanneer (?:start|begin)\p{L}*\W*$|\bop welke datum (?:kan|wil|zou|mag) ze\b|\btegen wanneer (?:kan|kon|zou|zoudt|mag|wil) (?:ze|je|ge) .{0,30}(?:zijn|begin|start|vrij|kom)\p{L}*|wanneer (?:begint|start) (?!(?:de|mijn|je|een) (?:werkdag|dag|dienst|ochtend)\b)(?:de|het|deze|dit|je|ik)\b|startdatum|begindatum|eerste (?:werk)?dag\b|(?<!\bniet |welke dag(?:en)? (?:\p{L}+ ){0,3})beschikba\p{L}*|(?:per|vanaf) wanneer(?: (?:kan|kun|kunt|wil|moet|mag|zou)\b.{0,40}(?:begin|start|aan de slag)\p{L}*)?|wanneer (?:kan|kun|wil|moet|mag|zou)\b.{0,40}(?:begin|start|aan de slag)\p{L}*|opzegtermijn|ingangsdatum|start date|notice period|availab\p{L}*|hoe snel .{0,40}(?:begin|start)\p{L}*|when can .{0,30}start/iu,
    keys: /startdatum|beschikba|availab|opzeg(?:termijn|periode)|ingangsdatum|notice|begindatum/iu,
    says: /\bbeschikbaar\b|per direct|opzegtermijn|startdatum|ingangsdatum|\b(?:begin|start)(?:nen|en)? (?:per|vanaf|op|in) |(?:kan|kun je|wil) (?:ik )?(?:per|vanaf) |notice period|available (?:from|immediately|as of)|maand(?:en)? opzeg|\bopzeg(?:ging)? (?:van|is|:)|we(?:ek|ken) opzeg|per \d{1,2} (?:jan|feb|maa|mrt|apr|mei|jun|jul|aug|sep|okt|nov|dec)\p{L}*|\b(?:zo snel mogelijk|in|per|vanaf|op|na|begin|half|eind) (?:[\p{L}\d]+ ){0,4}(?:beginnen|starten)\b|\b(?:starten|beginnen|start|begint|begin|instap|ingang)\b .{0,40}\b(?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|bouwverlof|zomervakantie)\b|\b(?:kan|zou|wil) ik (?:\p{L}+ ){0,3}(?:in|vanaf|per|op|begin|half|midden|eind|na|tegen) (?:\d{1,2} )?(?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december)\b/iu,
  },
  {
    id: 'appointment',
    label: 'de afspraken',
    most: 3,
    asks: /(?:wanneer|hoe laat|op welke dag|in welke week) .{0,30}(?:gesprek(?:ken)?|afspraak|kennismaking|interview|proefdag|meeloopdag)\b|(?:volgende?|tweede|geplande?) (?:gesprek|afspraak|interview)\b|\b(?:is|zijn|kan) (?:er |het )?(?:een |nog |ook )*(?:proefdag|meeloopdag|rondleiding)\b|\b(?:kan|mag|kom) ik .{0,30}(?:meelopen|meedraaien|proefdraaien)\b/iu,
    keys: /\bafspra(?:ak|ken)\b/iu,
    says: /\b(?:gesprek|gesprekken|afspraak|kennismaking|proefdag|meeloop\p{L}+|interview|rondleiding)\b.{0,60}(?:\d|maandag|dinsdag|woensdag|donderdag|vrijdag|morgen)|\b(?:spreken|zien we|zie ik|verwachten we|verwacht ik|kom je|komt u|kom ik)\b.{0,30}\b(?:maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|volgende week|overmorgen)\b/iu,
  },
  {
    id: 'hours',
    label: 'de uren',
    most: 3,
    asks: /(?:hoe laat|wanneer) .{0,30}?(?:begin|start|eindig|stop|klaar)\p{L}* (?:de|mijn|je|een) (?:werkdag|dag|dienst|ochtend)|hoe laat .{0,30}?(?:begin|start|eindig|stop|klaar)\p{L}*|(?:tot|van|vanaf|om) hoe laat|hoeveel uur|hoeveel dagen (?:per week|in de week|moet|werk\p{L}*)|\buren\b|full-?time|part-?time|voltijds?|deeltijds?|halftijds?|\b4\/5|werkuren|arbeidsduur|contracturen|uurrooster\p{L}*|werkweek|werktijden|rooster\p{L}*|hours/iu,
    keys: /\buren\b|hours|werktijden|rooster/iu,
    says: /\d+ ?(?:[-–/]|tot|à)? ?\d* ?(?:uur|uren)(?! geleden)\b|full-?time|part-?time|ploegendienst|onregelmatige diensten|hours (?:per|a) week|werkweek/iu,
  },
  {
    id: 'place',
    label: 'de locatie',
    labelOfCandidate: 'de woonplaats',
    most: 3,
    asks: /^\W*(?:en )?waar (?:is|ligt|was) (?:het|dat|dit|ze|de (?:job|plek|werkplek|werkplaats))(?: (?:ergens|precies|juist|eigenlijk))?\W*$|waar (?:werk|werkt|zit|sta) (?:je|ik|men)\b|welke (?:gemeente|stad|plaats|provincie)|werkplek\b|locatie\p{L}*|standplaats|vestiging\p{L}*|woonplaats|waar woont|woont\b|reisafstand|\badres\b|\blocation\b|waar (?:is|staat|ligt) (?:het|de) (?:kantoor|winkel|filiaal|werkplaats|fabriek|magazijn|school|praktijk|showroom|depot|werk|bedrijf|organisatie|functie|vestiging)|in welke (?:stad|plaats|regio)|waar (?:is|ligt) (?:deze|dit|die) (?:baan|functie|job|werk|werkplek)|waar (?:moet|ga|kom) (?:ik|je) .{0,20}(?:naartoe|heen|werken)/iu,
    keys: /locatie|standplaats|woonplaats|\bplaats\b|\badres|location|vestiging|\bstad\b|city|regio/iu,
    says: /standplaats|gevestigd in|\b(?:kantoor|vestiging|winkel|filiaal|locatie|werkplaats|school|fabriek|magazijn|praktijk|showroom|restaurant|hotel|afdeling|opvang|depot)(?: (?:is|staat|ligt))? (?:in|te) (?!overleg|de\b|het\b|een\b|\d)|woonachtig|\bwoon(?:t)? (?:ik )?(?:nu )?in\b|based in|locatie/iu,
  },
  {
    id: 'education',
    label: 'de opleiding',
    most: 4,
    asks: /opleiding(?:en|sniveau|seis)?\b|\bstudie(?!dag|verlof|reis|tijd|uren|budget|punt)\p{L}*|gestudeerd|studeer\p{L}*|\bstuderen\b|diploma\p{L}*|\bschool\b|degree|education|cursus\p{L}*|afgestudeerd|denkniveau/iu,
    keys: /opleiding|education|studie|diploma|cursus|degree|school|training/iu,
    instead: { topics: ['certificates'], because: 'Een opleiding staat er niet apart. Aan certificaten staat er' },
    says: /\b(?:mbo|hbo|wo|vmbo|havo|vwo|bsc|msc|phd)\b|bachelor|master (?:of|in|degree|\p{Lu})|hogeschool|universiteit|university|diploma|gestudeerd|afgestudeerd|studeerde|(?:afgeronde|technische|relevante|gerichte|verwante) opleiding|\bcertific|de cursus|qualification|bevoegdheid|\bdegree\b/iu,
  },
  {
    id: 'soft',
    label: 'de soft skills',
    labelOfCandidate: 'de persoonlijke eigenschappen',
    most: 6,
    asks: /soft ?skills|zachte vaardig\p{L}*|sociale vaardig\p{L}*|persoonlijke (?:eigenschap|vaardig)\p{L}*|competenties|eigenschappen|karakter\p{L}*|persoonlijkheid|personality/iu,
    keys: SOFT_KEYS,
    mixedKeys:
      /wie ben j|wie je bent|profiel|eisen|wat vragen|we vragen|wij vragen|breng je mee|neem je mee|meebreng|zoeken we|we zoeken|over jou|dit ben jij|jij bent|we ask|looking for|verwachten|herken je|jij hebt|requirements|your profile|who you are|vaardigheden|skills|kwaliteiten|werkstijl/iu,
    otherKeys: HARD_KEYS,
    rather: KNOWLEDGE,
    says: TRAITS,
  },
  {
    id: 'hard',
    label: 'de technische vaardigheden',
    labelOfCandidate: 'de vakkennis',
    most: 6,
    asks: /technische? \p{L}*|hard ?skills|harde vaardig\p{L}*|vakkennis|functie-?eis\p{L}*|(?:belangrijkste|voornaamste|zwaarste|enige) eis\b|\beisen\b|requirements|technical|vakinhoudelijk\p{L}*|\btools\b|\bsoftware\b(?= )|welke (?:kennis|systemen|programma’?'?s)/iu,
    keys: HARD_KEYS,
    mixedKeys:
      /wie ben j|wie je bent|(?:jouw|je) profiel|eisen|wat vragen|we vragen|wij vragen|breng je mee|neem je mee|meebreng|zoeken we|we zoeken|over jou|dit ben jij|jij bent|we ask|looking for|verwachten|herken je|jij hebt|requirements|your profile|what you bring|vaardigheden|skills|kennis/iu,
    otherKeys: SOFT_KEYS,
    rather: TRAITS,
    takesTheRest: true,
    says: KNOWLEDGE,
  },
  {
    id: 'contact',
    label: 'het contact',
    labelOfCandidate: 'de contactgegevens',
    most: 4,
    asks: /(?!.*\bover (?:ze|haar)\b)wie (?:moet|kan|mag|zal|dien) (?:ik|je|we|men|iemand|een kandidaat|ze) .{0,20}(?:bellen|opbellen|contacteren|mailen|aanspreken|spreken|hebben|vragen)\b|(?:waar|bij wie|waarheen|naar waar) (?:kan|moet|mag) (?:ik|je|we|men|iemand|een kandidaat|ze) .{0,30}(?:terecht|bellen|mailen|zijn voor)\b|bellen(?:,| en) (?:waarheen|naar wie|wie|welk nummer)|(?:naar|bij|aan) wie .{0,40}(?:stuur|sturen|gestuurd|richten|gericht|sollicit\p{L}*|mailen|bellen|melden|terecht|reage\p{L}*)\b|e-?mail\p{L}*|telefoon\p{L}*(?! (?:van|voor|vd|v\/d) (?:(?:de|het|je|mijn) )?(?:zaak|werk|bedrijf|baas|firma))|bereik(?:en|baar)?\b|contact(?:gegevens|persoon)?\b(?: (?:op ?)?(?:te )?nemen\b)?|phone|linkedin|mailadres|contacteer\p{L}*|welk nummer|(?<!\bwanneer )(?:kan|hoe|waar|mag) (?:ik|je|we) (?:haar|ze) .{0,12}(?:mailen|bellen|opbellen|appen|contacteren|sms\p{L}*)/iu,
    keys: /e-mail|telefoon|linkedin|contact|mobiel|phone|solliciteren|procedure/iu,
    says: /\S@\S+\.\S|\b06[- ]?\d|\+31|linkedin\.com|\b0\d{1,3}[-/ ]\d{2,3}[ .]?\d|contact op(?:nemen)? met|\bbel (?:met|naar|ons|gerust|\p{L}+ \p{Lu})|bereikbaar op|meer informatie/iu,
  },
]
