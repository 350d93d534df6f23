import type { Topic } from './topic.ts'
import { DEMANDING } from './wordings.ts'

/** Asked of a vacancy and its employer. */
export const vacancyTopics: Topic[] = [
  {
    id: 'tasks', label: 'de taken', most: 6,
    insteadOfCandidate: { topics: ['experience'], because: 'Taken staan er niet apart. Over het werk staat er' },
    asks: /wat doe\p{L}* .{0,30}(?:dagelijks|\bdag)\b|\btaken\b|\btaak\b|werkzaamheden|verantwoordelijkhe\p{L}*|wat (?:ga|gaat) (?:je|iemand|de kandidaat|hij|zij|ze) (?:precies )?doen|wat doe(?:t)? (?:iemand|je|ik|een|de (?:functie|nieuwe))|wat (?:ga|moet|zou|zal) ik .{0,30}doen|responsibilit\p{L}*|\btasks\b|duties|dagelijks(?:e)? (?:werk\p{L}*|bezig|praktijk|routine)|(?:gewone|normale|gemiddelde|doorsnee|typische|standaard|typical|average|normal|regular) (?:werk)?da(?:g|y)\b|\bwerkdag\b|\bwork(?:ing)? ?day\b|\bdag\b.{0,25}\ber ?uit\b|\ber ?uit\b.{0,25}\bdag\b|day.to.day|what (?:would|will|do) (?:i|you) do|inhoud van/iu,
    keys: /taken|verantwoordelijk|werkzaamheden|tasks|responsibilit|ga je doen|gaat doen|jouw werk|functie-?omschrijving|jouw rol|je rol|the role|your role|de functie$|what you|aan de slag|jouw impact|jouw taak|wat doe je|je dag\b|\bwerkdag\b|the job|your job|wat je doet/iu,
    says: /\bje (?:bent verantwoordelijk|zorgt|stelt|maakt|begeleidt|voert|adviseert|coördineert|plant|beheert|onderhoudt|bewaakt|ontwikkelt|bouwt|helpt|verzorgt|geeft|lost)\b|verantwoordelijk voor|responsible for|you will\b/iu,
  },
  {
    id: 'challenges', label: 'de uitdagingen', most: 5,
    asks: /uitdag\p{L}*|moeilijk\p{L}*|lastig\p{L}*|challeng\p{L}*|knelpunt\p{L}*|obstakel\p{L}*|pittig\p{L}*|zwaar|nadel(?:en|ig)|nadeel|minpunt\p{L}*|minder leuk/iu,
    keys: /uitdag|challeng|knelpunt|\blastig|moeilijk|hardest|difficult/iu,
    says: /uitdag|challeng|complex|hectisch|piekdruk|\bpiek|\bdrukte\b|\bdruk(?:ke)?\b(?! op de)|deadline|werkdruk|verandering|transformatie|veranderende|opbouwen|op te bouwen|vanaf nul|achterstand|krap|tekort|snelgroeiend|groeit snel|fusie|migratie|migreren|moderniser|overstap|verduurzam|tegelijk|weerstand|storing|calamiteit|onvoorzien|onregelmatig|fast-paced|pressure|moeilijk|lastig|hardest|difficult|demanding|tough|zwaarst|pittig|\bstorm\b|snel (?:kunnen )?schakelen|verdeeld|onderhandel|spanning|tegenstrijdig|belangen|vraagt om (?:een )?\p{L}+|professionaliser|ambitieuze doel|hoofd koel|snel schakelen|bezwaar|conflict|klachten|escalat/iu,
    unless: /^(?:een )?\p{L}*(?:vergoeding|toeslag)\b/iu,
    instead: {
      topics: ['tasks'], because: 'De tekst noemt geen uitdagingen met zoveel woorden. Deze taken vragen het meest',
      beside: { says: DEMANDING, lead: 'Ook deze taken kunnen veel vragen:' },
    },
  },
  {
    id: 'growth', label: 'de groeimogelijkheden', labelOfCandidate: 'de ambities', most: 5,
    asks: /groei\p{L}*|doorgroei\p{L}*|ontwikkel\p{L}*mogelijk\p{L}*|doorontwikkel\p{L}*|carri[eè]re\p{L}*|promotie|opleidingsmogelijk\p{L}*|opleidingsbudget|bijleren|growth|career|scholing|perspectief|ontwikkelen|ambitie\p{L}*|toekomst\p{L}*|over vijf jaar|ambition\p{L}*/iu,
    keys: /groei|ontwikkeling|ontwikkelmogelijk|growth|career|ambitie|toekomst/iu,
    says: /doorgroei|door te groeien|groeimogelijk|groeien (?:naar|tot)|opleidingsbudget|opleidingsmogelijk|ontwikkelbudget|studiebudget|leerbudget|scholing|\btraining(?:en)?\b|cursus|academy|academie|coaching|loopbaan|carrière|promot(?:ie|ed)|persoonlijke ontwikkeling|ontwikkelmogelijk|jezelf (?:verder )?(?:te )?ontwikkel|mentor|leerdag|(?:elk|ieder|per) (?:jaar|kwartaal) .{0,20}(?:opleiding|cursus|training)|conferentie|congres|e-learning|learning budget|career|personal growth|interne opleiding|ontplooi|(?:betal|vergoed)\p{L}* (?:we )?(?:je|jouw|your) .{0,40}(?:opleiding|cursus|verlenging|studie|diploma|rijbewijs|certificaat)|bijscholing|bijblijven|ambitie|over (?:vijf|drie|twee|\d) jaar|wil(?:t)? (?:ik )?(?:verder )?(?:groeien|doorgroeien|me ontwikkelen|leren)/iu,
  },
  {
    id: 'benefits', label: 'de arbeidsvoorwaarden', most: 7,
    asks: /arbeidsvoorwaard\p{L}*|secundaire?\b|voordelen|benefits|wat (?:bieden|biedt)\b|wat (?:krijg|krijgt) (?:je|ik|iemand|de)|\bperks\b|extra’?'?s|wordt er geboden/iu,
    keys: /arbeidsvoorwaard|benefits|bieden|krijg je|we offer|aanbod|wat je krijgt|we geven|terugkrijg|offer|jouw pakket|beloning/iu,
    says: /vakantiedag|pensioen|reiskosten|\bbonus|leaseauto|thuiswerk|vergoeding|dertiende maand|13e maand|vakantiegeld|verlof|fietsplan|korting|winstdel|holidays|pension|vrije dagen/iu,
  },
  {
    id: 'team', label: 'het team', most: 4,
    asks: /\bteam\p{L}*|collega\p{L}*|met wie\b|afdeling\p{L}*|colleagues/iu,
    keys: /\bteam|collega|kom je te werken|ga je werken|jouw afdeling/iu,
    says: /\b(?:ons|het|een|hecht|klein|jouw|je|dit) (?:\p{L}+ )?team\b|teamleden|\bje werkt (?:nauw )?(?:samen )?met\b|je leidinggevende|team (?:van|bestaat)|collega’?'?s|afdeling (?:van|bestaat|telt)/iu,
  },
  {
    id: 'culture', label: 'de cultuur', most: 4,
    asks: /cultuur|\bsfeer\b|werkomgeving|werkklimaat|culture|atmosphere/iu,
    keys: /cultuur|culture|sfeer/iu,
    says: /\bsfeer\b|cultuur|informele|informeel|no-nonsense|platte organisatie|korte lijnen|gezellig|borrel|elkaar helpen|open deur|culture|familiebedrijf|ons-kent-ons|vertrouwen/iu,
  },
  {
    id: 'mission', label: 'de missie, visie en kernwaarden', most: 4,
    asks: /missie|\bvisie\b|kernwaarde\p{L}*|\bwaarden\b|mission|\bvision\b|waar .{0,30}voor sta\p{L}*/iu,
    keys: /missie|visie|kernwaarden|mission|vision|voor staan/iu,
    says: /\bmissie\b|\bvisie\b|kernwaarden|wij geloven|we geloven|staan we voor|waar we voor staan|our mission/iu,
  },
  {
    id: 'contribution', label: 'de maatschappelijke bijdrage', most: 3,
    asks: /maatschapp\p{L}*|duurza\p{L}*|\bmvo\b|sustainab\p{L}*|goede doelen/iu,
    keys: /maatschappelijk|duurzaam|contribution|impact|mvo/iu,
    says: /maatschappelijk|duurzaam|duurzaamheid|impact|sustainab|samenleving|stageplek|afstand tot de arbeidsmarkt|co2|goede doelen|klimaat/iu,
  },
  {
    id: 'history', label: 'de geschiedenis', most: 3,
    asks: /geschiedenis|opgericht|oprichting|ontstaan|historie|hoe lang bestaat|hoe oud is (?:het|de|dit) (?:bedrijf|organisatie)|history|founded/iu,
    keys: /geschiedenis|history|historie/iu,
    says: /opgericht|sinds \d{4}|begon(?:nen)? in|in \d{4} (?:begon|gestart|opgericht|startte)|jaar geleden|(?:gestart|begonnen|opgezet|geopend) .{0,30}(?:in|sinds) \d{4}|\bin 1[89]\d{2}\b|founded|generatie|since \d{4}|bestaat (?:al|sinds)/iu,
  },
  {
    id: 'employer', label: 'de organisatie', most: 4,
    asks: /wat doe(?:t|n) (?:het|dit|de|die|deze) (?:bedrijf|organisatie|werkgever)|welk bedrijf|welke organisatie|wat voor (?:bedrijf|organisatie)|over (?:het|de|dit) (?:bedrijf|organisatie|werkgever)|kernactiviteit\p{L}*|\bsector\b|\bbranche\b|wie is de (?:werkgever|opdrachtgever)|company do|naam van (?:het|de) (?:bedrijf|organisatie)/iu,
    keys: /kernactiviteit|sector|organisatie|over ons|werkgever|opdrachtgever|\bbedrijf\b|about us|wie zijn wij|het bedrijf|branche/iu,
    says: /(?:is|zijn) (?:een|hét|dé) (?:\p{L}+ ){0,3}(?:bedrijf|organisatie|specialist|producent|leverancier|instelling|gemeente|bureau|groothandel|school)/iu,
  },
  {
    id: 'special', label: 'het bijzondere', most: 3,
    asks: /(?!)/u,
    keys: /uniek|bijzonder|waarom (?:wij|bij ons|werken)/iu,
    says: /\buniek|bijzonder|\bals enige\b|\bde enige\b|\bals eerste\b|grootste|oudste|marktleider|koploper|vierdaagse|onbeperkt|naar keuze|zelf (?:kiezen|bepalen|je)|innovati|award|bekroond|internationaal|\bthe only\b|\bonly \p{L}+ |largest|first in|in \p{L}+ landen|wereldwijd|eigen (?:academie|school|werkplaats)/iu,
  },
  {
    id: 'title', label: 'de functie', most: 1,
    asks: /om welke (?:functie|vacature|baan)|functietitel|welke functie (?:is|gaat)|hoe heet de (?:functie|vacature)|welke vacature/iu,
    keys: /^(?:vacature )?functie$/iu,
    says: /^functie: /iu,
  },
  {
    id: 'apply', label: 'het solliciteren', most: 4,
    asks: /sollicite\p{L}*|sollicitatieprocedure|selectieprocedure|hoe reage\p{L}*|\bapply\b|sluitingsdatum/iu,
    keys: /sollicite|procedure|enthousiast|apply|interesse$|reageren/iu,
    says: /sollicite|stuur je cv|cv en (?:een )?motivatie|sollicitatieknop|sluitingsdatum|reageer (?:voor|uiterlijk|snel)|\bapply\b|\b(?:app|mail|bel) \p{Lu}|meelopen|proefdag|assessment|gespreksronde/iu,
  },
]
