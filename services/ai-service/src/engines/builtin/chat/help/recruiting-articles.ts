import type { Article } from './article.ts'

/** About a recruiter's day: what to ask, reject, invite, keep. */
export const recruitingArticles: Article[] = [
  {
    id: 'niet-vragen',
    asks: /wat (?:mag|mogen|moogt|kan) (?:ik|je|we|wij|men) (?:\p{L}+ )?niet (?:\p{L}+ ){0,3}vragen|welke vragen (?:mag|mogen|zijn) .{0,20}(?:niet|verboden)|verboden vragen|niet vragen in een/iu,
    lead: 'Dit vraag je niet in een gesprek, in Nederland en België:',
    sentences: [
      'Vraag niet naar leeftijd, afkomst, geloof, politieke overtuiging of lid zijn van een vakbond.',
      'Vraag niet naar zwangerschap, kinderwens, gezin, burgerlijke staat of seksuele gerichtheid.',
      'Vraag niet naar ziekte, verzuim, medicijnen of een beperking; vertel wat het werk vraagt en vraag of iemand dat kan doen.',
      'Vraag niet naar wat iemand nu of eerder verdient; vraag naar de salariswens.',
      'Vraag alleen wat voor de functie nodig is en vraag het aan iedereen: dat volgt uit de AVG en de wetten voor gelijke behandeling, in België ook uit cao nr. 38.',
    ],
  },
  {
    id: 'niet-in-tekst',
    asks: /wat (?:mag|mogen|kan|hoort|moet|zet|schrijf) (?:er |ik |je |we )?(?:\p{L}+ )?niet .{0,20}(?:in|bij) .{0,20}(?:vacature|advertentie|tekst)\p{L}*|wat laat ik .{0,30}weg\b/iu,
    lead: 'Dit hoort niet in een vacaturetekst:',
    sentences: [
      'Geen eis aan leeftijd, geslacht, afkomst, geloof, gezondheid of gezin: dat sluit mensen uit en is verboden onderscheid.',
      'Geen jong, starter, hij of zij, moedertaal of topfit; schrijf wat het werk vraagt.',
      'Geen eisen die niet nodig zijn en geen lege woorden zoals dynamisch of uitdagend.',
      'De Tekstcheck naast je tekst wijst zulke woorden aan.',
    ],
  },
  {
    id: 'niet-komen-opdagen',
    asks: /niet (?:komt |kwam |is |komen )?(?:komen )?opda\p{L}*|no-?shows?|niet verschenen|niet verschijnt|afspraak .{0,20}vergeten|wegblij\p{L}*/iu,
    lead: 'Als iemand niet komt opdagen:',
    sentences: [
      'Bel dezelfde dag, of stuur een kort bericht als je niemand bereikt, en vraag wat er gebeurde.',
      'Bied één nieuwe afspraak aan als er een goede reden is, en bevestig die met tijd, plaats en naam.',
      'Hoor je niets, laat dan weten dat je de sollicitatie afsluit en zet dat met de reden in Wervio.',
      'Een herinnering een dag eerder voorkomt het vaak.',
    ],
  },
  {
    id: 'aantrekkelijker',
    asks: /(?:aantrekkelijk|wervend|beter|leuk|pakkend|spannend)\p{L}* .{0,30}(?:mak|schrijv|krijg)\p{L}*|maak (?:ik|je|we) .{0,60}(?:aantrekkelijk|wervend|beter|leuk|pakkend)\p{L}*/iu,
    lead: 'Zo maak je een vacature aantrekkelijker:',
    sentences: [
      'Zet salaris, uren en plaats bovenaan, met een bedrag van en tot.',
      'Beschrijf drie tot zes concrete taken en wat iemand ermee bereikt.',
      'Noem wat hier anders is dan elders: het team, de vrijheid, de apparatuur, wat iemand leert.',
      'Schrap eisen die niet nodig zijn en zet bij wie iemand vragen stelt.',
    ],
  },
  {
    id: 'warm-houden',
    asks: /\bwarm (?:te )?hou\p{L}*|hou\p{L}* .{0,40}\bwarm\b|betrokken hou\p{L}*|hou\p{L}* .{0,40}betrokken|(?:afhak|weglop)\p{L}*.{0,30}voorkom\p{L}*|voorkom\p{L}* .{0,40}(?:afha|weglop)\p{L}*/iu,
    lead: 'Zo houd je een kandidaat betrokken:',
    sentences: [
      'Zeg na elk gesprek wanneer je iets laat horen, en houd je eraan, ook als er nog geen nieuws is.',
      'Bel liever kort dan dat je een week niets laat weten.',
      'Vraag wat iemand nog wil weten en of er andere procedures lopen.',
      'Bied een kennismaking met het team of een dag meelopen aan.',
    ],
  },
  {
    id: 'aanbod-doen',
    asks: /(?:doe|maak|geef|stel|stuur)\p{L}* (?:ik|je|we) .{0,20}(?:aanbod|aanbieding|voorstel|contractvoorstel)|(?:aanbod|contractvoorstel|arbeidsvoorwaardengesprek).{0,30}(?:doen|maken|sturen|voorbereiden|bespreken)|tegenbod/iu,
    lead: 'Zo doe je een aanbod:',
    sentences: [
      'Bel eerst en vraag of salaris, uren, startdatum en contract kloppen met wat besproken is.',
      'Stuur daarna alles op papier, met een datum waarop je antwoord hoopt.',
      'Krijgt iemand een tegenbod, vraag dan waar het om gaat: geld is vaak niet de enige reden.',
      'Zet de stap in Wervio op Aanbod, dan ziet je team waar het staat.',
    ],
  },
  {
    id: 'inwerken',
    asks: /(?:hoe|wat) .{0,30}(?:inwerk|onboard)\p{L}*|(?:werk|begeleid|ontvang)\p{L}* (?:ik|je|we) .{0,30}(?:nieuw\p{L}*|iemand) .{0,20}(?:in|collega|medewerker)|eerste (?:werk)?dag .{0,20}(?:regel|voorbereid|organis)\p{L}*/iu,
    lead: 'Zo werk je iemand goed in:',
    sentences: [
      'Regel vooraf werkplek, toegang en een collega die de eerste weken helpt.',
      'Maak een plan voor de eerste week en de eerste maand, met wat iemand dan moet kunnen.',
      'Spreek na een week, een maand en drie maanden af hoe het gaat.',
    ],
  },
  {
    id: 'telefonisch',
    asks: /telefonische? (?:screening|gesprek|interview|kennismaking|intake)|belgesprek|(?:bel|screen)\p{L}* (?:ik|je|we) .{0,30}(?:eerst|vooraf|kandida|sollicita)\p{L}*/iu,
    lead: 'Voor een kort gesprek aan de telefoon:',
    sentences: [
      'Vraag of het uitkomt, en zeg dat het een kwartier duurt.',
      'Vraag naar beschikbaarheid, uren, reistijd, salariswens en de twee eisen die echt nodig zijn.',
      'Vraag ‘Wat trekt je in deze functie?’ en laat ruimte voor vragen.',
      'Zeg wat de volgende stap is en wanneer je iets laat weten.',
    ],
  },
  {
    id: 'afwijzen',
    asks: /\b(?:wijs|wijzen|afwijs|afwijzen|afwijzing\p{L}*|afgewezen|afwijsmail|weiger\p{L}*)\b.{0,60}|iemand .{0,20}afwijzen|\b(?:hoe|wat) (?:zeg|bel|mail|schrijf)\p{L}* (?:ik|je|we) .{0,40}\baf\W*$|\bhoe (?:zeg|vertel|laat|meld)\p{L}* (?:ik|je|we) .{0,40}\b(?:nee|niet (?:is|wordt|geworden|doorgaat|gekozen|verder|past))\b|\b(?:turn|let) .{0,30}\bdown\b|\breject(?:ing|ion)?\b|slecht nieuws|teleur\p{L}*|nee (?:zeg|verkoop)\p{L}* .{0,30}(?:kandida|sollicita|iemand)\p{L}*/iu,
    lead: 'Zo wijs je iemand netjes af:',
    sentences: [
      'Laat het binnen een paar dagen na het besluit weten; na een gesprek bel je eerst.',
      'Noem één of twee redenen die met de eisen van de functie te maken hebben, en niets over de persoon.',
      'Bedank voor de tijd en zeg of je de gegevens bewaart: vier weken, of met toestemming een jaar.',
      'Geef de reden ook in Wervio op als je iemand afwijst, dan staat die bij de kandidaat.',
    ],
  },
  {
    id: 'gesprek-voeren',
    asks: /(?:begin|open|start|voer|leid|doe)\p{L}* (?:ik|je|we|wij) .{0,30}(?:gesprek|interview|kennismaking)|(?:gesprek|interview|kennismaking)\p{L}* (?:beginnen|openen|starten|voeren|leiden|afronden|afsluiten)|tips .{0,30}(?:sollicitatiegesprek|interview|kennismaking)|gesprekstips|openings?vra\p{L}*|eerste vraag|ijsbreker\p{L}*/iu,
    lead: 'Zo voer je een sollicitatiegesprek:',
    sentences: [
      'Stel iemand op het gemak: vertel wie erbij zit, hoelang het duurt en wat er daarna gebeurt.',
      'Begin met een open vraag over het werk, zoals ‘Wat deed je de laatste weken vooral?’.',
      'Stel aan iedereen dezelfde vragen over de eisen van de functie en vraag door naar een voorbeeld.',
      'Laat ruimte voor vragen en zeg aan het eind wanneer je iets laat horen.',
    ],
  },
  {
    id: 'salaris-bespreken',
    asks: /(?:hoe|wanneer) (?:bespreek|onderhandel|breng|praat|begin) (?:ik|je|we) .{0,30}(?:salaris|loon)|(?:salaris|loon)(?:gesprek|onderhandeling\p{L}*)|over (?:het )?(?:salaris|loon) (?:beginnen|onderhandelen|praten)/iu,
    lead: 'Zo bespreek je het salaris:',
    sentences: [
      'Noem zelf eerst de schaal of het bedrag van en tot; dat scheelt beide kanten tijd.',
      'Vraag naar de salariswens, niet naar wat iemand nu of eerder verdient.',
      'Leg uit waar iemand in de schaal begint en waarom, en bied aan gelijk werk gelijk loon.',
    ],
  },
  {
    id: 'referenties',
    asks: /(?:vraag|check|bel|controleer|trek|neem)\p{L}* (?:ik|je|we) .{0,30}referenties?|referenties? .{0,20}(?:opvragen|checken|natrekken|bellen|controleren)\W*$|referentie-?(?:check|onderzoek|gesprek)/iu,
    lead: 'Zo vraag je referenties op:',
    sentences: [
      'Vraag vooraf toestemming aan de kandidaat en bel alleen wie die persoon noemt.',
      'Vraag naar werk dat met de functie te maken heeft, en niets over gezondheid of privé.',
      'Bespreek wat je hoorde met de kandidaat voordat je ermee beslist.',
    ],
  },
  {
    id: 'voorbereiden',
    asks: /(?:bereid|voorbereid\p{L}*|voorbereiding).{0,40}(?:gesprek|interview|kennismaking)|\bprepar(?:e|ing|ation)\b.{0,40}\binterview|(?:gesprek|interview|kennismaking).{0,30}(?:voorbereid\p{L}*|voorbereiding|bereid)/iu,
    lead: 'Zo bereid je een gesprek voor:',
    sentences: [
      'Lees het CV naast de eisen van de vacature en schrijf op wat je nog niet weet.',
      'Kies vier of vijf vragen die je elke kandidaat stelt; onder Persona staan vragen die bij de taken passen.',
      'Laat vooraf weten met wie iemand spreekt, hoe lang het duurt en wat iemand kan meenemen.',
      'Houd tijd vrij voor vragen van de kandidaat en zeg aan het eind wanneer je iets laat weten.',
    ],
  },
  {
    id: 'screenen',
    asks: /(?:screen|beoordeel|lees|vergelijk|selecteer)\p{L}* (?:ik|je|we) .{0,40}(?:cv\p{L}*|cv['’]s|sollicitat\p{L}*|brieven)|hoe (?:screen|beoordeel|selecteer)\p{L}* (?:ik|je|we)|(?:waar|waarop) (?:let|kijk) (?:ik|je|we) .{0,20}(?:op|naar) .{0,20}cv\p{L}*|cv['’]?s? (?:screenen|beoordelen|selecteren)/iu,
    lead: 'Zo beoordeel je een CV eerlijk:',
    sentences: [
      'Leg vooraf vast welke eisen echt nodig zijn en let bij iedereen op dezelfde.',
      'Kijk naar wat iemand gedaan heeft, niet alleen naar titels en namen van werkgevers.',
      'Laat naam, foto, leeftijd en gaten in een CV geen rol spelen.',
      'Twijfel je over een eis, vraag er dan naar in het gesprek.',
    ],
  },
  {
    id: 'bewaren',
    asks: /hoe ?lang .{0,40}(?:bewa\p{L}*|houden)|bewaartermijn\p{L}*|(?:cv|gegevens|sollicita\p{L}*) .{0,30}bewaren/iu,
    lead: 'Over het bewaren van gegevens van kandidaten:',
    sentences: [
      'Gebruikelijk is tot vier weken na het einde van de procedure, en met toestemming van de kandidaat tot een jaar.',
      'Bewaar alleen wat voor de selectie nodig is; dat volgt uit de AVG, in Nederland en België.',
    ],
  },
  {
    id: 'wat-erin-moet',
    asks: /wat (?:moet|hoort|zet|kan|schrijf) (?:er |ik |je |we )?.{0,25}\b(?:in|bij) (?:een |de |mijn )?(?:goede )?(?:vacature\p{L}*|advertentie)|(?:moet|hoef|zal) (?:ik|je|we) (?!.*\bsalaris).{0,60}\b(?:in|bij) (?:de|mijn|een|deze) (?:vacature\p{L}*|advertentie|tekst)|onderdelen van een vacature|(?:opbouw|structuur|indeling) .{0,20}vacature/iu,
    lead: 'Dit hoort in een vacature:',
    sentences: [
      'De functie, de organisatie, de plaats, de uren en het salaris van en tot.',
      'Drie tot zes concrete taken.',
      'Alleen de eisen die echt nodig zijn, en apart wat een pluspunt is.',
      'Wat je biedt: contract, verlof, pensioen, reiskosten en wat het werk bijzonder maakt.',
      'Bij wie iemand vragen stelt, hoe solliciteren gaat en tot wanneer.',
    ],
  },
  {
    id: 'lengte',
    asks: /hoe ?lang (?:moet|mag|hoort|kan|wordt|is|maak) .{0,30}(?:vacature\p{L}*|tekst|advertentie)|hoeveel woorden|lengte van .{0,20}(?:vacature\p{L}*|tekst)/iu,
    lead: 'Over de lengte van een vacaturetekst:',
    sentences: [
      'Driehonderd tot zeshonderd woorden zijn meestal genoeg.',
      'Zet wat een lezer het eerst wil weten bovenaan: functie, plaats, uren, salaris en taken.',
      'Schrap wat bij elke werkgever had kunnen staan.',
    ],
  },
  {
    id: 'vinden',
    asks: /(?:waar|hoe) (?:vind|zoek|bereik|werf|krijg) (?:ik|je|we) .{0,40}(?:kandida\p{L}*|mensen|sollicita\p{L}*|personeel|meer reacties)|meer (?:reacties|sollicita\p{L}*|kandida\p{L}*)/iu,
    lead: 'Zo bereik je meer kandidaten:',
    sentences: [
      'Maak de titel zoals mensen zoeken en noem salaris, uren en plaats.',
      'Schrap eisen die niet nodig zijn; elke eis kost reacties.',
      'Kijk bij de vacature onder Matches wie van je bestaande kandidaten past.',
      'Vraag het team om de vacature te delen, en antwoord binnen een paar dagen op elke reactie.',
    ],
  },
  {
    id: 'uitnodigen',
    asks: /(?:nodig|uitnodig\p{L}*|uitnodiging).{0,40}(?:kandida\p{L}*|iemand|gesprek|sollicitant\p{L}*|schrijven|sturen)|(?:mail|bericht|brief)\p{L}*.{0,60}(?:uit te nodigen|uitnodig\p{L}*|nodig .{0,20}uit\b)/iu,
    lead: 'Zo nodig je iemand uit voor een gesprek:',
    sentences: [
      'Noem de functie, twee of drie momenten, de plaats of de link, en hoe lang het duurt.',
      'Zeg met wie iemand spreekt en waar het gesprek over gaat.',
      'Vraag of iemand iets nodig heeft om goed mee te kunnen doen.',
    ],
  },
]
