/** Traits that may play no part in recruitment, in the words of a question about somebody; folded text. */
const traits: readonly [trait: string, pattern: RegExp][] = [
  [
    'zwangerschap',
    /\b(?:zwanger\w*|in verwachting|kinderwens|blijde verwachting|baby'?s?|bevallen|bevalling|zwangerschapsverlof|moederschap\w*|pregnant)\b/,
  ],
  [
    'kinderen en gezin',
    /\b(?:heeft? [\w' -]{0,40}\b(?:kinderen|kids|een kind|kindjes|een gezin)|hebben [\w' -]{0,30}\b(?:kinderen|kids|een gezin)|hoeveel kinderen|kinderen (?:heeft|hebben)|met (?:jonge |kleine )?kinderen thuis|alleenstaand\w*|(?:is|zijn|wie) [\w' -]{0,30}\b(?:moeder|vader|mama|papa|oma|opa|ouder van)|ouderschapsverlof|gezinssituatie|thuissituatie|have kids|has kids|children)\b/,
  ],
  [
    'burgerlijke staat',
    /\b(?:getrouwd|gehuwd|gescheiden|samenwonend|vrijgezel|single|burgerlijke staat|verloofd|weduwe|weduwnaar|(?:heeft|hebben) [\w' -]{0,40}\b(?:relatie|vriend|vriendin|partner|lief|man|vrouw)|married)\b/,
  ],
  [
    'gezondheid',
    /\b(?:ziek|ziekte|ziektes|gezond|gezonde|gezondheid|gezondheidstoestand|gezondheidsklachten|handicap|handicaps|gehandicapt|gehandicapte|beperking\w*|burn-?out\w*|ziekteverzuim|verzuim|depressi\w*|adhd|autis\w*|dyslexi\w*|medische? (?:klachten|problemen|achtergrond|situatie|toestand|redenen)|medicijn\w*|wajong|arbeidsongeschikt\w*|invalid\w*|chronisch\w*|psychische? (?:klachten|problemen|ziek\w*)|rolstoel|verslaafd|verslaving|kanker|hiv|rookt|roker\w*)\b/,
  ],
  [
    'leeftijd',
    /\b(?:leeftijd\w*|hoe oud|oudste?|jongste?|jongere|oudere|ouder dan|jonger dan|boven de \d\d|onder de \d\d|geboren|geboorte\w*|verjaar\w*|jarig|te oud|te jong|(?:bijna|al) met pensioen|jaar oud|millennial\w*|vijftigplus\w*|50-?plus\w*|how old)\b/,
  ],
  [
    'geslacht',
    /\b(?:vrouwen|mannen|vrouwelijk\w*|mannelijk\w*|geslacht|gender|(?:is|zijn|wie) [\w' -]{0,40}\b(?:een )?(?:man|vrouw|meisje|jongen|dame|heer)|dames|heren|meisjes|jongens|non-?binair|transgender\w*|trans(?:vrouw|man)?)\b/,
  ],
  [
    'afkomst en nationaliteit',
    /\b(?:afkomst|afkomstig|nationaliteit\w*|allochtoo?n\w*|autochtoo?n\w*|buitenland(?:er|ers|se)|migrant\w*|migratieachtergrond|etni\w*|huidskleur|donker\w*|blank\w*|ras|roots|vandaan|geboorteland|vluchteling\w*|statushouder\w*|(?:is|zijn|wie) [\w' -]{0,30}\b(?:(?:een )?(?:nederlander|belg|marokkaan|turk|pool|syrier|surinamer|antilliaan|duitser|roemeen|bulgaar|oekrainer)\w*|marokkaanse?|turkse?|poolse?|surinaamse?|antilliaanse?|syrische?|joodse?)|origine)\b|\b(?:is|zijn) [\w' -]{0,30}\b(?:nederlandse?|belgische?|vlaamse?|duitse?|franse?)\W*$/,
  ],
  [
    'geloof',
    /\b(?:geloof|gelovig\w*|gelooft|religi\w*|moslims?|moslima\w*|islam\w*|christen\w*|christelijk\w*|katholiek\w*|protestant\w*|jood|joden|joods\w*|hindoe\w*|boeddhist\w*|hoofddoek\w*|ramadan|kerk|kerkelijk\w*|moskee|bidt|bidden|atheist\w*)\b/,
  ],
  [
    'seksuele gerichtheid',
    /\b(?:homo\w*|lesbisch\w*|lesbienne\w*|gay|bi-?seksueel|biseksueel|hetero\w*|geaardheid|gerichtheid|lhbt\w*|queer|seksuele orientatie|seksueel)\b/,
  ],
  [
    'politieke voorkeur en vakbond',
    /\b(?:politiek\w*|stemt|stemde|gestemd|pvv|vvd|pvda|groenlinks|cda|d66|vlaams belang|n-va|links of rechts|partijlid\w*|(?:lid|leden) van (?:een|de) (?:vak)?bond|vakbond\w*|vakbondslid\w*)\b/,
  ],
  ['strafrechtelijk verleden', /\b(?:strafblad|veroordeeld|veroordeling|crimineel|criminele|gevangenis|vastgezeten)\b/],
  ['burgerservicenummer', /\b(?:bsn|burgerservicenummer|rijksregisternummer|paspoort\w*)\b/],
]

/** The same words about somebody's work: 'ervaring met kinderen', 'werkte op een katholieke school', 'spreekt Turks'. */
const AS_WORK =
  /\b(?:ervaring (?:met|in|bij|als|op|aan)|(?:ge)?werk(?:t|te|en)? (?:met|in|bij|op|als|voor|aan)|kennis van|zorg (?:voor|aan)|omga(?:at|an) met|begeleid\w*|les(?:gegeven| geven|geven)? aan|opleiding\w*|diploma\w*|gestudeerd|certific\w+|spree?k\w*|praat|praten|klapt|klappen|verstaat|kent|verstand van|specialis\w+)(?: [\w'-]+){1,3}/g
/** Questions about the job and its employer: 'hoe oud is het bedrijf', 'krijg je zwangerschapsverlof'. */
const ABOUT_EMPLOYER =
  /\b(?:bedrijf|organisatie|werkgever|team|afdeling|vacature|functie|klanten|doelgroep|leerlingen|clienten|patienten|bewoners|school|collega\w*|vergoed\w*|verzekering|regeling|verlof|\w+verlof|beleid|\w+beleid|arbeidsvoorwaarden|krijg\w*|je|jij|jullie|nodig|vereist|verplicht)\b/

/**
 * The protected trait a question asks about somebody, as an answer calls it; null when it asks about none.
 * `namesSomebody`: it speaks of a candidate, so that a word about the employer doesn't excuse it.
 */
export function protectedTraitIn(folded: string, namesSomebody: boolean): string | null {
  if (!namesSomebody && ABOUT_EMPLOYER.test(folded)) return null
  const withoutWork = folded.replace(AS_WORK, ' ')
  return traits.find(([, pattern]) => pattern.test(withoutWork))?.[0] ?? null
}
