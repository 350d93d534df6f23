import type { Topic } from './topic.ts'
import { KNOWLEDGE, TRAITS, WORKED } from './wordings.ts'

/** Asked of a candidate. */
export const candidateTopics: Topic[] = [
  {
    id: 'strengths',
    label: 'de sterke punten',
    most: 5,
    asks: /sterke (?:punt|kant)\p{L}*|sterkste|sterk in|\bkwaliteiten\b|strengths?|(?:goed|best) in\b|blinkt|uitblink\p{L}*|talent\p{L}*|pluspunt\p{L}*|positieve punten|trots|achievement|proud of|best at/iu,
    keys: /sterke (?:punt|kant)|kwaliteiten|strength|kerncompetent|talent/iu,
    says: /\bsterk in\b|sterke punt|goed in\b|mijn kracht|kracht ligt|blink|uitblink|bekend om|compliment|talent|expert\b|ruime ervaring|jarenlange|ervaren\b|(?:\d+\+?|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|twaalf|vijftien|twintig) jaar (?:\p{L}+ )?ervaring|years of experience|\bprijs\b|award|verhoogd|verbeterd|verlaagd|bespaard|teruggebracht|gerealiseerd|succesvol|opgeleverd|leverden|eerder (?:op|klaar)|dan gepland|trots op|binnengehaald|gewonnen|strong\b|excellent|achieved|shortened|verkort|bespaarde|behaalde|saved|built|launched|\bgrew\b|improved|increased|reduced|\d+ ?(?:%|procent)/iu,
    unless:
      /\b(?:niet|geen|nooit|minder|not|never|nog te weinig)\b.{0,25}\b(?:goed|sterk|ervaring|ervaren|strong|good|talent)\b|lastig|moeilijk/iu,
    instead: {
      topics: ['soft', 'skills', 'experience'],
      because: 'Er staan geen sterke punten met zoveel woorden. Dit komt het dichtst in de buurt',
    },
  },
  {
    id: 'weaknesses',
    label: 'de ontwikkelpunten',
    most: 3,
    asks: /zwak\p{L}*|verbeterpunt\p{L}*|ontwikkelpunt\p{L}*|minder goed|aandachtspunt\p{L}*|valkuil\p{L}*|weakness\p{L}*|minpunt\p{L}*|vindt? (?:je|hij|zij|ze|\p{L}+) (?:\p{L}+ )?(?:lastig|moeilijk)|nog (?:in )?(?:groeien|verbeteren|ontwikkelen|leren)|still (?:learn|improve)|less good|struggle/iu,
    keys: /verbeterpunt|ontwikkelpunt|valkuil|weakness|\bI (?:sometimes|tend to|often) .{0,40}(?:too|instead)|aandachtspunt/iu,
    says: /\bniet (?:zo |heel |erg )?(?:goed|sterk|handig) (?:in|met)|daar ben ik (?:niet|minder)|verbeterpunt|ontwikkelpunt|valkuil|minder sterk|minder goed|moeite met|ongeduldig|perfectionis|weakness|vind(?:t)? (?:\p{L}+ ){1,4}(?:lastig|moeilijk|spannend)|(?:ik|kan) soms te|nog (?:te )?weinig ervaring|zou ik (?:nog )?(?:willen|kunnen) verbeteren/iu,
  },
  {
    id: 'experience',
    label: 'de werkervaring',
    most: 6,
    asks: /(?:jobs|banen|functies) .{0,20}(?:gehad|gedaan)|werkervaring|\bervaring(?:en)?\b|loopbaan|werkverleden|(?:vorige|eerdere|laatste|huidige) (?:baan|banen|functies?|werkgevers?|rol)|\bwaar werkte?\b|gewerkt|work experience|\bexperience\b|arbeidsverleden|wat doet (?:hij|zij|ze|\p{Lu}\p{L}+) (?:nu|momenteel)/iu,
    keys: /werkervaring|experience|loopbaan|employment|projecten|werkgever|\bstages?\b/iu,
    otherKeys: /geschiedenis|history|historie/iu,
    says: WORKED,
  },
  {
    id: 'skills',
    label: 'de vaardigheden',
    most: 8,
    asks: /vaardighe\p{L}*|\bskills\b|wat kan (?:hij|zij|ze|deze|de|\p{Lu}\p{L}+)\b|\bkennis\b/iu,
    keys: /vaardig|skills|competent|expertise|tools|kwaliteiten|eigenschappen|computerkennis/iu,
    says: new RegExp(`${KNOWLEDGE.source}|${TRAITS.source}`, 'iu'),
  },
  {
    id: 'languages',
    label: 'de talen',
    most: 4,
    asks: /\btalen\b|\btaal\b|talenkennis|languages?|spreekt (?:hij|zij|ze|\p{L}+)/iu,
    keys: /\btalen|languages|talenkennis/iu,
    says: /(?:kennis|beheersing) van (?:het )?(?:Nederlands|Engels|Duits|Frans|Spaans|Pools)|moedertaal|\bnative\b|vloeiend|\bfluent\b|(?:Nederlands|Engels|Duits|Frans|Spaans|Pools|Turks|Arabisch|Italiaans|Dutch|English|German|French)\p{L}*[^.]{0,25}(?:goed|basis|uitstekend|woord|schrift|\b[ABC][12]\b|spreek|redelijk)|(?:spreek|beheers)\p{L}* [^.]{0,30}(?:Nederlands|Engels|Duits|Frans|Spaans|Pools|Turks|Arabisch)/u,
  },
  {
    id: 'motivation',
    label: 'de motivatie',
    most: 4,
    asks: /motiv\p{L}*|drijfve\p{L}*|beweegreden\p{L}*|\bdrijft\b|waarom (?:wil|solliciteert|zoekt|reageert|kiest)\b|wat trekt|spreekt .{0,30} aan|(?:blij|energie) (?:van|uit)|wat vindt? (?:je|hij|zij|ze) (?:er )?(?:leuk|mooi)|wat wil je graag|waarom .{0,30}(?:overstap\p{L}*|sollicit\p{L}*)|motivation|why (?:are|do|did|would) you|what drives|looking for something|enthusiast/iu,
    keys: /motiv|drijfve/iu,
    says: /motiv(?:atie|eert|eren|ated|ation)|wil(?:t)? (?:ik |hij |zij |ze )?graag|\bzoekt een|\bkick\b|omdat (?:ik|ze|zij|hij) .{0,50}\bwil\b|\bwil (?:ik |ze |zij |hij )?(?:weg|iets|meer|liever)\b|voldoening|dichter bij (?:huis|mijn)|geeft (?:mij |me )?energie|wat ik (?:zoek|wil)|wat ik (?:wil|zoek)|boeit|boeid\b|fascin|zou (?:ik )?graag|trots|\bik zoek\b|op zoek naar|\bdroom\b|passie|spreekt (?:mij|me|haar|hem) (?:erg |enorm |zeer )?aan|aanspreekt|aantrekt|trekt (?:mij|me)|gedreven|energie van|word ik blij|blij van|nieuwe uitdaging|toe aan (?:een|iets)|daarom (?:sollicit|reageer)|graag (?:bij|verder)|looking for|I want to|I would (?:love|like)|gives me|passion|motivated|mijn hart ligt|eager|excited|vind ik (?:het )?(?:mooi|leuk|belangrijk)|het mooiste|wil ik (?:graag )?(?:iets|meer|bijdragen|betekenen)/iu,
  },
  {
    id: 'leaving',
    label: 'de reden van vertrek',
    most: 3,
    asks: /waarom .{0,40}(?:\bweg\b|vertrek\p{L}*|verlaat|verlaten|opgezegd|ontslag)|reden van vertrek|waarom .{0,20}gestopt/iu,
    keys: /reden van vertrek|vertrek/iu,
    says: /vertrek|weg bij|weg wil|opgezegd|contract (?:loopt|liep|werd|wordt)|reorganisatie|ontslag|overgenomen|uitgekeken|toe aan (?:iets|een)|faillissement|faillie/iu,
  },
  {
    id: 'hobbies',
    label: 'de hobby’s',
    most: 3,
    asks: /hobby\p{L}*|hobbies|vrije tijd|interesses/iu,
    keys: /hobb|interesses|vrije tijd/iu,
    says: /hobby|hobbies|in mijn vrije tijd|vrije tijd/iu,
  },
  {
    id: 'role',
    label: 'de functie',
    most: 1,
    asks: /(?!)/u,
    keys: /^(?:kandidaat |CV |persoon )*(?:huidige )?(?:functie|functietitel|rol)$/iu,
    says: /(?!)/u,
  },
  {
    id: 'name',
    label: 'de naam',
    most: 1,
    asks: /hoe heet (?:de|deze|hij|zij|ze)(?! (?:functie|vacature|bedrijf|organisatie))|naam van (?:de|deze) (?:kandida\p{L}*|sollicitant|persoon)/iu,
    keys: /^naam van de kandidaat$|^kandidaat naam$|^persona naam$/iu,
    says: /^naam: /iu,
  },
]
