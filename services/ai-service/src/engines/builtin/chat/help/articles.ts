import type { Article } from './article.ts'
import { recruitingArticles } from './recruiting-articles.ts'

/** What asks for a text: to be written, changed, shortened or translated. */
const NOT_WRITTEN =
  /^(?!.*(?:samenvat|overzicht|samen\b|summar|\b(?:in|van|met) (?:\d+|een|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|een paar) (?:korte )?(?:zin(?:nen)?|regels?)\b))(?:(?:kun|kan|kunt|wil|wilt|zou|kunde) (?:(?:je|jij|u|ge|gij) )?(?!er\b(?! een)|hier\b|daar\b|daarmee\b|overuren\b|carri|promotie).{0,60}(?:schrijven|verbeteren|aanpassen|inkorten|opstellen|maken|vertalen|mailen|verwoorden|herwerken|omzetten|formuleren)|(?:schrijf|vertaal|genereer|stel|maak|mail|bedenk|herschrijf|herwerk|verwoord|herformuleer|formuleer)\b|zet (?:het|dit|dat|de .{1,40}|deze .{1,30}) om (?:naar|in)\b|kort (?:de|het|dit|dat|deze|mijn) .{0,40}\bin\W*$)/iu

/**
 * Articles of the builtin engine: how Wervio works and how to write and recruit well. None is about a person or
 * vacancy.
 */
export const articles: Article[] = [
  {
    id: 'assistent',
    asks: /wat kun je|wat kan (?:je|jij|deze assistent|de assistent|wervio)|waarmee ku?a?n je|waar (?:kun|kan) je .{0,20}mee helpen|wat kan ik (?:je|jou|u|hier) .{0,20}vragen|hoe werkt (?:dit|deze assistent|de assistent|het hier)|waarvoor dien\p{L}* (?:je|jij|dit)|\bhelpen\W*$|help\b|wie ben je|hoe werk je|wat ben je|what can you do/iu,
    lead: 'Dit kan ik voor je doen:',
    sentences: [
      'Ik beantwoord vragen uit wat op je scherm staat: een vacature, een kandidaat, een CV of een gesprek.',
      'Bij elk antwoord staat de zin waar het op rust.',
      'Staat iets er niet, dan zeg ik dat en verzin ik niets.',
      'Over hoe Wervio werkt en over goede vacatureteksten geef ik korte uitleg.',
    ],
  },
  {
    id: 'intro',
    asks: /(?:goede|sterke|pakkende|leuke)? ?(?:intro|inleiding|openingszin|eerste zin|opening)\b.*|hoe (?:begin|open) ik (?!.{0,30}(?:gesprek|interview|kennismaking|vergadering|mail))/iu,
    lead: 'Tips voor een goede intro:',
    sentences: [
      'Begin met wat iemand in dit werk betekent of doet, niet met je organisatie.',
      'Noem in de eerste drie zinnen de functie, de plaats en wat het werk bijzonder maakt.',
      'Spreek de lezer aan met je en schrijf korte zinnen.',
      'Laat holle woorden zoals uitdagend en dynamisch weg en geef een echt voorbeeld.',
    ],
  },
  {
    id: 'titel',
    asks: /(?:vacature|functie|job)titel.{0,40}|\btitel\b.{0,30}(?:vacature|kiezen|bedenken|goed)|(?:goed|goei|sterk|pakkend|betere?|leuk|duidelijk)e? titel|^\W*(?:geef|weet|heb|bedenk|verzin|ken)\b.{0,30}\btitel\b.{0,12}\bvoor\b|hoe (?:noem|heet) (?:ik|je|we) .{0,20}(?:functie|job|baan|vacature)\b/iu,
    lead: 'Zo kies je een goede vacaturetitel:',
    sentences: [
      'Gebruik de naam van de functie of het beroep waar mensen op zoeken, zoals Wijkverpleegkundige.',
      'Zet er hooguit één ding bij dat telt, zoals het niveau of het vak.',
      'Laat plaats, uren, ‘gezocht’ en uitroeptekens weg: die hebben eigen velden.',
      'Kies een titel die voor iedereen geldt, of zet er m/v/x achter.',
    ],
  },
  {
    id: 'maken',
    asks: /nieuwe vacature|vacature (?:aanmaken|toevoegen|plaatsen)|(?<!\bwat )(?:plaats|voeg|zet) (?:ik|je) .{0,30}vacature/iu,
    lead: 'Zo maak je een vacature in Wervio:',
    sentences: [
      'Kies Nieuwe vacature en vul het formulier in.',
      'Wervio schrijft daarna de tekst uit wat jij hebt ingevuld.',
      'Controleer het voorbeeld, pas het aan en bewaar de vacature.',
      'De tekst blijft daarna te wijzigen onder Publicatietekst.',
    ],
  },
  {
    id: 'vacaturetekst',
    asks: /(?:schrijf|maak|verbeter|begin) ik .{0,30}(?:vacature|vacaturetekst|tekst)|goede vacature(?:tekst)?|tips .{0,30}(?:vacature|tekst)|vacaturetekst (?:schrijven|verbeteren|maken)/iu,
    lead: 'Zo schrijf je een goede vacaturetekst:',
    sentences: [
      'Schrijf wat iemand op een gewone dag doet: drie tot zes concrete taken.',
      'Noem alleen eisen die echt nodig zijn; elke extra eis kost kandidaten.',
      'Noem het salaris met een bedrag van en tot.',
      'Gebruik taalniveau B1: korte zinnen, gewone woorden, actieve vorm.',
      'Vermijd woorden die mensen uitsluiten, zoals jong of schoolverlater.',
    ],
  },
  {
    id: 'persona',
    asks: /persona\b/iu,
    lead: 'Over de persona:',
    sentences: [
      'Een persona beschrijft de ideale kandidaat bij een vacature, niet een bestaande persoon.',
      'Je vindt hem bij de vacature onder Persona.',
      'Elk kenmerk staat er met de zin uit de vacature waar het op rust.',
    ],
  },
  ...recruitingArticles,
  {
    id: 'interviewvragen',
    asks: /wat (?:moet|kan|zou|zal) (?:ik|je|we) (?:(?:een|de|zo’n|zo'n|deze|elke) )?(?:kandida\p{L}*|sollicitant\p{L}*|iemand|mensen) (?:(?:zeker|best|zoal|allemaal|absoluut|vooral|eigenlijk) ){0,2}vragen\b|interviewvra\p{L}*|gespreksvra\p{L}*|vragen (?:stel|kan|moet|zal) (?:ik|je|we)|vraag (?:ik|je) .{0,30}(?:eerste |sollicitatie)?gesprek|vragen .{0,30}(?:stellen|in (?:het|een) (?:eerste )?(?:gesprek|interview)|sollicitatiegesprek)|hoe voer ik .{0,20}gesprek|(?:hoe|wat) (?:vraag|stel) (?:ik|je|we) .{0,60}(?:naar|vragen|vraag)\b|goede vragen\b|^\W*(?:geef|noem|bedenk|heb je|weet je|doe)\b.{0,30}\bvragen\b.{0,12}\b(?:om|over|voor|rond|naar)\b|welke vragen (?:stel|kan|moet|zou)\b|hoe (?:peil|test|toets|check|meet|achterhaal) (?:ik|je|we)\b/iu,
    lead: 'Tips voor vragen in een gesprek:',
    sentences: [
      'Begin open: ‘Wat deed je in je laatste werk op een gewone dag?’',
      'Vraag naar iets dat echt gebeurd is: ‘Wanneer liep het anders dan gepland, wat deed je en wat kwam eruit?’',
      'Vraag door op een eis: ‘Waar heb je dat het laatst gedaan, en wat vond je er lastig aan?’',
      'Stel elke kandidaat dezelfde hoofdvragen, dan kun je eerlijk vergelijken.',
      'Vraag niet naar leeftijd, gezin, gezondheid of afkomst.',
      'Bij een vacature staan onder Persona vragen die bij de taken passen.',
    ],
  },
  {
    id: 'tekstcheck',
    asks: /tekstcheck|discrimin\p{L}*|inclusie\p{L}*|uitsluit\p{L}*|woorden .{0,30}vermijden/iu,
    lead: 'Over eerlijke taal in een vacature:',
    sentences: [
      'De Tekstcheck staat naast je vacaturetekst en wijst woorden aan die mensen uitsluiten.',
      'Bij elk punt staat waarom, en een voorstel dat je met één klik overneemt.',
      'Vraag om ervaring of vaardigheden die het werk nodig heeft, niet om een leeftijd of geslacht.',
    ],
  },
  {
    id: 'salaris-noemen',
    asks: /(?:moet|zal|kan|mag) (?:ik|je|we|het|er) .{0,25}salaris.{0,20}(?:in|bij|noemen|vermelden)|(?:moet|zal|kan) ik .{0,20}salaris .{0,20}(?:noemen|vermelden|zetten)|(?:wat|hoe) schrijf (?:ik|je|we) .{0,20}(?:salaris|loon)|waarom .{0,20}salaris (?:noemen|vermelden)/iu,
    lead: 'Over salaris in een vacature:',
    sentences: [
      'Noem het salaris met een bedrag van en tot; kandidaten reageren vaker als ze het weten.',
      'Zet erbij of het per maand of per jaar is en bij hoeveel uur.',
    ],
  },
  {
    id: 'publicatietekst',
    asks: /(?:waar|hoe) .{0,30}(?:kopieer|download|print|wijzig|bewerk|bewaar)\p{L}* .{0,30}(?:tekst|vacature)|versiegeschiedenis|vorige versie/iu,
    lead: 'Over de publicatietekst:',
    sentences: [
      'Open de vacature en kies Publicatietekst.',
      'Daar kun je de tekst wijzigen, kopiëren, downloaden als HTML of Word en afdrukken.',
      'Elke bewaarde versie blijft terug te halen.',
    ],
  },
  {
    id: 'matches',
    asks: /(?:hoe|waar) .{0,30}(?:match\p{L}*|procedure|stappen)|volgende stap .{0,30}kandida\p{L}*/iu,
    lead: 'Over matches en de procedure:',
    sentences: [
      'Bij een vacature staan onder Matches de kandidaten die in de procedure zitten.',
      'Je verplaatst iemand door de volgende stap te kiezen; dat wordt bewaard.',
      'Een score is een hulpmiddel; het besluit neem je zelf.',
    ],
  },
  {
    id: 'cv-inlezen',
    asks: /(?:hoe|waar|kan ik|kun je) .{0,40}(?:stapel|(?<!\p{L})cv['’]?s?|kandida(?:at|ten)(?! (?:voor|beter)))(?!\p{L}).{0,40}(?:in ?(?:lezen|laden|voeren|zetten)|erin|toevoeg\p{L}*|upload\p{L}*|importe\p{L}*)|(?:hoe|waar) (?:upload|importeer|voeg|zet|krijg|stop|laad) (?:ik|je|we) .{0,40}(?:(?<!\p{L})cv|kandida(?:at|ten)(?!\p{L}))/iu,
    lead: 'Zo zet je CV’s in Wervio:',
    sentences: [
      'Ga naar Nieuwe kandidaat en kies of sleep een CV in pdf of Word; meer CV’s tegelijk kan ook.',
      'Eén pdf wordt meteen gelezen en bewaard; van meer CV’s kijk je een voor een na wat er gelezen is.',
      'Bij elk gegeven zie je waar het in het CV staat, en je kunt het aanpassen.',
    ],
  },
  {
    id: 'bijlagen',
    asks: /bijlage\p{L}*|bestand\p{L}* (?:toevoegen|uploaden)/iu,
    lead: 'Over bijlagen:',
    sentences: [
      'Bij een vacature voeg je onder Bijlagen bestanden toe tot 50 MB.',
      'Je kunt ze bekijken, downloaden en verwijderen.',
    ],
  },
  {
    id: 'gegevens',
    asks: /privacy|\bavg\b|wie (?:ziet|kan) .{0,30}(?:zien|gegevens|gesprek)|bewaar(?:t|d)? .{0,20}gesprek|gesprek wissen/iu,
    lead: 'Over je gegevens:',
    sentences: [
      'Alleen jij ziet je gesprekken met de assistent; collega’s zien ze niet.',
      'Je kunt een gesprek wissen.',
      'Verdwijnt een vacature of kandidaat, dan verdwijnen de gesprekken erover ook.',
    ],
  },
  {
    id: 'niet-schrijven',
    asks: NOT_WRITTEN,
    lead: 'Dit kan ik niet zelf schrijven:',
    sentences: [
      'De ingebouwde assistent beantwoordt vragen en schrijft geen nieuwe teksten.',
      'Een vacaturetekst maak je met Nieuwe vacature of met de generator.',
      'Met een taalmodel als motor kan de assistent wel vrij formuleren; je beheerder stelt dat in.',
    ],
  },
]
