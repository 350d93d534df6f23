import { BEN_JE, JE, JOUW, type PersonalWords } from './personal-words.ts'

const ORIENTATION =
  '(?:homo|homoseksueel|lesbo|lesbisch|lesbienne|hetero|heteroseksueel|biseksueel|bi|gay|queer|trans|transgender|transseksueel|non-?binair|genderneutraal|aseksueel|panseksueel|lhbti\\w*|lgbt\\w*)'

export const orientation: PersonalWords = {
  phrases: [
    `${BEN_JE} (?:zo'n |een )?${ORIENTATION}(?=[?,.]|$| (?:of|iemand|en|bent|ben|geweest))`,
    `val(?:t)? ${JE} (?:\\w+ )?op (?:jongens|meisjes|mannen|vrouwen|meiden|beide|hetzelfde geslacht|je eigen geslacht)`,
    `(?:houd|houdt|hou) ${JE} (?:\\w+ )?van (?:de )?(?:mannen|vrouwen|jongens|meisjes)(?=[?,.]|$)`,
    `(?:ben|bent) ${JE} (?:\\w+ )?van (?:de|het) (?:andere kant|verkeerde kant|andere slag|regenboog)|van de regenboog`,
    `(?:uit|in) de kast(?! zetten| halen)`,
    `(?:ben|bent|voel|voelt) ${JE} (?:je |u |zich )?(?:[\\w'-]+ ){0,3}(?:man of (?:een )?vrouw|vrouw of (?:een )?man|jongen of (?:een )?meisje)`,
    `(?:partner|lief|geliefde|relatie) (?:[\\w'-]+ ){0,2}(?:een )?(?:man of (?:een )?vrouw|vrouw of (?:een )?man)`,
    `een (?:vriend of (?:een )?vriendin|vriendin of (?:een )?vriend)`,
    `in (?:je|jouw|uw) broek`,
    `hoe heette ${JE} (?:vroeger|eerst|hiervoor)[^?]*\\bwerd\\b`,
    `(?:welk|wat is (?:je|jouw|uw)|wat staat er bij) (?:geslacht|gender)`,
    `geslachtsverandering|geslachtsaanpassing|geslachtsoperatie`,
    `van (?:man naar vrouw|vrouw naar man)|altijd (?:al )?een (?:man|vrouw|jongen|meisje) geweest|als (?:jongen|meisje|man|vrouw) geboren`,
    `${BEN_JE} (?:op een (?:vrouw|man)|op (?:vrouwen|mannen)) (?:\\w+ )?verliefd|verliefd op (?:een )?(?:man|vrouw|mannen|vrouwen)`,
    `(?:loop|loopt|liep|vier|viert|ga|gaat) ${JE} (?:[\\w'-]+ ){0,3}(?:naar |met |in )?(?:de )?(?:gay ?)?(?:pride|homobar|gaybar)`,
    `(?:kom|komt|zit|ga|gaat) ${JE} (?:[\\w'-]+ ){0,3}(?:in|naar) (?:de|een|het) (?:homo\\w*|gay\\w*|lhbti\\S*|queer\\w*|roze)`,
    `(?:gedraagt|gedraag|kleedt|beweegt|praat) (?:je|u|zich) (?:[\\w'-]+ ){0,2}(?:vrouwelijk|verwijfd|mannelijk|mannelijk|nichterig)`,
    `(?:een|je) echte vriend bedoel|samen met een man, als man`,
    `(?:weten|weet) ze (?:[\\w'-]+ ){0,6}(?:dat (?:je|u) ${ORIENTATION})`,
    `liever (?:een relatie )?met (?:mannen|vrouwen)(?=[?]|$)`,
  ],
  words: [
    'geaardheid|genderidentiteit',
    `(?:${JOUW}) (?:seksuele \\w+|transitie|coming-?out)`,
    'homoseksueel|heteroseksueel|lesbisch|biseksueel|gaybar',
  ],
}
