import { type Law, payDirective } from './law.ts'
import { questionsAboutTraits } from './questions-about-traits.ts'

/** Questions about money, papers and what somebody did; folded text. */
const otherQuestions: readonly Law[] = [
  {
    id: 'keuring',
    asks: /\b(?:medische?|gezondheids|geneeskundige?)[ -]?(?:keuring\w*|test\w*|onderzoek\w*)\b|\b(?:aanstellings)?keuring\w*\b/,
    says: 'Alleen als de functie bijzondere eisen aan de medische geschiktheid stelt, en pas aan het eind van de procedure: in Nederland volgt dat uit de Wet op de medische keuringen; in België doet de arbeidsarts dat en mag het alleen om de huidige geschiktheid gaan (wet van 28 januari 2003).',
    instead: 'Vertel wat het werk lichamelijk vraagt en vraag of iemand dat kan doen.',
  },
  {
    id: 'schulden',
    asks: /\b(?:schulden|schuldsanering|loonbeslag|financiele (?:situatie|problemen)|bkr|bkr-\w+|hypotheek)\b/,
    says: 'Beter van niet: geldzaken zijn privé; in Nederland (AVG) en België (cao nr. 38) mag je er alleen naar vragen als de functie het nodig maakt, zoals bij een wettelijke integriteitstoets.',
    instead: 'Vraag wel of iemand een screening wil doorlopen die bij de functie hoort.',
  },
  {
    id: 'vorig-salaris',
    asks: /^(?=.*\b(?:salaris|salarissen|jaarsalaris|maandsalaris|loon|uurloon|verdiend|verdient|verdiende|wedde|bruto|inkomen|loonstrook\w*|loonbrief\w*)\b)(?=.*\b(?:huidige?|nu|vorige?|laatste?|eerder|eerdere|vroeger|verdiende|verdient|verdiend|loonstrook\w*|loonbrief\w*)\b)(?!.*\b(?:wil|wilt|wens|wenst|hoopt|denkt|verwacht\w*|gewenst\w*|zou)\b)/,
    says: `Beter van niet: de Europese richtlijn over loontransparantie (2023/970) verbiedt vragen naar wat iemand nu of eerder verdient, in Nederland en België. ${payDirective}`,
    instead: 'Vraag wel naar de salariswens en noem zelf het salaris van en tot.',
  },
  {
    id: 'salariswens',
    asks: /\b(?:salaris|salariswens\w*|salarisverwachting\w*|salariseis\w*|salarisindicatie|loon|loonwens\w*|loonverwachting\w*|verdienen|wedde|verloning)\b/,
    says: `Ja: naar de salariswens mag je in Nederland en België vragen. Naar wat iemand nu of eerder verdient vraag je volgens de Europese richtlijn 2023/970 niet. ${payDirective}`,
    instead: 'Noem zelf eerst het salaris van en tot.',
    isAboutWork: true,
  },
  {
    id: 'foto-en-uiterlijk',
    asks: /\b(?:foto|foto's|pasfoto|pasfoto's|(?:naar|over|het|haar|zijn|hun|iemands) uiterlijk|tattoos?|tatoeages?|piercings?|haardracht|haarkleur|lichaamslengte|kleding|kledingstijl)\b/,
    says: 'Beter van niet: een foto of uiterlijk zegt niets over het werk en wel iets over leeftijd, geslacht en afkomst, die in Nederland en België door de wet zijn beschermd.',
    instead: 'Kledingregels die de functie nodig heeft, zoals voor veiligheid, mag je vertellen.',
  },
  {
    id: 'sociale-media',
    asks: /\b(?:sociale media|social media|facebook|instagram|tiktok|linkedin|linkedin-?profiel|googelen|gegoogeld|google(?! (?:ads|analytics|cloud|workspace))|opzoeken|online zoeken)\b/,
    says: 'Alleen als het voor de functie nodig is en je het vooraf zegt: dat volgt uit de AVG, de NVP-sollicitatiecode (Nederland) en cao nr. 38 (België); privéprofielen laat je met rust.',
    instead: 'Vraag naar werk dat iemand zelf wil laten zien, zoals een portfolio.',
  },
  {
    id: 'gat-in-cv',
    asks: /\b(?:gat|gaten|cv-gat\w*|onderbreking|onderbrekingen|lege periode|werkloos|werkloosheid|niet gewerkt|tussenjaar)\b/,
    says: 'Ja, neutraal: je mag vragen wat iemand in die tijd deed, voor zover het voor de functie van belang is; iemand hoeft in Nederland en België niets te vertellen over gezondheid, zwangerschap of gezin.',
    instead: 'Vraag niet door zodra het antwoord daarover gaat.',
  },
  {
    id: 'referenties',
    asks: /\b(?:referent|referenten|referenties?|(?:bellen|contact|informeren|navragen|navraag) .{0,30}(?:werkgever|oud-?collega|leidinggevende)\w*|werkgever\w* (?:te )?(?:bellen|mailen|benaderen|contacteren|opbellen))\b/,
    says: 'Alleen als de kandidaat het goed vindt: referenties vraag je in Nederland en België met toestemming vooraf, en alleen over het werk (AVG, cao nr. 38).',
    instead: 'Vraag de kandidaat zelf wie je mag bellen.',
  },
  {
    id: 'woonplaats',
    asks: /\b(?:woont|wonen|woonplaats|woonachtig|verhuizen|verhuist|verhuisbereid|reistijd|reisafstand|adres|(?:een|eigen) (?:auto|wagen|vervoer)|vervoer)\b/,
    says: 'Ja, als de functie het nodig heeft: reistijd, vervoer en in welke plaats iemand woont mag je in Nederland en België vragen, met wie iemand woont niet.',
    instead: 'Vraag of iemand op tijd op de werkplek kan zijn, aan iedereen hetzelfde.',
    isAboutWork: true,
  },
  {
    id: 'hobbys',
    asks: /\b(?:hobby|hobby's|hobbys|hobbies|vrije tijd|vrijetijdsbesteding|weekendplannen|vrijwilligerswerk|interesses)\b/,
    says: 'Liever niet: vrije tijd is privé en voor de functie zelden nodig (NVP-sollicitatiecode, in België cao nr. 38).',
    instead: 'Noemt iemand het zelf in het CV, dan mag je erop ingaan als het met het werk te maken heeft.',
  },
]

/** What somebody can, knows and wants in work: asked like anything the job needs. */
export const questionsAboutWork: Law = {
  id: 'werk',
  asks: /\b(?:rijbewij\w*|diploma\w*|certificat\w*|certificaat|attest\w*|opleiding\w*|ervaring\w*|motivatie|ambities?|talen|taal|talenkennis|taalniveau|nederlands|frans|engels|duits|beschikba\w*|beginnen|starten|opzegtermijn|uren|werktijden|nacht|nachten|nachtdienst\w*|weekend\w*|avond|avonden|avonddienst\w*|ploegen\w*|overwerk\w*|flexibel|flexibiliteit|thuiswerk\w*|vaardig\w*|kennis|sterke punten|zwakke punten|valkuilen?|competenties?|proefdag|test|assessment|nevenfuncti\w*|bijbaan|andere sollicitaties|concurrentiebeding|niet-?concurrentie\w*|vertrek|vertrekken|vertrokken|weg wil|weggaat|gestopt)\b/,
  says: 'Ja, als het voor de functie nodig is en je het aan iedereen vraagt: zo staat het in de NVP-sollicitatiecode (Nederland) en in cao nr. 38 (België).',
  instead: 'Zeg erbij waarvoor het werk het nodig heeft.',
  isAboutWork: true,
}

/**
 * Questions in a selection and whether the law allows them. The first that matches counts, so allowed questions about a
 * trait stand before the trait.
 */
export const questionsToCandidates: readonly Law[] = [...questionsAboutTraits, ...otherQuestions]
