import { parseSentences } from './sentence.ts'

/** Written without sight of the rules, which were later changed with it in view. */
export const unseenSentences = parseSentences(`
age | Voor ons distributiecentrum in Tilburg zoeken wij jonge, enthousiaste medewerkers voor de avondploeg.
age | Je komt terecht in een jong en gezellig team van acht collega's.
age | Je hebt maximaal drie jaar werkervaring als administratief medewerker.
age | Ben jij tussen de 18 en 30 jaar en wil je bijverdienen in de horeca?
age | Ben jij 15 of 16 jaar en zoek je een bijbaan in onze supermarkt?
age | Wij zijn op zoek naar een junior kandidaat voor onze afdeling crediteuren.
age | De gemiddelde leeftijd in ons team is 27 jaar.
age | Je bent niet ouder dan 35 jaar en hebt een afgeronde mbo-opleiding.
age | Leeftijd: 20 tot 40 jaar.
age | Ben jij de jonge hond die ons verkoopteam zoekt?
age | Wij zoeken gepensioneerden die in de ochtend een schoolbus willen rijden.
age | Je bent starter of hebt hooguit een jaar ervaring in de kinderopvang.
age | Onze voorkeur gaat uit naar iemand van rond de dertig.
age | Samen met je jeugdige collega's bel je klanten van een energiebedrijf.
age | We are looking for young professionals to join our finance department.
age gender | Voor ons strandpaviljoen zoeken wij jonge meiden voor de bediening in het weekend.
age jargon | Samen met een jong team denk je out of the box.
age health | Je bent tussen de 20 en 45 jaar en lichamelijk gezond.
gender | Wij zoeken een ervaren heftruckchauffeur (m/v) voor onze vestiging in Venlo.
gender | Wij zoeken een vriendelijke gastvrouw voor ons hotel in Zeeland.
gender | Voor onze huisartsenpraktijk zoeken wij een doktersassistente voor 24 uur per week.
gender | Heb jij ervaring als schoonmaakster en woon je in de buurt van Hoorn?
gender | De ideale kandidaat heeft rijbewijs CE en hij houdt zijn vrachtwagen netjes.
gender | Vanwege het zware tilwerk zoeken wij voor de nachtploeg alleen mannen.
gender | Voor onze bloemenwinkel in Aalsmeer zoeken wij een spontane dame.
gender | Onze basisschool zoekt een enthousiaste juf voor groep 3.
gender | We are looking for a salesman who knows his way around the Benelux.
origin | Nederlands is je moedertaal en je schrijft foutloos.
origin | Wij zoeken Poolse medewerkers voor de aspergeoogst in Limburg.
origin | Alleen kandidaten met de Nederlandse nationaliteit kunnen reageren op deze vacature voor orderpicker.
origin | Aan de telefoon spreek je accentloos Nederlands.
origin | You are a native Dutch speaker and you write clear emails to customers.
origin gender | Roemeense en Bulgaarse vrouwen gezocht voor het inpakken van bloemen.
health | Je bent fysiek fit en niet bang voor zwaar werk in de buitenlucht.
health | Je hebt een goede gezondheid en werkt graag in ploegendienst.
health | Je hebt geen lichamelijke of psychische klachten.
health | Kandidaten met rugklachten kunnen helaas niet op deze functie reageren.
family | Je hebt geen kinderen en kunt weken achter elkaar van huis zijn.
family | Wij zoeken een alleenstaande kok die bij ons op het landgoed wil wonen.
family gender | Deze bijbaan is ideaal voor moeders met schoolgaande kinderen.
belief | Als calculator bij ons bouwbedrijf ben je lid van een christelijke kerk.
appearance | Je hebt geen zichtbare tatoeages of piercings.
appearance gender | Voor onze beursstand zoeken wij een aantrekkelijke, slanke gastvrouw.
jargon | Wij zoeken een echte teamplayer met een hands-on mentaliteit.
jargon | Je bent een spin in het web en houdt graag veel ballen in de lucht.
jargon | Je werkt in een fast-paced omgeving en schakelt met alle stakeholders.
jargon | Voor onze financiële administratie zoeken wij een schaap met vijf poten.
jargon | Je hebt een helikopterview en neemt ownership over je projecten.
jargon | Ben jij de rockstar die onze klantenservice naar een next level tilt?
passive | Er wordt van je verwacht dat je ook in het weekend werkt.
passive | De sollicitatiegesprekken worden gevoerd in week 36.
passive | Reiskosten worden vergoed vanaf tien kilometer.
passive | Acquisitie naar aanleiding van deze vacature wordt niet op prijs gesteld.
passive | Door jou worden de bestellingen verzameld en klaargezet bij de juiste laaddeur.
passive | Vorig jaar werd onze werkplaats in Deventer volledig verbouwd.
sentence | Als logistiek medewerker haal je met een scanner de producten uit de stellingen, controleer je de aantallen, pak je alles zorgvuldig in en zet je de pallets klaar voor de chauffeur.
sentence | Bij de gemeente Zwolle behandel je aanvragen voor een parkeervergunning, beantwoord je vragen van inwoners aan de balie en aan de telefoon, en schrijf je brieven die iedereen in de stad begrijpt.
placeholder | Heb je vragen over deze functie, bel dan met [naam contactpersoon].
- | Je begeleidt jongeren van 12 tot 18 jaar in een woongroep in Amersfoort.
- | Je geeft les aan jonge kinderen in groep 1 en 2.
- | Voor deze juniorfunctie krijg je een vaste begeleider.
- | Wij zoeken een junior developer met kennis van Java.
- | Als senior adviseur ruimtelijke ordening begeleid je grote bouwprojecten.
- | In onze winkel verkoop je schoenen voor mannen, vrouwen en kinderen.
- | Als verloskundige begeleid je vrouwen tijdens de zwangerschap.
- | Als kraamverzorgende ondersteun je moeder en kind in de eerste week thuis.
- | In de opvang help je meisjes die thuis niet veilig zijn.
- | Je helpt de klant als hij vragen heeft over zijn factuur.
- | Je beheerst het Nederlands op niveau B1.
- | Je spreekt goed Duits, want veel van onze klanten wonen net over de grens.
- | Kennis van het Pools is handig, omdat een deel van de leveranciers in Polen zit.
- | Onze Nederlandse vestigingen staan in Breda en Zwolle.
- | Je monteert Duitse keukens bij particulieren in de regio Arnhem.
- | Je bereidt elke dag gezonde maaltijden voor onze bewoners.
- | Wij zijn een financieel gezond bedrijf met tachtig medewerkers.
- | Je krijgt korting op een abonnement bij Basic-Fit.
- | Je verzorgt zieke dieren in onze kliniek in Meppel.
- | Je krijgt een contract voor een jaar, met daarna uitzicht op een vaste baan.
- | Je werkt maximaal 32 uur per week, verdeeld over vier dagen.
- | Je hebt minimaal vijf jaar ervaring als werkvoorbereider in de woningbouw.
- | Je bent minimaal 18 jaar, omdat je aan de bar alcohol schenkt.
- | Op deze afdeling zorg je voor te vroeg geboren baby's.
- | Wij zijn een christelijke basisschool in het centrum van Ede.
- | Vanuit ons kantoor heb je een mooi uitzicht over de haven.
- | Je tekent slanke stalen kozijnen voor nieuwe woningen.
- | Iedereen is welkom om te solliciteren, ongeacht leeftijd, afkomst of geloof.
- | Jij wordt onze nieuwe planner op de afdeling transport.
- | In de zomer wordt het druk op ons terras.
- | Je begeleidt studenten verpleegkunde tijdens hun stage.
- | Je adviseert starters op de woningmarkt over hun hypotheek.
- | Ons schildersbedrijf bestaat dit jaar dertig jaar.
- | Wij zoeken een magazijnmedewerker (m/v/x) voor de dagdienst.
- | Our advisers help young families with their first mortgage.
- | Op de afdeling dameskleding vul je de rekken aan en help je klanten.
- | Je maakt kantoren schoon in het centrum van Rotterdam, van maandag tot en met vrijdag.
- | Je beantwoordt vragen van klanten per telefoon, e-mail en chat.
- | Heb je rijbewijs C en code 95?
- | Je bestuurt een freesmachine en meet de producten na.
- | Stuur je cv en een korte brief vóór 1 oktober naar onze afdeling personeelszaken.
- | You have at least three years of experience as an accountant.
`)
