/** Traits that may play no part in recruitment, in the words of a question about somebody; folded text. */
const traits: readonly [trait: string, pattern: RegExp][] = [
  [
    'zwangerschap',
    /\b(?:zwanger\w*|in verwachting|kinderwens|blijde verwachting|baby'?s?|bevallen|bevalling|zwangerschapsverlof|moederschap\w*|kraamverlof|bevallingsverlof|kinderplannen|gezinsuitbreiding|vruchtbaar\w*|miskraam|moeder worden|vader worden|pregnant|(?:wilt?|willen|krijgt|krijgen|verwacht\w*|plant) [\w' -]{0,30}\b(?:kinderen|kindje\w*|een kind|gezin stichten))\b/,
  ],
  [
    'kinderen en gezin',
    /\b(?:heeft? [\w' -]{0,40}\b(?:kinderen|kids|een kind|kindjes|een gezin)|hebben [\w' -]{0,30}\b(?:kinderen|kids|een gezin)|hoeveel (?:kinderen|kindjes|kids)|kinderloos|alimentatie|kinderen (?:heeft|hebben)|met (?:jonge |kleine )?kinderen thuis|kinderen thuis|(?:haar|zijn|hun|diens) (?:kinderen|kindjes|kids|kroost|gezin|dochter|zoon|dochters|zonen|zoons)|oppas (?:nodig|voor)|gezinsleven|mantelzorg\w*|alleenstaand\w*|(?:is|zijn|wie) [\w' -]{0,30}\b(?:moeder|vader|mama|papa|oma|opa|ouder van)|ouderschapsverlof|gezinssituatie|thuissituatie|have kids|has kids|children)\b/,
  ],
  [
    'burgerlijke staat',
    /\b(?:getrouwd|gehuwd|gescheiden|samenwonend|vrijgezel|single|burge(?:r)?lijke staat|verloofd|weduwe|weduwnaar|huwelijk\w*|echtgeno\w*|echtscheiding|trouwen|trouwplannen|woont (?:[\w'-]+ ){0,2}(?:samen|alleen)|samenwonen|alleenwonend|met wie woont|(?:haar|zijn|hun|diens) (?:man|vrouw|partner|vriend|vriendin|lief|ouders|schoonouders)|(?:heeft|hebben|hebt) [\w' -]{0,40}\b(?:relatie|vriend|vriendin|partner|lief|man|vrouw)|married)\b/,
  ],
  [
    'gezondheid',
    /\b(?:ziek|ziekte|ziektes|gezond|gezonde|gezondheid|gezondheidstoestand|gezondheidsklachten|handicap|handicaps|gehandicapt|gehandicapte|beperking\w*|burn-?out\w*|ziekteverzuim|verzuim|depressi\w*|adhd|autis\w*|dyslexi\w*|medische? (?:klachten|problemen|achtergrond|situatie|toestand|redenen)|medicijn\w*|wajong|arbeidsongeschikt\w*|invalid\w*|chronisch\w*|psychische? (?:klachten|problemen|ziek\w*)|rolstoel|verslaafd|verslaving|kanker|hiv|rookt|roker\w*|rookgedrag|drinkt|alcohol\w*|drugs\w*|overspannen|overgang|therapie|psycholoog|psychiat\w*|ziekteverlof|ziektedagen|ziekteverleden|ziek geweest|ziekgemeld\w*|ziekmelding\w*|aandoening\w*|kwaal|kwalen|diabet\w*|epilep\w*|rugklachten|lichamelijke klachten|medisch|medische|afwezigheden|gevaccineerd|vaccinatie\w*|ingeent|operatie|hersteld van|fit genoeg|mentaal (?:stabiel|gezond|in orde)|conditie)\b/,
  ],
  [
    'leeftijd',
    /\b(?:leeftijd\w*|hoe oud|oudste?|jongste?|jongere|oudere|ouder dan|jonger dan|boven de \d\d|onder de \d\d|geboren|geboorte\w*|verjaar\w*|jarig|te oud|te jong|(?:bijna|al) met pensioen|jaar oud|in welk jaar [\w' -]{0,20}geboren|van welk jaar|van welk bouwjaar|generatie|minderjarig\w*|meerderjarig\w*|pensioenleeftijd|tegen (?:haar|zijn|hun) pensioen|millennial\w*|vijftigplus\w*|50-?plus\w*|how old)\b/,
  ],
  [
    'geslacht',
    /\b(?:vrouwen|mannen|vrouwelijk\w*|mannelijk\w*|geslacht|gender|(?:is|zijn|wie) [\w' -]{0,40}\b(?:een )?(?:man|vrouw|meisje|jongen|dame|heer)|dames|heren|meisjes|jongens|non-?binair|transgender\w*|trans(?:vrouw|man)?)\b/,
  ],
  [
    'afkomst en nationaliteit',
    /\b(?:afkomst|afkomstig|nationaliteit\w*|allochtoo?n\w*|autochtoo?n\w*|buitenland(?:er|ers|se)|migrant\w*|migratieachtergrond|etni\w*|huidskleur|donker\w*|blank\w*|ras|roots|(?:komt?|komen|is|zijn|waar) [\w' -]{0,40}\bvandaan|herkomst|van hier|van (?:turkse|marokkaanse|poolse|buitenlandse|vreemde)|(?:haar|zijn|hun) (?:ouders|familie) (?:komt|komen)|inheems\w*|moederland|thuisland|verblijfsstatus|asielzoeker\w*|geboorteland|vluchteling\w*|statushouder\w*|(?:is|zijn|wie) [\w' -]{0,30}\b(?:(?:een )?(?:nederlander|belg|marokkaan|turk|pool|syrier|surinamer|antilliaan|duitser|roemeen|bulgaar|oekrainer)\w*|marokkaanse?|turkse?|poolse?|surinaamse?|antilliaanse?|syrische?|joodse?)|origine)\b|\b(?:is|zijn) [\w' -]{0,30}\b(?:nederlandse?|belgische?|vlaamse?|duitse?|franse?)\W*$/,
  ],
  [
    'geloof',
    /\b(?:geloof|gelovig\w*|gelooft|religi\w*|moslims?|moslima\w*|islam\w*|christen\w*|christelijk\w*|katholiek\w*|protestant\w*|jood|joden|joods\w*|hindoe\w*|boeddhist\w*|hoofddoek\w*|ramadan|kerk|kerkelijk\w*|moskee|bidt|bidden|godsdienst\w*|gelovige|sluier|kruisje|kruis draagt|halal|koosjer|levensbeschouw\w*|levensovertuiging|vast(?:en)? tijdens|synagoge|tempel|evangelisch\w*|jehova\w*|atheist\w*)\b/,
  ],
  [
    'seksuele gerichtheid',
    /\b(?:homo\w*|lesbisch\w*|lesbienne\w*|gay|bi-?seksueel|biseksueel|hetero\w*|geaardheid|gerichtheid|lhbt\w*|queer|seksuele orientatie|seksue\w*|valt op (?:mannen|vrouwen)|uit de kast)\b/,
  ],
  [
    'politieke voorkeur en vakbond',
    /\b(?:politiek\w*|stemt|stemde|gestemd|pvv|vvd|pvda|groenlinks|cda|d66|vlaams belang|n-va|links of rechts|partijlid\w*|(?:lid|leden) van (?:een|de) (?:vak)?bond|vakbond\w*|vakbondslid\w*|syndica\w*|gesyndiceerd\w*|abvv|acv|aclvb|fnv|cnv|(?:lid|leden) van (?:een|de|welke) (?:politieke )?partij|partijlidmaatschap|partij stemt)\b/,
  ],
  [
    'strafrechtelijk verleden',
    /\b(?:strafblad|veroordeeld|veroordeling|crimineel|criminele|gevangenis|vastgezeten|strafregister|strafrechtelijk\w*|justitieel verleden|in aanraking met (?:de )?(?:politie|justitie))\b/,
  ],
  ['burgerservicenummer', /\b(?:bsn|burgerservicenummer|rijksregisternummer|paspoort\w*)\b/],
]

/**
 * The same words about somebody's work: 'ervaring met kinderen', 'werkte op een katholieke school', 'spreekt Turks'.
 */
const AS_WORK =
  /\b(?:ervaring (?:met|in|bij|als|op|aan)|(?:ge)?werk(?:t|te|en)? (?:(?:hij|zij|ze|hen|die|hun|ooit|vroeger|graag) ){0,2}(?:met|in|bij|op|als|voor|aan)|kennis van|zorg (?:voor|aan)|omga(?:at|an) met|begeleid\w*|les(?:gegeven| geven|geven)? aan|opleiding\w*|diploma\w*|gestudeerd|certific\w+|spree?k\w*|praat|praten|klapt|klappen|verstaat|kent|verstand van|specialis\w+)(?: [\w'-]+){1,3}/g
/** 'In de kerk gewerkt': the words before the verb are about work too. */
const WORKED_THERE =
  /\b(?:met|in|bij|op|als|voor|aan)(?: [\w'-]+){1,4} (?:ge)?werkt\b|\b(?:ervaring|kennis|interesse) vandaan\b/g
/** Questions about the job and its employer: 'hoe oud is het bedrijf', 'krijg je zwangerschapsverlof'. */
const ABOUT_EMPLOYER =
  /\b(?:bedrijf|organisatie|werkgever|team|afdeling|vacature|functie|klanten|doelgroep|leerlingen|clienten|patienten|bewoners|school|collega\w*|vergoed\w*|verzekering|regeling|verlof|\w+verlof|beleid|\w+beleid|arbeidsvoorwaarden|krijg\w*|je|jij|jullie|nodig|vereist|verplicht)\b/

/**
 * The protected trait a question asks about somebody, as an answer calls it; null when it asks about none.
 * `namesSomebody`: it speaks of a candidate, so that a word about the employer doesn't excuse it.
 */
export function protectedTraitIn(foldedText: string, namesSomebody: boolean): string | null {
  if (!namesSomebody && ABOUT_EMPLOYER.test(foldedText)) return null
  const withoutWork = foldedText.replace(AS_WORK, ' ').replace(WORKED_THERE, ' ')
  return traits.find(([, pattern]) => pattern.test(withoutWork))?.[0] ?? null
}
