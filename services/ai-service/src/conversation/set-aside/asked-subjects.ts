import type { SetAsideKind } from '@wervio/contracts'

const JE = String.raw`(?:je|jij|u|jullie)`
const JOUW = String.raw`(?:je|jouw|uw|jullie)`
/** Words between verb and subject that change nothing: 'heb je zelf al kinderen'. */
const ALSO = String.raw`(?:(?:zelf|al|ook|nog|eigenlijk|misschien|toevallig|ooit|wel eens|weleens|een beetje|momenteel|nu|op dit moment|kleine|jonge|thuis) ){0,3}`
/** Of the work and those it is for: 'heb je kinderen begeleid', 'hoeveel kinderen had je in je groep'. */
const NOT_OF_WORK = String.raw`(?! (?:[\w'-]+ ){0,5}(?:begeleid|verzorgd|opgevangen|behandeld|getraind|lesgegeven|les gegeven|in je (?:groep|klas|team)|op de groep|per groep|in de (?:groep|klas)|met autisme|met een (?:beperking|indicatie)|te werken|werken|gewerkt|om te gaan|omgaan))`

/**
 * What a recruiter may not ask when they choose, asked of somebody; folded text. Where law and practice differ by
 * country what is stricter counts. Sources as in chat/law. Each needs the person addressed, so that the same word about
 * work ('ervaring met kinderen', 'verzuim in je team', 'gezond verstand') is none.
 */
export const askedSubjects: readonly (readonly [SetAsideKind, RegExp])[] = [
  [
    'family',
    new RegExp(
      [
        String.raw`\b(?:ben|bent|was) ${JE} ${ALSO}(?:niet )?(?:zwanger|in verwachting)\b`,
        String.raw`\bkinderwens\b`,
        String.raw`^(?:(?:en|of|ook|nog|wel|al) )*(?:zwanger|kinderen|kids)\W*$`,
        String.raw`\b(?:wil|wilt) ${JE} (?:[\w'-]+ ){0,5}?(?<!\b(?:met|voor|aan|over|bij|van|naar) (?:\w+ )?)(?:kinderen|een gezin)(?! (?:\w+ ){0,3}(?:begeleiden|helpen|leren|lesgeven|verzorgen|opvangen|ondersteunen|trainen|coachen|zien|bereiken))\b`,
        String.raw`\b(?:heb|hebt|heeft) ${JE} ${ALSO}(?:een |ook )?(?:kinderen|kids|kindjes|kind|baby|gezin)\b${NOT_OF_WORK}`,
        String.raw`\bhoeveel kinderen (?:heb|hebt|heeft) ${JE}\b${NOT_OF_WORK}`,
        String.raw`\bhoe oud zijn (?:${JOUW} |die )?(?:kinderen|kids|kindjes)\b(?! (?:op|in|van|waar|die|met) )`,
        String.raw`\b(?:wil|wilt|willen|denk|denkt|plan|plannen|ga|gaan|van plan|overweeg|zou|zin)\b[^.?!]{0,40}\b(?:kinderen|een kind|een kindje|gezin)\b[^.?!]{0,15}\b(?:krijgen|nemen|stichten|beginnen|uitbreiden)\b`,
        String.raw`\b(?:kinderen|gezin|zwanger|kindje)\b[^.?!]{0,30}\b(?:van plan|gepland|in de planning|op de planning)\b`,
        String.raw`\b(?:wie|hoe|is er|heb ${JE}|kun ${JE})\b[^.?!]{0,40}\b(?:opvang|oppas)\b[^.?!]{0,30}\b${JOUW} (?:kinderen|kids|kind|zoon|zoontje|dochter|dochtertje|kleintje)\b`,
        String.raw`\b(?:wie|hoe)\b[^.?!]{0,20}\b(?:past|zorgt|regel)\b[^.?!]{0,20}\b${JOUW} (?:kinderen|kids|kind|zoon|zoontje|dochter|dochtertje|gezin)\b`,
        String.raw`\b(?:opvang|oppas) (?:geregeld |nodig )?voor ${JOUW} (?:kinderen|kids|kind|zoon|zoontje|dochter|dochtertje)\b`,
        String.raw`\b(?:jouw|uw|(?:met|over|van|voor|en) je) (?:gezinssituatie|thuissituatie|kinderen|kids|gezin)\b(?! (?:groep|klas))[^.?!]*\?$`,
        String.raw`\bare you (?:pregnant|expecting|planning (?:a|to have|to start a) (?:family|kids|children))\b|\b(?:do|did) you (?:already )?(?:have|want|plan (?:to have|on having)) (?:any )?(?:kids|children|a family)\b(?! (?:in|on|at) )|\bwho (?:looks after|takes care of) your (?:kids|children)\b|\bhow old are your (?:kids|children)\b`,
      ].join('|'),
    ),
  ],
  [
    'health',
    new RegExp(
      [
        String.raw`\b(?:ben|bent|was) ${JE} ${ALSO}(?:vaak |veel |lang |regelmatig |ernstig |chronisch |vorig jaar |het afgelopen jaar |langdurig ){0,2}(?:ziek|overspannen|arbeidsongeschikt|gezond|opgenomen|gehandicapt|depressief)\b(?! verstand)`,
        String.raw`\bhoe (?:vaak|lang|veel)\b[^.?!]{0,30}\b(?:ziek|ziekgemeld|ziek gemeld|verzuimd|afwezig wegens ziekte)\b(?! (?:team|afdeling))`,
        String.raw`\b(?:heb|hebt|heeft) ${JE}\b[^.?!]{0,40}\b(?:ziek gemeld|ziekgemeld|burn-?out|depressie|aandoening|chronische ziekte|handicap|lichamelijke klachten|psychische klachten|rugklachten|gezondheidsproblemen|gezondheidsklachten|adhd|autisme|epilepsie|diabetes|allergieen|wajong|wia-?uitkering)\b(?! (?:begeleid|gewerkt|verzorgd|in je|op de|bij (?:clienten|patienten|bewoners)))`,
        String.raw`\b(?:heb|hebt|heeft) ${JE} ${ALSO}(?:een |lichamelijke |fysieke |medische )*(?:beperking|beperkingen|ziekte|medische klachten|medische problemen)\b`,
        String.raw`\b(?:last van|problemen met|klachten aan) ${JOUW} (?:rug|knie|knieen|nek|schouder|schouders|gezondheid|hart)\b`,
        String.raw`\b(?:gebruik|gebruikt|slik|slikt|neem|neemt) ${JE} ${ALSO}(?:[\w-]+ )?(?:medicijnen|medicatie|pillen|antidepressiva)\b`,
        String.raw`\bhoe (?:is|was|staat)\b[^.?!]{0,20}\b${JOUW} (?:gezondheid|ziekteverzuim|verzuim|conditie)\b(?! (?:team|afdeling))`,
        String.raw`\b(?:wat is|hoe hoog (?:is|was)|hoeveel)\b[^.?!]{0,15}\b${JOUW} (?:eigen )?(?:ziekteverzuim|verzuim|ziektedagen)\b(?! (?:team|afdeling))`,
        String.raw`\b(?:in therapie|onder behandeling|bij een (?:psycholoog|psychiater))\b[^.?!]*\?$`,
        String.raw`\b(?:do|did|have|are) you\b[^.?!]{0,30}\b(?:sick often|often sick|taking (?:any )?medication|take (?:any )?medication|disabilit(?:y|ies)|(?:a |any )?(?:medical|health|mental health) (?:condition|problem|issue)s?|had a burn-?out|been (?:ill|sick))\b|\bhow many sick days\b|\bhow is your health\b`,
      ].join('|'),
    ),
  ],
  [
    'earlier-pay',
    new RegExp(
      [
        String.raw`\b(?:wat|hoeveel) (?:verdien|verdient) ${JE}\b(?![^.?!]*\b(?:willen|graag|straks|bij ons|idealiter)\b)`,
        String.raw`\b(?:wat|hoeveel) verdiende(?:n)? ${JE}\b|\b(?:wat|hoeveel) (?:heb|hebt) ${JE}\b[^.?!]{0,30}\bverdiend\b`,
        String.raw`\b(?:wat|hoeveel|hoe hoog) (?:is|was|bedraagt|bedroeg)\b[^.?!]{0,20}\b(?:huidige?|vorige?|laatste?|laatstverdiende) (?:bruto |maand)?-?(?:salaris|maandsalaris|jaarsalaris|loon|uurloon|brutosalaris|inkomen|wedde)\b`,
        String.raw`\b(?:huidige?|vorige?|laatste|laatstverdiende|laatst verdiende) (?:bruto ?)?(?:salaris|maandsalaris|jaarsalaris|loon|uurloon|brutosalaris|wedde)\b[^.?!]*\?$`,
        String.raw`\b(?:wat|hoeveel) (?:kreeg|krijg) ${JE}\b[^.?!]{0,20}\b(?:betaald|salaris|bruto|per uur|per maand)\b(?![^.?!]*\bbij ons\b)`,
        String.raw`\bin welke (?:salaris)?schaal (?:zit|zat|val|viel)\b`,
        String.raw`\b(?:loonstrook|loonstrookje|salarisstrook|salarisspecificatie|loonbrief)\b[^.?!]{0,60}\b(?:meenemen|laten zien|opsturen|sturen|mailen|inzien)\b`,
        String.raw`\b(?:what(?:'s| is| was)|how much (?:is|was)) your (?:current|previous|last|present) (?:\w+ )?(?:salary|pay|wage|compensation)\b|\b(?:what|how much) (?:do|did|are|were) you (?:currently )?(?:earn|earning|make|making|paid|get paid)\b(?! (?:sure|of))`,
      ].join('|'),
    ),
  ],
  [
    'religion',
    new RegExp(
      [
        String.raw`\b(?:ben|bent) ${JE} ${ALSO}(?:een )?(?:gelovig|religieus|christen|christelijk|moslim|moslima|katholiek|protestant|joods|hindoe|boeddhist|praktiserend|kerkelijk)\b`,
        String.raw`\bgeloo(?:f|ft) ${JE} ${ALSO}in (?:god|allah|een god|iets)\b|\b(?:wat|welk|welke) (?:is |heb |hebt |hangt? )?(?:${JOUW} |${JE} )?(?:geloof|religie|geloofsovertuiging|godsdienst|levensovertuiging)\b`,
        String.raw`\b(?:ga|gaat|bezoek|bezoekt) ${JE}\b[^.?!]{0,25}\b(?:kerk|moskee|synagoge|tempel)\b`,
        String.raw`\b(?:hoofddoek|hijab|kruisje|keppeltje)\b[^.?!]{0,40}\b(?:draag|dragen|afdoen|aan|af|op|om)\b|\bdraag(?:t)? ${JE}\b[^.?!]{0,25}\b(?:hoofddoek|hijab|kruisje|keppeltje)\b`,
        String.raw`\b(?:doe|doet|houd|houdt|vast|vier) ${JE}\b[^.?!]{0,25}\b(?:ramadan|sabbat)\b|\b(?:bid|bidt) ${JE}\b|\bmoet ${JE}\b[^.?!]{0,15}\bbidden\b`,
        String.raw`\bare you (?:religious|a christian|christian|a muslim|muslim|jewish|hindu|catholic)\b|\bwhat(?:'s| is) your (?:religion|faith)\b|\bdo you (?:go to|attend) (?:a |the )?(?:church|mosque)\b|\bdo you believe in god\b`,
      ].join('|'),
    ),
  ],
  [
    'origin',
    new RegExp(
      [
        String.raw`\bwaar (?:kom|komt|kwam) ${JE} (?:oorspronkelijk |eigenlijk |echt |van origine |van oorsprong |dan )*vandaan\b(?![^.?!]*\b(?:vandaag|vanochtend|vanmorgen|vanmiddag|gereden|reizen)\b)`,
        String.raw`\bwaar (?:komen|kwamen|komt) ${JOUW} (?:ouders|familie|vader|moeder|achternaam|naam|roots)\b[^.?!]{0,20}\bvandaan\b`,
        String.raw`\b(?:waar|in welk land) (?:ben|bent|zijn) (?:${JE}|${JOUW} ouders) (?:eigenlijk |zelf )*(?:geboren|opgegroeid)\b`,
        String.raw`\b(?:wat|welke) (?:is )?(?:${JOUW} )?(?:afkomst|nationaliteit|etniciteit|herkomst|culturele achtergrond|moedertaal)\b|\b(?:heb|hebt) ${JE}\b[^.?!]{0,25}\b(?:nationaliteit|migratieachtergrond|buitenlandse roots|dubbel paspoort|nederlands paspoort)\b`,
        String.raw`\b(?:ben|bent) ${JE} ${ALSO}(?:van )?(?:een )?(?:turkse|turks|marokkaanse?|marokkaan|surinaamse?|antilliaanse?|poolse?|pool|syrische?|nederlander|belg|allochtoon|vluchteling|buitenlander)(?: afkomst| origine| komaf)?\b(?! (?:spreken|machtig))`,
        String.raw`\b(?:van welke|wat voor) (?:afkomst|origine|komaf)\b`,
        String.raw`\bwhere are you (?:originally |really )?from\b|\bwhere (?:are|were) (?:your parents|you) (?:from|born)\b|\bwhat(?:'s| is) your (?:nationality|ethnicity|native language|mother tongue)\b`,
      ].join('|'),
    ),
  ],
  [
    'orientation',
    new RegExp(
      [
        String.raw`\b(?:ben|bent) ${JE} ${ALSO}(?:een )?(?:homo|homoseksueel|lesbisch|hetero|heteroseksueel|gay|biseksueel|transgender|trans|queer|non-?binair)\b`,
        String.raw`\b(?:seksuele (?:geaardheid|gerichtheid|voorkeur|orientatie)|geaardheid|genderidentiteit)\b[^.?!]*\?$|\b(?:wat is|hoe zit het met) ${JOUW} (?:geaardheid|seksuele \w+|genderidentiteit)\b`,
        String.raw`\bval(?:t)? ${JE} (?:eigenlijk )?op (?:mannen|vrouwen)\b`,
        String.raw`\bare you (?:gay|straight|lesbian|bisexual|transgender)\b|\bwhat(?:'s| is) your (?:sexual orientation|sexuality)\b`,
      ].join('|'),
    ),
  ],
  [
    'politics',
    new RegExp(
      [
        String.raw`\b(?:op (?:wie|welke partij)|wat|waar)\b[^.?!]{0,15}\b(?:stem|stemt|stemde) ${JE}\b(?! (?:af|dat af|dit af))|\b(?:op wie|wat|welke partij)\b[^.?!]{0,15}\b(?:heb|hebt|ga|gaat) ${JE}\b[^.?!]{0,25}\b(?:gestemd|stemmen)\b`,
        String.raw`\b(?:wat (?:is|zijn)|heb ${JE}|hoe (?:is|zit))\b[^.?!]{0,20}\bpolitieke (?:voorkeur|kleur|overtuiging|gezindheid|ideeen|opvattingen)\b`,
        String.raw`\b(?:ben|bent) ${JE}\b[^.?!]{0,25}\blid van een (?:politieke )?partij\b|\b(?:ben|bent) ${JE} (?:politiek )(?:actief|links|rechts)\b|\b(?:ben|bent) ${JE} (?:eigenlijk )?(?:links of rechts)\b`,
        String.raw`\b(?:who|what|which party) (?:do|did|will) you vote\b|\bwhat are your political\b`,
      ].join('|'),
    ),
  ],
  [
    'trade-union',
    new RegExp(
      String.raw`\b(?:ben|bent|was) ${JE}\b[^.?!]{0,25}\b(?:lid|aangesloten|actief)\b[^.?!]{0,15}\b(?:vakbond|bond|fnv|cnv|abvv|acv|vakbeweging)\b|\b(?:ben|bent) ${JE}\b[^.?!]{0,15}\b(?:vakbondslid|gesyndiceerd)\b|^(?:(?:en|of|ook|nog|wel) )*(?:lid|aangesloten|actief) (?:van|bij|in) (?:een |de )?(?:vakbond|bond|fnv|cnv|acv|abvv)\W*$|\bare you (?:a )?(?:union member|(?:a )?member of a (?:trade |labou?r )?union)\b`,
    ),
  ],
  [
    'age',
    new RegExp(
      [
        String.raw`\bhoe oud (?:ben|bent|was|word) ${JE}\b|\bhoe oud ${JE} (?:nu |eigenlijk |precies )*(?:bent|ben)\b`,
        String.raw`\b(?:wat is|mag ik) (?:${JOUW} |${JOUW}? ?)(?:leeftijd|geboortedatum|geboortejaar)\b|\b(?:${JOUW}) (?:leeftijd|geboortedatum|geboortejaar)\b[^.?!]*\?$`,
        String.raw`\b(?:wanneer|in welk jaar|van welk jaar)\b[^.?!]{0,15}\b(?:ben|bent) ${JE}\b[^.?!]{0,15}\b(?:geboren|jarig)\b|\bwanneer (?:ben|bent) ${JE} jarig\b|\bvan welk (?:bouw)?jaar (?:ben|bent) ${JE}\b`,
        String.raw`\b(?:voel|ben|bent) ${JE}\b[^.?!]{0,20}\b(?:niet )?(?:te oud|te jong)\b|\b(?:wanneer|hoe lang|hoelang)\b[^.?!]{0,25}\b(?:tot ${JOUW} pensioen|met pensioen|pensioengerechtigd)\b`,
        String.raw`\bhow old are you\b|\bwhat(?:'s| is) your (?:age|date of birth)\b|\bwhen were you born\b|\bwhen (?:do|will) you retire\b`,
      ].join('|'),
    ),
  ],
  [
    'marital-status',
    new RegExp(
      [
        String.raw`^(?:(?:en|of|ook|nog|wel|al) )*(?:getrouwd|gescheiden|(?:een )?(?:vriend|vriendin|relatie|partner))\?$`,
        String.raw`\b(?:ben|bent) ${JE} ${ALSO}(?:getrouwd|gehuwd|gescheiden|verloofd|single|vrijgezel|alleenstaand|samenwonend|weduwe|weduwnaar)\b`,
        String.raw`\b(?:heb|hebt|heeft) ${JE} ${ALSO}(?:een |geen )?(?:vaste )?(?:relatie|partner|vriend|vriendin|man|vrouw|verkering)\b(?! (?:met|opgebouwd|in (?:het|de|een)|voor|gehad met|personeel|onder|of vrouw))`,
        String.raw`\b(?:woon|woont) ${JE} (?:nog |al )?(?:samen|alleen)\b|\bmet wie (?:woon|woont) ${JE}\b`,
        String.raw`\bwat (?:vindt|vind|zegt|doet) ${JOUW} (?:man|vrouw|partner|vriend|vriendin|echtgenoot|echtgenote)\b|\b(?:ga|gaan|van plan)\b[^.?!]{0,20}\b(?:trouwen|scheiden)\b[^.?!]*\?$|\bburgerlijke staat\b`,
        String.raw`\bare you (?:married|single|divorced|engaged|in a relationship)\b|\bdo you have a (?:husband|wife|boyfriend|girlfriend)\b|\bwhat does your (?:husband|wife|partner) (?:do|think)\b`,
      ].join('|'),
    ),
  ],
  [
    'criminal-record',
    new RegExp(
      String.raw`^(?!.*\b(?:vog|verklaring omtrent|certificate of conduct)\b).*(?:\bstrafblad\b|\b(?:ben|bent|was) ${JE}\b[^.?!]{0,30}\b(?:veroordeeld|opgepakt|aangehouden(?! door (?:een )?klant)|gearresteerd|in aanraking (?:geweest |gekomen )?met (?:de )?(?:politie|justitie))\b|\b(?:heb|hebt) ${JE}\b[^.?!]{0,25}\b(?:vastgezeten|in de gevangenis gezeten)\b|\b(?:do|have) you (?:ever )?(?:have a criminal record|been (?:convicted|arrested))\b|\bcriminal record\b)`,
    ),
  ],
]
