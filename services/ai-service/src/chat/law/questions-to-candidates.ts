import type { Law } from './law.ts'

const EQUAL_HOURS = 'Vraag wel, aan iedereen hetzelfde, of iemand op de dagen en tijden van de functie kan werken.'

/** Questions in a selection and whether the law allows them; folded text. The first that matches counts, so allowed questions about a trait stand before the trait. */
export const questionsToCandidates: readonly Law[] = [
  {
    id: 'strafblad',
    asks: /\b(?:straf\w*|vog|verklaring omtrent|veroordeel\w*|justiti\w*|gedrag en zeden|(?:goed|zedelijk) gedrag|gevangenis)\b/,
    says: 'Alleen als de functie het nodig maakt: in Nederland vraag je dan een verklaring omtrent het gedrag (VOG) en niet naar het strafblad zelf, in België een uittreksel uit het strafregister als dat voor de functie van belang is (cao nr. 38).',
    instead: 'Zet in de vacature dat een VOG of uittreksel bij het aanbod hoort en waarom.',
  },
  {
    id: 'werkvergunning',
    asks: /\b(?:werkvergunning\w*|tewerkstellingsvergunning\w*|verblijfsvergunning\w*|verblijfstitel|gecombineerde vergunning|mag werken|mogen werken)\b/,
    says: 'Ja, als je het aan iedereen vraagt: een werkgever moet in Nederland en België nagaan of iemand er mag werken, en nationaliteit of afkomst mag daarbij geen rol spelen.',
    instead: 'Vraag of iemand in het land mag werken; de papieren zie je pas bij de aanstelling.',
  },
  {
    id: 'zwangerschap-en-kinderen',
    asks: /\b(?:zwanger\w*|kinder\w*|kind|kindje\w*|kids|baby\w*|bevall\w*|gezin\w*|moeder\w*|vader\w*|ouderschap\w*|mama|papa|oppas|opvang|kroost|vruchtba\w*|mantelzorg\w*)\b/,
    says: 'Nee: naar zwangerschap, kinderwens, kinderen of gezin mag je niet vragen; in Nederland is dat verboden onderscheid (Algemene wet gelijke behandeling), in België ook (Genderwet van 10 mei 2007 en cao nr. 38).',
    instead: EQUAL_HOURS,
  },
  {
    id: 'burgerlijke-staat',
    asks: /\b(?:getrouwd|gehuwd|gescheiden|scheiding|samenwon\w*|partner\w*|relatie|vriend|vriendin|echtgeno\w*|burgerlijke staat|huwelijk\w*|trouwplannen|alleenstaand\w*|single|vrijgezel\w*|woont samen|thuissituatie|prive\w*)\b/,
    says: 'Nee: burgerlijke staat en relatie zijn privé en mogen geen rol spelen; zo staat het in Nederland in de Algemene wet gelijke behandeling en in België in de antidiscriminatiewet van 10 mei 2007.',
    instead: EQUAL_HOURS,
  },
  {
    id: 'leefgewoonten',
    asks: /\b(?:rook\w*|rookt|roken|roker\w*|drinkt|drinken|alcohol\w*|drugs?|cannabis|wiet|leefstijl|gewicht|sport(?:t|en)?)\b/,
    says: 'Beter van niet: dat is privé en zegt niet of iemand het werk kan; in België mag je alleen vragen wat voor de functie van belang is (cao nr. 38), in Nederland zegt de NVP-sollicitatiecode hetzelfde.',
    instead: 'Vertel wel welke regels er op het werk gelden, zoals rookvrij of nuchter aan een machine.',
  },
  {
    id: 'gezondheid',
    asks: /\b(?:ziek\w*|gezond\w*|verzuim\w*|handicap\w*|gehandicapt\w*|beperking\w*|burn-?out\w*|depress\w*|adhd|autis\w*|dyslexi\w*|medi\w*|zwakke gezondheid|arbeidsongeschikt\w*|wajong\w*|wia|invalid\w*|psych\w*|allergi\w*|rugklachten|klachten|therap\w*|vaccin\w*|ingeent|fysiek\w*|fit|keuring\w*|aandoening\w*|diabet\w*|epilep\w*|bril)\b/,
    says: 'Nee: naar gezondheid, ziekte, verzuim of een beperking mag je niet vragen; in Nederland volgt dat uit de Wet op de medische keuringen en de AVG, in België uit de wet van 28 januari 2003 over medische onderzoeken en de antidiscriminatiewet.',
    instead:
      'Vertel wat het werk lichamelijk en mentaal vraagt en vraag of iemand dat kan doen, zo nodig met een aanpassing.',
  },
  {
    id: 'moedertaal',
    asks: /\b(?:moedertaal|native|accent|thuistaal|taal (?:spreekt|spreken) .{0,20}thuis)\b/,
    says: 'Beter van niet: de moedertaal zegt iets over afkomst, en die mag geen rol spelen (Nederland: Algemene wet gelijke behandeling; België: antiracismewet van 30 juli 1981).',
    instead: 'Vraag wel hoe goed iemand de taal beheerst die het werk nodig heeft, met een niveau zoals B2.',
  },
  {
    id: 'afkomst',
    asks: /\b(?:afkomst\w*|nationaliteit\w*|origine|roots|vandaan|geboorteplaats|geboorteland|migratie\w*|migrant\w*|allochtoo?n\w*|huidskleur|etni\w*|buitenlan\w*|vluchteling\w*|statushouder\w*|paspoort\w*|achternaam|ras|land van herkomst|herkomst)\b/,
    says: 'Nee: naar afkomst of nationaliteit mag je niet vragen om te kiezen; dat is in Nederland verboden door de Algemene wet gelijke behandeling en in België door de antiracismewet van 30 juli 1981.',
    instead: 'Vraag wel of iemand in het land mag werken, en naar talen die het werk nodig heeft.',
  },
  {
    id: 'leeftijd',
    asks: /\b(?:leeftijd\w*|oud|geboren|geboorte\w*|verjaar\w*|jarig|pensioen\w*|jong|jonger|ouder|generatie|jaartal)\b/,
    says: 'Beter van niet: leeftijd mag bij de selectie geen rol spelen; zo staat het in Nederland in de Wet gelijke behandeling op grond van leeftijd bij de arbeid en in België in de antidiscriminatiewet van 10 mei 2007.',
    instead:
      'Vraag wel naar de ervaring die het werk nodig heeft; alleen waar de wet een leeftijd eist, zoals 18 jaar voor nachtwerk, vraag je of iemand die heeft.',
  },
  {
    id: 'geloof',
    asks: /\b(?:gelo\w*|religi\w*|godsdienst\w*|moslim\w*|islam\w*|christ\w*|katholiek\w*|joods?\w*|hindoe\w*|hoofddoek\w*|ramadan|kerk\w*|moskee\w*|bidden|levensovertuiging|levensbeschouw\w*|sluier|kruisje)\b/,
    says: 'Nee: naar geloof of levensovertuiging mag je niet vragen; dat is in Nederland verboden onderscheid (Algemene wet gelijke behandeling) en in België ook (antidiscriminatiewet van 10 mei 2007).',
    instead: EQUAL_HOURS,
  },
  {
    id: 'vakbond',
    asks: /\b(?:vakbond\w*|syndica\w*|bond|bondslid\w*|or-lid)\b/,
    says: 'Nee: lid zijn van een vakbond is privé; het is een bijzonder persoonsgegeven (AVG, artikel 9) en in België ook een beschermd kenmerk (antidiscriminatiewet).',
    instead: 'Vraag wel naar samenwerken en overleg, als de functie dat nodig heeft.',
  },
  {
    id: 'politiek',
    asks: /\b(?:politiek\w*|stemt|stemmen|gestemd|partij\w*|lidmaatschap\w*|demonstr\w*)\b/,
    says: 'Nee: politieke overtuiging is privé en mag geen rol spelen; zo staat het in Nederland in de Algemene wet gelijke behandeling en in België in de antidiscriminatiewet van 10 mei 2007.',
    instead: 'Vraag wel naar een nevenfunctie die met het werk kan botsen.',
  },
  {
    id: 'geaardheid-en-geslacht',
    asks: /\b(?:geaardheid|homo\w*|lesb\w*|gay|hetero\w*|bi-?seksue\w*|seksue\w*|gender\w*|geslacht\w*|trans\w*|lhbt\w*|queer|man of (?:een )?vrouw|voornaamwoord\w*)\b/,
    says: 'Nee: seksuele gerichtheid, geslacht en genderidentiteit mogen geen rol spelen; zo staat het in Nederland in de Algemene wet gelijke behandeling en in België in de Genderwet en de antidiscriminatiewet van 10 mei 2007.',
    instead: 'Vraag wel hoe iemand aangesproken wil worden, als je dat bij iedereen doet.',
  },
  {
    id: 'burgerservicenummer',
    asks: /\b(?:bsn|burgerservicenummer|rijksregisternummer\w*|identiteitskaart|identiteitsbewijs|id-?kaart|kopie van)\b/,
    says: 'Nee, niet tijdens de selectie: het burgerservicenummer of rijksregisternummer en een kopie van het identiteitsbewijs vraag je in Nederland en België pas bij de aanstelling, voor de wettelijke loonadministratie.',
    instead: 'Tijdens het gesprek is een naam met contactgegevens genoeg.',
  },
  {
    id: 'schulden',
    asks: /\b(?:schuld\w*|loonbeslag\w*|financiele (?:situatie|problemen)|krediet\w*|bkr|vermogen|hypotheek)\b/,
    says: 'Beter van niet: geldzaken zijn privé; in Nederland (AVG) en België (cao nr. 38) mag je er alleen naar vragen als de functie het nodig maakt, zoals bij een wettelijke integriteitstoets.',
    instead: 'Vraag wel of iemand een screening wil doorlopen die bij de functie hoort.',
  },
  {
    id: 'vorig-salaris',
    asks: /^(?=.*\b(?:salaris\w*|loon\w*|verdien\w*|wedde|bruto|inkomen|loonstrook\w*|loonbrief\w*)\b)(?=.*\b(?:huidig\w*|nu|vorig\w*|laatste?|eerder\w*|vroeger|verdiende|strook\w*|loonstrook\w*|loonbrief\w*|verdient|verdienen)\b)(?!.*\b(?:wil|wens\w*|wilt|zou)\b)/,
    says: 'Beter van niet: de Europese richtlijn over loontransparantie (2023/970) verbiedt vragen naar wat iemand nu of eerder verdient; Nederland en België moeten die regel in hun wet opnemen.',
    instead: 'Vraag wel naar de salariswens en noem zelf het salaris van en tot.',
  },
  {
    id: 'salariswens',
    asks: /\b(?:salaris\w*|loon\w*|verdien\w*|wedde|verloning)\b/,
    says: 'Ja: naar de salariswens mag je in Nederland en België vragen, niet naar wat iemand nu of eerder verdient (richtlijn 2023/970).',
    instead: 'Noem zelf eerst het salaris van en tot.',
  },
  {
    id: 'foto-en-uiterlijk',
    asks: /\b(?:foto\w*|uiterlijk\w*|tattoo\w*|tatoeage\w*|piercing\w*|haar(?:dracht|kleur)|lengte|kleding\w*)\b/,
    says: 'Beter van niet: een foto of uiterlijk zegt niets over het werk en wel iets over leeftijd, geslacht en afkomst, die in Nederland en België door de wet zijn beschermd.',
    instead: 'Kledingregels die de functie nodig heeft, zoals voor veiligheid, mag je vertellen.',
  },
  {
    id: 'sociale-media',
    asks: /\b(?:sociale media|social media|facebook\w*|instagram\w*|linkedin\w*|googel\w*|google\w*|opzoeken|online zoeken)\b/,
    says: 'Alleen als het voor de functie nodig is en je het vooraf zegt: dat volgt uit de AVG, de NVP-sollicitatiecode (Nederland) en cao nr. 38 (België); privéprofielen laat je met rust.',
    instead: 'Vraag naar werk dat iemand zelf wil laten zien, zoals een portfolio.',
  },
  {
    id: 'gat-in-cv',
    asks: /\b(?:gat|gaten|onderbreking\w*|lege periode|werkloos\w*|niet gewerkt|tussenjaar)\b/,
    says: 'Ja, neutraal: je mag vragen wat iemand in die tijd deed, voor zover het voor de functie van belang is; iemand hoeft in Nederland en België niets te vertellen over gezondheid, zwangerschap of gezin.',
    instead: 'Vraag niet door zodra het antwoord daarover gaat.',
  },
  {
    id: 'referenties',
    asks: /\b(?:referent\w*|referenties?|vorige? werkgever\w*|huidige? werkgever\w*|oud-?collega\w*|bellen met)\b/,
    says: 'Alleen als de kandidaat het goed vindt: referenties vraag je in Nederland en België met toestemming vooraf, en alleen over het werk (AVG, cao nr. 38).',
    instead: 'Vraag de kandidaat wie je mag bellen en wanneer.',
  },
  {
    id: 'vertrek',
    asks: /\b(?:weg wil\w*|vertrek\w*|ontslag\w*|ontslagen|weggaan|weggegaan|gestopt|opgezegd|reden van)\b/,
    says: 'Ja: waarom iemand van werk verandert mag je in Nederland en België vragen, zolang het over het werk gaat.',
    instead: 'Vraag niet door als het antwoord naar gezondheid of gezin gaat.',
  },
  {
    id: 'woonplaats',
    asks: /\b(?:woon\w*|wonen|woont|verhui\w*|reistijd\w*|reisafstand|adres|auto|vervoer\w*|wagen)\b/,
    says: 'Ja, als de functie het nodig heeft: reistijd, vervoer en in welke plaats iemand woont mag je in Nederland en België vragen, met wie iemand woont niet.',
    instead: 'Vraag of iemand op tijd op de werkplek kan zijn, aan iedereen hetzelfde.',
  },
  {
    id: 'hobbys',
    asks: /\b(?:hobby\w*|hobbies|vrije tijd|weekendplannen|vrijwilliger\w*|interesses?)\b/,
    says: 'Liever niet: vrije tijd is privé en voor de functie zelden nodig (NVP-sollicitatiecode, in België cao nr. 38).',
    instead: 'Noemt iemand het zelf in het CV, dan mag je erop ingaan als het met het werk te maken heeft.',
  },
  {
    id: 'werk',
    asks: /\b(?:rijbewi\w*|diploma\w*|certificat\w*|certificaat|attest\w*|opleiding\w*|ervaring\w*|motivatie|ambitie\w*|talen|taal|talenkennis|nederlands|frans|engels|duits|beschikba\w*|opzegtermijn|uren|werktijden|nacht\w*|weekend\w*|avond\w*|ploegen\w*|overwerk\w*|flexib\w*|thuiswerk\w*|vaardig\w*|kennis|sterke punten|zwakke punten|valkuil\w*|competenti\w*|proefdag|test|assessment|nevenfuncti\w*|bijbaan|andere sollicitaties|concurrentiebeding|niet-?concurrentie\w*)\b/,
    says: 'Ja, als het voor de functie nodig is en je het aan iedereen vraagt: zo staat het in de NVP-sollicitatiecode (Nederland) en in cao nr. 38 (België).',
    instead: 'Zeg erbij waarvoor het werk het nodig heeft.',
  },
]
