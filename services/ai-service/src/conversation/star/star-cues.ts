import type { StarPart } from '@wervio/contracts'

/** Asks for something that happened: only there an answer tells of one. Folded text. */
export const ASKS_EXAMPLE =
  /\b(?:voorbeeld\w*|situatie\w*|casus|(?:een |die )keer (?:dat|waarin|waarbij)|(?:een )?moment (?:dat|waarop|waarin)|(?:heb|hebt) (?:je|jij|u) (?:wel eens|weleens|ooit|een keer|eens) (?:meegemaakt|te maken|iemand|een|iets)|wanneer (?:heb|hebt|moest|was) (?:je|jij|u)\b|te maken (?:gehad|had)|laatste keer dat|waar ben je (?:het meest )?trots op|tell me about a time|an example|a situation)\b/

/** Asks what happened or what somebody did once, which in an interview about competencies asks for an example. */
export const ASKS_OF_PAST =
  /\b(?:voor het laatst|(?:heb|hebt|had|was|moest) (?:je|jij|u) (?:\w+ )?(?:wel eens|weleens|ooit|eens|een keer)|wanneer (?:stond|kwam|liep|ging|had|moest) (?:je|jij|u)|when did you|have you ever)\b/

/** What a recruiter asks to have one part told; folded text. */
export const ASKED_PARTS: readonly (readonly [StarPart, RegExp])[] = [
  [
    'result',
    /\b(?:resultaat|uitkomst|hoe eindigde (?:het|dat)|afgelopen|liep (?:het|dat)\b.{0,20}\baf|leverde (?:het|dat)\b.{0,20}\bop|hoe (?:ging|is) (?:het|dat)\b.{0,15}\b(?:verder|afgelopen|geeindigd)|effect|gevolg|wat heb je (?:daarvan|ervan) geleerd|result|outcome|how did (?:it|that) (?:end|turn out))\b/,
  ],
  [
    'task',
    /\b(?:(?:jouw|je|uw) (?:taak|rol|verantwoordelijkheid|opdracht|aandeel)|wat werd er van je verwacht|wat moest je|your (?:task|role|responsibility))\b/,
  ],
  [
    'action',
    /\b(?:wat (?:heb|deed) (?:je|jij|u)\b.{0,25}\b(?:gedaan|toen|precies|concreet|daarmee)?|hoe heb (?:je|jij|u)\b.{0,30}\b(?:(?:aan|op)gepakt|opgelost|gedaan|gereageerd)|hoe pakte (?:je|jij|u)|wat was (?:jouw|je|uw) aanpak|what did you do|how did you (?:handle|approach|solve))\b/,
  ],
  [
    'situation',
    /\b(?:wat was (?:er|de situatie|de aanleiding)|wat speelde er|wanneer was dat|waar was dat|what was the situation|what happened)\b/,
  ],
]

/** How a sentence of an answer shows which part it tells; folded text. The first that fits counts. */
export const TOLD_PARTS: readonly (readonly [StarPart, RegExp])[] = [
  [
    'result',
    /^(?:en )?(?:uiteindelijk|het resultaat|het gevolg|resultaat|gevolg|sindsdien|achteraf|daardoor|hierdoor|als gevolg|het effect|in the end|as a result|eventually|since then)\b|\b(?:het resultaat was|met als resultaat|waardoor (?:we|het|de|ik|er)|daardoor (?:konden|kon|was|waren|ging|daalde|steeg)|is (?:het )?(?:gelukt|opgelost|goed gekomen)|het lukte|was (?:de klant|het team|iedereen|mijn leidinggevende) (?:heel |erg |zeer )?(?:tevreden|blij)|(?:waren|was) (?:\w+ ){0,3}(?:heel |erg |zeer )?(?:tevreden|blij)|(?:gedaald|gestegen|daalde|steeg|gehalveerd|verdubbeld|bespaard|bespaarden|bespaarde)|op tijd (?:af|klaar|opgeleverd)|heb ik (?:daarvan )?geleerd|(?:er|daar)van geleerd|geleerd dat|sindsdien|(?:het )?bleek (?:\w+ ){0,5}te zijn|werd (?:\w+ ){0,4}(?:ingevoerd|overgenomen|opgelost)|the result was|was solved|were happy)\b|\b\d+ ?(?:%|procent) (?:minder|meer|sneller|hoger|lager|less|more|faster)/,
  ],
  [
    'task',
    /\b(?:mijn (?:taak|rol|verantwoordelijkheid|opdracht|doel)|ik was (?:\w+ ){0,2}verantwoordelijk|verantwoordelijk (?:was|voor)|het was aan mij|aan mij (?:de taak|om)|(?:ik|wij|we) moest(?:en)?|moest ik|moesten we|de bedoeling was|de opdracht was|ik kreeg de (?:opdracht|taak)|kreeg ik de (?:opdracht|taak|vraag)|mij (?:was )?gevraagd om|werd (?:er )?(?:van mij )?verwacht|van mij werd|(?:ik had|had ik) (?:\w+ ){0,3}de leiding|werd (?:mij|me) gevraagd|i had to|my (?:task|role|job) was|i was responsible|i was asked to)\b/,
  ],
  [
    'action',
    /\b(?:heb ik|ik heb|ik ben|ben ik|besloot ik|ik besloot|ging ik|ik ging|ik belde|belde ik|ik vroeg|vroeg ik|ik maakte|maakte ik|ik sprak|sprak ik|ik nam|nam ik|ik stelde|stelde ik|ik legde|legde ik|ik bleef|ik zocht|zocht ik|ik regelde|regelde ik|ik deed|deed ik|ik schreef|schreef ik|ik gaf|gaf ik|ik zorgde|zorgde ik|ik verdeelde|verdeelde ik|ik bood|bood ik|ik luisterde|ik organiseerde|ik bouwde|bouwde ik|ik zette|zette ik|ik haalde|haalde ik|i (?:called|asked|made|talked|decided|built|wrote|organi[sz]ed|explained|took|went|started|set up))\b/,
  ],
  [
    'situation',
    /\b(?:toen|vorig jaar|een paar (?:jaar|maanden|weken) geleden|vorige (?:week|maand|zomer|winter)|in (?:20\d\d|januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december)|op een (?:dag|gegeven moment|avond|ochtend)|bij mijn (?:vorige|huidige)|tijdens|er was|er waren|we hadden|was er|waren er|had een|stond|kwam er|viel(?:en)?|last year|at my (?:previous|last)|there was|we had|during)\b/,
  ],
]
