/** Traits that may play no part in recruitment, in the words of a question about somebody; folded text. */
const traits: readonly [trait: string, pattern: RegExp][] = [
  [
    'zwangerschap',
    /\b(?:zwangere?|zwangerschap|zwangerschapsplannen|in verwachting|kinderwens|blijde verwachting|baby'?s?|bevallen|bevalling|zwangerschapsverlof|moederschap\w*|kraamverlof|bevallingsverlof|kinderplannen|gezinsuitbreiding|vruchtbaar|vruchtbaarheid|vruchtbaarheidsbehandeling\w*|miskraam|moeder worden|vader worden|pregnant|(?:wilt?|willen|krijgt|krijgen|verwacht\w*|plant) [\w' -]{0,30}\b(?:kinderen|kindje\w*|een kind|gezin stichten))\b/,
  ],
  [
    'kinderen en gezin',
    /\b(?:heeft? [\w' -]{0,40}\b(?:kinderen|kids|een kind|kindjes|een gezin)|hebben [\w' -]{0,30}\b(?:kinderen|kids|een gezin)|hoeveel (?:kinderen|kindjes|kids)|kinderloos|alimentatie|kinderen (?:heeft|hebben)|met (?:jonge |kleine )?kinderen thuis|kinderen thuis|(?:haar|zijn|hun|diens) (?:kinderen|kindjes|kids|kroost|gezin|dochter|zoon|dochters|zonen|zoons)|oppas (?:nodig|voor)|gezinsleven|mantelzorg|mantelzorgers?|mantelzorgt|mantelzorgtaken|alleenstaand\w*|(?:is|zijn|wie) [\w' -]{0,30}\b(?:moeder|vader|mama|papa|oma|opa|ouder van)|ouderschapsverlof|gezinssituatie|thuissituatie|have kids|has kids|children)\b/,
  ],
  [
    'burgerlijke staat',
    /\b(?:getrouwd|gehuwd|gescheiden|samenwonend|vrijgezel|single|burge(?:r)?lijke staat|verloofd|weduwe|weduwnaar|huwelijk\w*|echtgeno\w*|echtscheiding|trouwen|trouwplannen|woont (?:[\w'-]+ ){0,2}(?:samen|alleen)|samenwonen|alleenwonend|met wie woont|(?:haar|zijn|hun|diens) (?:man|vrouw|partner|vriend|vriendin|lief|ouders|schoonouders)|(?:heeft|hebben|hebt) [\w' -]{0,40}\b(?:relatie(?! (?:met (?:\w+ )?(?:klanten|leveranciers|opdrachtgevers)|opgebouwd))|vriend|vriendin|partner|lief|(?<!\b(?:\d+|hoeveel|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|twaalf|vijftien|twintig|dertig|veertig|vijftig|honderd) )man(?! (?:personeel|aan\w*|leiding))|vrouw)|married)\b/,
  ],
  [
    'gezondheid',
    /\b(?:ziek|ziekte|ziektes|gezonde?|(?<!\b(?:publieke|openbare|in de geestelijke|adviseur|coach|consulent|docent) )gezondheid(?! (?:en|&) (?:veiligheid|welzijn|milieu))|gezondheidstoestand|gezondheidsklachten|gezondheidsproblemen|handicaps?|gehandicapte?|beperking|beperkingen|burn-?outs?|ziekteverzuim|verzuim|verzuimd|depressies?|depressief|adhd|autisme|autist|autistische?|dyslexie|dyslectische?|medische? (?:klachten|problemen|achtergrond|situatie|toestand|redenen|verleden|dossier|gegevens|geschiedenis|beperking\w*|aandoening\w*|behandeling\w*|in orde)|medicijn|medicijnen|wajong|arbeidsongeschikt\w*|invalide|invaliditeit|chronische?|psychische? (?:klachten|problemen|ziek\w*|toestand)|psychiatrische? (?:klachten|problemen|verleden|behandeling|opname)|rolstoel|verslaafd|verslaving|kanker|hiv|rookt|rokers?|rookgedrag|drinkt|alcohol|alcoholist\w*|alcoholgebruik|alcoholproble\w*|alcoholverslaafd|drugs|drugsgebruik|drugsverslaafd|overspannen|in de overgang|in therapie|therapie (?:gehad|gevolgd|nodig)|(?:bij|naar) (?:een |de |haar |zijn |hun )?(?:psycholoog|psychiater|therapeut)|ziekteverlof|ziektedagen|ziekteverleden|ziek geweest|ziekgemeld\w*|ziekmelding|ziekmeldingen|aandoening|aandoeningen|kwaal|kwalen|diabetes|diabeet|epilepsie|epileptische?|rugklachten|lichamelijke klachten|afwezigheden|gevaccineerd|vaccinatie|vaccinaties|vaccinatiestatus|ingeent|geopereerd|operatie (?:gehad|ondergaan)|hersteld van|fit genoeg|mentaal (?:stabiel|gezond|in orde)|conditie)\b/,
  ],
  [
    'leeftijd',
    /\b(?:(?:kan|kunnen|mag|mogen|lukt het|geschikt voor|iets voor|te zwaar voor) (?:ook )?(?:een )?(?:vijftiger|zestiger|gepensioneerde|ouder (?:iemand|persoon|mens))\b|leeftijd|leeftijden|leeftijdscategorie(?! (?:gaf|geeft|werkt\w*|begeleid\w*))|hoe oud(?! is (?:haar|zijn|hun|het|dit) (?:cv|certificaat|diploma|attest|portfolio)\b)|hoe jong|(?:liever|liefst|graag) (?:een |iemand )?(?:jonge?|jongere|oudere?)|^(?:en )?is (?!het |dit |dat |haar |zijn |hun |de (?!kandida))[\w' -]{1,30} (?:nog |al )?(?:jong|oud)(?=\W*$)|(?:oudste?|jongste?)(?! (?:werkervaring|ervaring|baan|functie|job|werkgever|diploma|opleiding|certificaat|project))|jongere|oudere|ouder dan|jonger dan|(?:boven|onder) de \d\d(?! (?:uur|uren|euro|kilo\w*|km|procent|duizend|mille))|geboren|geboorte|geboortedatum|geboortejaar|geboorteplaats|geboortedag|verjaar\w*|jarig|te oud|te jong|(?:bijna|al) met pensioen|jaar oud|in welk jaar [\w' -]{0,20}geboren|van welk jaar|van welk bouwjaar|generatie|minderjarig\w*|meerderjarig\w*|pensioenleeftijd|tegen (?:haar|zijn|hun) pensioen|millennial\w*|vijftigplus\w*|50-?plus\w*|how old)\b/,
  ],
  [
    'geslacht',
    /\b(?:(?:kan|kunnen|mag|mogen|moet|lukt het|geschikt voor|iets voor|te zwaar voor) (?:het |dit |dat )?(?:ook |wel |per se )?een (?:vrouw|man|dame|meisje|jongen)\b|vrouwen|mannen|vrouwelijk\w*|mannelijk\w*|geslacht|gender|(?:is|zijn|wie) [\w' -]{0,40}\b(?:een )?(?:(?<!\b(?:\d+|hoeveel|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|twaalf|vijftien|twintig|dertig|veertig|vijftig|honderd) )man(?! (?:personeel|aan\w*|leiding))|vrouw|meisje|jongen|dame|heer)|(?:liever|liefst|voorkeur voor|bij voorkeur|zoek\w*|wil\w*) (?:(?:we|wij|ze|je|jullie|de klant|hij|liever|liefst|dan|geen|eigenlijk) ){0,3}(?:een )?(?:vrouw|man|meisje|jongen|dame)|dames|heren|meisjes|jongens|non-?binair|transgender\w*|trans(?:vrouw|man)?)\b/,
  ],
  [
    'afkomst en nationaliteit',
    /\b(?:afkomst|afkomstig|nationaliteit\w*|allochtoo?n\w*|autochtoo?n\w*|buitenland(?:er|ers|se)|migrant|migranten|migratieachtergrond|etni\w*|huidskleur|donkere? (?:huid\w*|getint\w*)|donker getint|getint|blanke?|ras|roots|(?:komt?|komen|is|zijn|waar) [\w' -]{0,40}\bvandaan|(?:uit|van) welk land (?:komt?|is|zijn) (?:ze|hij|zij|hen|die|de kandida\w+)(?=\W*$)|herkomst|van hier|van (?:turkse|marokkaanse|poolse|buitenlandse|vreemde) (?:afkomst|origine|komaf|ouders|huize)|(?:haar|zijn|hun) (?:ouders|familie) (?:komt|komen)|inheems\w*|moederland|thuisland|verblijfsstatus|asielzoeker\w*|geboorteland|vluchtelinge?|vluchtelingen|statushouder\w*|(?:is|zijn|wie) [\w' -]{0,30}\b(?:(?:een )?(?:nederlander|belg|marokkaan|turk|pool|syrier|surinamer|antilliaan|duitser|roemeen|bulgaar|oekrainer)\w*|marokkaanse?|turkse?|poolse?|surinaamse?|antilliaanse?|syrische?|joodse?)|origine)\b|^(?:\w+ )?(?:is|zijn) (?!haar |zijn |hun |het |er )(?:de kandida\w+|deze kandida\w+|[\w'-]+) (?:wel |ook |eigenlijk |een |echte? )*(?:nederlandse?|belgische?|vlaamse?|duitse?|franse?)\W*$/,
  ],
  [
    'geloof',
    /\b(?:geloof|gelovig\w*|gelooft|religi\w*|moslims?|moslima\w*|islam\w*|christen\w*|christelijk\w*|katholiek\w*|protestant\w*|jood|joden|joods\w*|hindoe\w*|boeddhist\w*|hoofddoek\w*|ramadan|kerk|kerkelijk\w*|moskee|bidt|bidden|godsdienst\w*|gelovige|sluier|kruisje|kruis draagt|(?:halal|koosjer)(?! (?:kok\w*|koken|bereid\w*|slacht\w*|keuken|gecertific\w*))|levensbeschouw\w*|levensovertuiging|vast(?:en)? tijdens|synagoge|tempel|evangelisch\w*|jehova\w*|atheist\w*)\b/,
  ],
  [
    'seksuele gerichtheid',
    /\b(?:homo|homo's|homoseksu\w*|homofiel|lesbisch\w*|lesbienne\w*|gay|bi-?seksueel|biseksueel|hetero|hetero's|heteroseksu\w*|geaardheid|gerichtheid|lhbt\w*|queer|seksuele orientatie|seksue\w*|valt op (?:mannen|vrouwen)|op wie valt|op wie (?:ze|hij|zij) valt|uit de kast)\b/,
  ],
  [
    'politieke voorkeur en vakbond',
    /\b(?:politiek|politieke|stemt(?! (?:[\w'-]+ ){0,4}af\b)|stemde|gestemd|pvv|vvd|pvda|groenlinks|cda|d66|vlaams belang|n-va|links of rechts|partijlid\w*|(?:lid|leden) van (?:een|de) (?:vak)?bond|vakbond\w*|vakbondslid\w*|syndica\w*|gesyndiceerd\w*|abvv|acv|aclvb|fnv|cnv|(?:lid|leden) van (?:een|de|welke) (?:politieke )?partij|partijlidmaatschap|partij stemt)\b/,
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
const AS_WORK: readonly RegExp[] = [
  /\b(?:ervaring (?:(?:heeft|hebben|had|hebt) )?(?:met|in|bij|als|op|aan)|(?:ge)?werk(?:t|te|en)? (?:(?:hij|zij|ze|hen|die|hun|ooit|vroeger|graag) ){0,2}(?:met|in|bij|op|als|voor|aan)|kennis van|zorg (?:voor|aan)|omga(?:at|an) met|begeleid\w*|les(?:gegeven| geven|geven)? aan|opleiding\w*|diploma\w*|gestudeerd|certific\w+|spree?k\w*|praat|praten|klapt|klappen|verstaat|kent|verstand van|specialis\w+|docente?|leraar|lerares|leerkracht|tolk|vertaler)(?: [\w'-]+){1,3}/g,
  // The words before the verb are about work too: 'in de kerk gewerkt', 'met kinderen kan werken'.
  /\b(?:met|in|bij|op|als|voor|aan)(?: [\w'-]+){1,4} (?:(?:kan|wil|heeft|te) )?(?:ge)?werk(?:t|en)\b|\b(?:ervaring|kennis|interesse) vandaan\b/g,
  /\b(?:kinderen|jongeren|ouderen|vrouwen|mannen|moeders) (?:[\w'-]+ ){0,2}(?:begeleid|verzorgd|getraind|lesgegeven|les gegeven|opgevangen|behandeld|gecoacht|geholpen)\b/g,
  // An institution or a profession is no trait of who works there.
  /\b(?:christelijke?|katholieke?|joodse?|islamitische?|protestantse?|evangelische?|kerkelijke?) (?:school|scholen|basisschool|organisatie|instelling|ziekenhuis|universiteit|hogeschool|zorginstelling|uitgeverij|omroep|college|lyceum|onderwijs)\b/g,
  /\bpolitieke? (?:adviseur|assistent|medewerker|redacteur|woordvoerder|verslaggever|journalist|wetenschap\w*)\b/g,
  // 'Hoe goed is haar Turks': a language, unlike 'is ze Turks'.
  /\b(?:haar|zijn|hun|diens|niveau|beheersing van het) (?:niveau )?(?:nederlands|frans|duits|engels|turks|pools|arabisch|marokkaans|surinaams|roemeens|bulgaars|oekraiens|vlaams)\b/g,
]
/**
 * Of whom somebody works for or with, and of things: 'hoe oud zijn de leerlingen', 'hoeveel kinderen zitten er in de
 * klas'.
 */
const OF_OTHERS: readonly RegExp[] = [
  /\bhoe (?:oud|jong) (?:is|zijn|was|waren|worden) (?:de |het |deze |dit |die |dat |haar |zijn |hun )?(?:leerling|klas|groep|school|bewoner|client|patient|kleuter|peuter|student|pupil|deelnemer|gast|bezoeker|doelgroep|bedrijf|organisatie|praktijk|restaurant|hotel|winkel|zaak|firma|onderneming|werkgever|apotheek|bureau|fabriek|ziekenhuis|kliniek|garage|boerderij|stichting|vereniging|machine|auto|wagen|bus|gebouw|pand|zwembad|museum|theater|kantoor|station|merk|magazijn|depot|machinepark|wagenpark|cv|certificaat|diploma|attest)\w*/g,
  /\bhoe (?:oud|jong) (?:zijn|waren|worden) (?:de |die )kinderen (?:(?:in|op|van|uit|bij) (?:de|het|deze|die|haar) (?:klas|groep|opvang|school|creche|afdeling|bso|stage)\w*|waar\w* (?:ze )?(?:\w+ ){0,4}(?:aan|mee|voor|werkt\w*|werkte\w*|les\w*|begeleid\w*)|die ze (?:begeleid\w*|les\w*|opvang\w*))/g,
  /\bhoeveel (?:kinderen|kids|baby'?s?|kindjes) (?:per|in (?:een|elke)|op (?:een|elke)) (?:groep|klas|dag|leidster|begeleider|medewerker|locatie|dagdeel)\w*/g,
  /\bhoeveel (?:kinderen|kids|baby'?s?) (?:zitten|zaten|zijn|waren|telt|telde|komen|kwamen) (?:er )?(?:in|op|bij) (?:de|het|een|deze|die|haar) (?:klas|groep|opvang|school|creche|bso|babygroep|afdeling)\w*/g,
]
/** Those of the work who can be nobody's own, and children, who can. */
const PUPILS = String.raw`(?:kleuters|peuters|leerlingen|scholieren|pupillen|jongeren|tieners|bewoners|clienten|patienten|deelnemers|studenten|ouderen|doelgroep|groep|groepen|klas|klassen)`
const CHILDREN = String.raw`(?:kinderen|kindjes|kids|baby'?s)`
const OF_AGE = String.raw`(?:welke?|wat voor|wat de|wat is de|van de) leeftijd(?:en|sgroep\w*|scategorie\w*|sklasse\w*)?`
/** What is done for those of the work. */
const OCCUPATION =
  /\b(?:(?:ge)?werk(?:t|te|en|ten)?|begeleid\w*|verzorg\w*|opvang\w*|opgevangen|lesge\w+|les (?:geeft|gaf|geven)|stage|ervaring|op de groep|in de klas|bso|creche)\b/
/** 'Met welke leeftijd kinderen werkt ze', 'leerlingen van welke leeftijd': the age of those somebody works with. */
const AGE_OF_PUPILS = new RegExp(
  String.raw`\b${OF_AGE} (?:hebben |hadden |zijn |is |heeft |van )?(?:de |die |deze |het )?${PUPILS}\b|\b${PUPILS} (?:van|met|in) ${OF_AGE}\b`,
  'g',
)
const AGE_OF_CHILDREN = new RegExp(
  String.raw`\b${OF_AGE} (?:hebben |hadden |zijn |van )?(?:de |die |deze )?${CHILDREN}\b|\b${CHILDREN} (?:van|met|in) ${OF_AGE}\b|\b(?:met|aan|voor|bij) ${OF_AGE}(?= (?:(?:ge)?werk|begeleid|heeft|had|geeft|gaf))`,
  'g',
)
/** A text without the ages of those somebody works with; of children alone only where the work is named. */
const withoutAgesOfPupils = (text: string): string => {
  const rest = text.replace(AGE_OF_PUPILS, ' ')
  return OCCUPATION.test(rest) ? rest.replace(AGE_OF_CHILDREN, ' ') : rest
}
/** Beside a vacancy 'de kinderen' are those of the job: somebody's own are 'haar kinderen'. */
const CHILDREN_OF_THE_JOB = new RegExp(
  String.raw`^\W*(?:en )?(?:(?:tot|vanaf|van|tussen) )?(?:hoe (?:oud|jong) zijn (?:de|die) ${CHILDREN}|${OF_AGE} (?:hebben|zijn|van) (?:de|die) ${CHILDREN}|(?:met |aan |voor |van )?${OF_AGE} ${CHILDREN}(?: .{0,40})?)\W*$`,
)
/** Questions about the job and its employer: 'hoe oud is het bedrijf', 'krijg je zwangerschapsverlof'. */
const ABOUT_EMPLOYER =
  /\b(?:bedrijf|organisatie|werkgever|team|afdeling|vacature|functie|klanten|doelgroep|leerlingen|klas|klassen|opvang|creche|peuters|kleuters|clienten|patienten|bewoners|school|collega\w*|vergoed\w*|verzekering|regeling|verlof|\w+verlof|beleid|\w+beleid|arbeidsvoorwaarden|krijg\w*|je|jij|jullie|nodig|vereist|verplicht)\b/

/** A folded text without what it says about somebody's work, so that what is left speaks of the person. */
export const withoutWork = (foldedText: string): string =>
  AS_WORK.reduce((text, pattern) => text.replace(pattern, ' '), foldedText)

/**
 * The protected trait a question asks about somebody, as an answer calls it; null when it asks about none.
 * `namesSomebody`: it speaks of a candidate, so that a word about the employer doesn't excuse it.
 */
export const protectedTraitIn = (foldedText: string, namesSomebody: boolean): string | null => {
  if (!namesSomebody && (ABOUT_EMPLOYER.test(foldedText) || CHILDREN_OF_THE_JOB.test(foldedText))) return null
  const text = OF_OTHERS.reduce(
    (rest, pattern) => rest.replace(pattern, ' '),
    withoutWork(withoutAgesOfPupils(foldedText)),
  )
  return traits.find(([, pattern]) => pattern.test(text))?.[0] ?? null
}
