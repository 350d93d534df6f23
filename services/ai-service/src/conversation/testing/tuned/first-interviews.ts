import { labelledConversation } from '../labelled-conversation.ts'

/** Invented conversations on which the rules were written. */
export const firstInterviews = [
  labelledConversation(
    'zorg',
    'sollicitatie',
    `
R: Welkom, fijn dat je er bent. Kon je het makkelijk vinden?
K: Ja hoor, eh, met de trein was het maar twintig minuten.
R: Mooi. Vertel eens iets over jezelf.
K: Ik ben Ilse en ik werk nu zes jaar als verzorgende in een verpleeghuis in Zwolle.
K: Daarvoor heb ik drie jaar in de thuiszorg gewerkt.
R: Waarom heb je gereageerd op deze vacature?
K: Ik zoek een kleiner team waar je de bewoners echt kent.
K: En het ziekenhuis waar ik stage liep zit hiernaast, dus ik ken de buurt.
R: Hoe ga je om met zieke bewoners die onrustig zijn?
K: Ik blijf rustig en ik gebruik mijn gezonde verstand.
R!family: Heb je zelf kinderen?
K!family: Ja, twee, van vier en zes.
R!family: En wie past er op je kinderen als je avonddienst hebt?
K!family: Mijn moeder helpt daarbij.
R: Oké, en hoeveel uur zou je willen werken?
K: Het liefst 28 uur, en niet meer dan één weekend per maand.
R: Heb je ervaring met kinderen met een beperking?
K: Nee, alleen met ouderen.
R: Mag je medicijnen delen?
K: Ja, ik ben bevoegd en bekwaam, mijn certificaat is vorig jaar verlengd.
R!health: Ben je het afgelopen jaar vaak ziek geweest?
K!health: Eén keer een week, door mijn rug.
R: Wat zou je willen verdienen?
K: Ik denk aan 2.900 euro bruto bij 36 uur.
R!open: Wat is je opzegtermijn?
K: Dat weet ik niet precies, dat zoek ik even op.
K: Hoe groot is het team?
R: Wij werken met een vast team van acht collega's.
K!open: Krijg ik dan ook een laptop van jullie?
R: Daar kom ik op terug, dat moet ik navragen.
R: We sturen in deze functie dagelijks clienten aan om zelf dingen te doen.
R!agreement: Ik bel je uiterlijk vrijdag met de uitslag.
K!agreement: Dan stuur ik je vanavond mijn diploma's nog.
R: Prima, dank je wel voor je komst.
`,
  ),
  labelledConversation(
    'bouw',
    'competentie',
    `
R: Goedemiddag, ga zitten. We beginnen met een paar vragen over situaties uit je werk.
K: Is goed.
R: Kun je een voorbeeld geven van een moment dat je onder hoge druk moest werken?
K!situation: Vorig jaar hadden we in Almere een project waar de kraan een week uitviel.
K!task: Ik was verantwoordelijk voor de planning van de ruwbouw.
K!action: Ik heb toen met de onderaannemers gebeld en de volgorde omgegooid.
K!action: Daarnaast heb ik elke ochtend een korte start met de ploeg gedaan.
K!result: Uiteindelijk waren we maar twee dagen later klaar.
R: Knap. En wanneer heb je te maken gehad met een conflict op de bouw?
K!situation: Bij mijn vorige werkgever was er ruzie tussen twee timmerlieden.
R: Wat was jouw rol daarin?
K!task: Ik moest zorgen dat ze weer samen door konden.
R: En wat heb je toen gedaan?
K!action: Ik ben met allebei apart gaan praten en heb daarna samen koffie gedronken.
R: Wat was het resultaat?
K!result: Ze hebben het project samen afgemaakt en niemand is weggegaan.
R!age: Hoe oud ben je eigenlijk?
K!age: Ik ben 54.
R: Heb je een VCA-certificaat?
K: Ja, VCA Vol, geldig tot 2027.
R!criminal-record: Heb je een strafblad?
K!criminal-record: Nee, natuurlijk niet.
R: Voor deze functie heb je een VOG nodig, is dat een probleem?
K: Nee, die heb ik al eens aangevraagd.
R!agreement: Zullen we donderdag om tien uur een rondleiding op de bouwplaats doen?
K: Ja, prima.
K!agreement: Ik neem dan mijn VCA-pas mee en ik mail je vanavond een kopie van mijn certificaat.
R: Ik stuur normaal gesproken een ploeg van twaalf man aan, dus je hebt hulp.
R!agreement: Je hoort binnen twee dagen van ons of het doorgaat.
`,
  ),
  labelledConversation(
    'it',
    'sollicitatie',
    `
R: Leuk dat je tijd hebt. Kun je jezelf kort voorstellen?
K: Ja, ik ben Sam, ik werk vijf jaar als backend developer, vooral met Python en PostgreSQL.
R: Wat vind je leuk aan je werk?
K: Ik krijg energie van systemen die, zeg maar, echt snel zijn.
R: Wat zijn je valkuilen?
K: Ik kan te lang doorgaan met een probleem zonder hulp te vragen.
R!origin: Waar kom je oorspronkelijk vandaan?
K!origin: Mijn ouders komen uit Iran.
R: Oké. Welke talen spreek je?
K: Nederlands en Engels, en een beetje Duits.
R!earlier-pay: Wat verdien je nu?
K!earlier-pay: Ik zit op 4.200 bruto.
R: En wat verwacht je hier te gaan verdienen?
K: Tussen de 4.500 en 5.000 euro lijkt me redelijk.
R: Kun je een voorbeeld noemen van een lastig probleem dat je hebt opgelost?
K!situation: Op een gegeven moment viel onze betaalservice elke nacht uit.
K!task: Ik kreeg de opdracht om de oorzaak te vinden.
K!action: Ik heb toen alle logs naast elkaar gelegd en een test geschreven die het naspeelde.
K!result: Het bleek een timeout te zijn en sindsdien is het niet meer gebeurd.
R: Hoeveel dagen wil je thuiswerken?
K: Twee of drie dagen thuis, maar niet fulltime.
R!religion: Ben je gelovig?
K!religion: Nee, niet echt.
R: Geloof je in ons product?
K: Ja, ik heb de demo bekeken en ik vond hem sterk.
R: Wanneer zou je kunnen beginnen?
K: Vanaf 1 maart, ik heb een opzegtermijn van een maand.
K!open: Hoe zit het met het pensioen?
R: Dat durf ik niet te zeggen, dat moet ik navragen bij personeelszaken.
R!agreement: Ik mail je morgen de opdracht en dan plannen we volgende week een tweede gesprek.
K!agreement: Top, dan stuur ik jullie mijn uitwerking voor het weekend.
`,
  ),
  labelledConversation(
    'logistiek',
    'sollicitatie',
    `
R: hoi welkom kun je wat over je ervaring vertellen
K: ja ik heb uh vier jaar als heftruckchauffeur gewerkt bij een distributiecentrum in tilburg
R: heb je een geldig heftruckcertificaat
K: ja die is nog twee jaar geldig
R: kun je in ploegen werken
K: ja drieploegen is geen probleem maar geen nachten in het weekend
R!marital-status: ben je getrouwd
K!marital-status: nee ik woon samen met mijn vriendin
R: hoe kom je naar het werk
K: ik heb een eigen auto en het is een kwartier rijden
R!trade-union: ben je lid van een vakbond
K!trade-union: ja van de fnv
R: hoe heb je het verzuim in je team aangepakt toen je teamleider was
K: ik belde mensen op de eerste dag en keek wat ze wel konden doen
R: wanneer kun je starten
K: per direct
R!agreement: dan bel ik je morgen om de proefdag af te spreken
K: is goed
K!open: wat is eigenlijk het uurloon
R: dat weet ik nu niet uit mijn hoofd
R!agreement: ik stuur je vanmiddag het contract en de planning
K: dank je
`,
  ),
  labelledConversation(
    'kantoor',
    'competentie',
    `
R: Vandaag kijken we naar samenwerken, klantgerichtheid en nauwkeurigheid. Heb je daar vragen over?
K: Nee, ga uw gang.
R: Kunt u een situatie noemen waarin u met een lastige klant te maken had?
K!situation: In november belde er een klant die al drie keer een verkeerde factuur had gekregen.
K!situation: Hij was heel boos.
K!task: Het was aan mij om dat op te lossen, want mijn collega was op vakantie.
K!action: Ik heb eerst geluisterd en zijn verhaal samengevat.
K!action: Daarna heb ik de facturen zelf nagelopen en een nieuwe gemaakt.
K!result: De klant was tevreden en heeft het contract met een jaar verlengd.
R: Wanneer hebt u voor het laatst een fout gemaakt, en kunt u daar een voorbeeld van geven?
K!situation: Vorige maand had ik een betaling dubbel ingevoerd.
K!action: Ik heb het meteen gemeld bij mijn leidinggevende en de bank gebeld.
K!result: Daardoor was het geld er na twee dagen weer.
K!result: Ik heb ervan geleerd dat ik altijd het totaal controleer.
R!politics: Op welke partij stemt u eigenlijk?
K!politics: Dat zeg ik liever niet.
R: Goed. Werkt u liever met Excel of met een boekhoudpakket?
K: Ik werk dagelijks met Exact en daarnaast met Excel.
K: De klant bel ik altijd zelf als er iets mis is.
R!orientation: Mag ik vragen, bent u lesbisch?
K!orientation: Dat hoort niet bij dit gesprek.
R!agreement: U hoort uiterlijk woensdag van ons.
K!agreement: Dan laat ik u dinsdag weten of mijn referent gebeld kan worden.
R!agreement: Kunt u uw diploma voor vrijdag opsturen?
K: Ja, dat lukt.
R!open: Wat is de naam van uw referent?
K: Mag ik daar later op terugkomen?
`,
  ),
]
