import { parseSentences } from './sentence.ts'

/**
 * Written without sight of the rules, and then used to make them better. First judged with a precision of 0.96 and a
 * recall of 0.75.
 */
export const secondSentences = parseSentences(`
age | Voor onze winkel in Zwolle zoeken wij een spontane verkoper tussen de 18 en 25 jaar.
age | Je bent niet ouder dan 30 en hebt rijbewijs B.
age | Je komt terecht in een jong en gezellig team van acht monteurs.
age | Je hebt maximaal drie jaar werkervaring als assistent-accountant.
age | Wij zoeken een junior kandidaat voor onze afdeling Inkoop.
age | Gezien de opbouw van het team gaat onze voorkeur uit naar iemand van rond de dertig.
age | Ben jij de jonge hond die onze klanten in de regio Utrecht gaat bezoeken?
age | Deze bijbaan is alleen bedoeld voor scholieren van 15 tot en met 17 jaar.
age | Wij zoeken een schoolverlater die het vak van loodgieter wil leren.
age | Onze collega's zijn gemiddeld 27 jaar, dus daar pas jij goed tussen.
age | Ben je boven de 45, dan nemen wij je sollicitatie helaas niet in behandeling.
age | Als jonge professional werk je twee jaar lang bij drie verschillende gemeenten.
age | You will join a young team of engineers in our Rotterdam office.
age passive | De voorkeur wordt gegeven aan kandidaten jonger dan 35 jaar.
age gender | Voor de balie van onze tandartspraktijk zoeken wij een jonge dame.
age jargon | Wij zijn een jong en dynamisch team met een can-do mentaliteit.
age health | Je bent jong en kerngezond, want het werk op de steiger is zwaar.
gender | Wij zoeken een verkoopster voor onze modezaak in Breda.
gender | De kandidaat heeft een vrachtwagenrijbewijs en hij spreekt goed Duits.
gender | Magazijnmedewerker (m/v) voor de avondploeg in Tilburg.
gender | Ons kinderdagverblijf is op zoek naar een lieve juf voor de peutergroep.
gender | Wij zoeken een handige man voor het onderhoud van onze vakantiehuisjes.
gender | Vanwege het zware tilwerk zoeken we uitsluitend mannelijke collega's.
gender | De directeur zoekt een secretaresse die zijn agenda beheert.
gender | The ideal candidate has his own car and lives near Eindhoven.
gender appearance | Gezocht: knappe dames voor de bediening in onze cocktailbar.
gender family | Dit is de ideale baan voor moeders met schoolgaande kinderen.
origin | Nederlands is je moedertaal en daarnaast spreek je redelijk Engels.
origin | Je spreekt accentloos Nederlands en hebt een prettige telefoonstem.
origin | Om bij ons in de keuken te werken moet je de Nederlandse nationaliteit hebben.
origin | Voor onze klantenservice zoeken wij een native speaker Duits.
origin | Chauffeurs uit Polen of Roemenië nemen wij niet aan.
origin | Je bent geboren en getogen in Nederland.
health | Een laag ziekteverzuim bij je vorige werkgever is een vereiste.
health | Kandidaten met een chronische ziekte kunnen wij helaas niet aannemen.
health | Je hebt geen lichamelijke of psychische beperkingen.
family | Je bent vrijgezel, zodat je weken achter elkaar in het buitenland kunt werken.
family | Je hebt geen kinderen of andere verplichtingen thuis.
belief | Het dragen van een hoofddoek is op onze werkvloer niet toegestaan.
belief | Voor onze bakkerij zoeken wij een collega die belijdend christen is.
appearance | Je hebt een slank postuur en kledingmaat 36 of 38.
jargon | Jij bent een echte teamplayer met een hands-on mindset.
jargon | Je denkt out of the box en gaat voor onze klanten altijd de extra mile.
jargon | Als spin in het web schakel je met alle stakeholders en pak je de quick wins.
jargon | Wij bieden een uitdagende functie in een dynamische werkomgeving met korte lijnen.
jargon | We want a rockstar developer who thrives in a fast-paced environment.
passive | De planning wordt elke vrijdag door de teamleider gemaakt.
passive | Acquisitie naar aanleiding van deze vacature wordt niet op prijs gesteld.
passive | Je reiskosten worden volledig vergoed.
passive | De eerste gesprekken zullen op 12 en 13 juni worden gevoerd.
passive | Er wordt van je verwacht dat je zelfstandig de kassa opmaakt.
sentence | Je begint om zeven uur met het klaarmaken van het ontbijt, daarna help je de bewoners met wassen en aankleden, en aan het eind van de ochtend schrijf je een verslag voor de avonddienst.
sentence passive | Als planner zorg je ervoor dat alle vrachtwagens op tijd vertrekken, dat de chauffeurs hun rijtijden niet overschrijden en dat klanten door jou op de hoogte worden gehouden wanneer een levering later komt dan afgesproken.
placeholder | Heb je vragen, bel dan met [naam contactpersoon] op [telefoonnummer].
- | Je begeleidt jongeren van 12 tot 18 jaar die tijdelijk niet thuis kunnen wonen.
- | Als junior developer bouw je mee aan het klantportaal van een zorgverzekeraar.
- | Je bent minimaal 18 jaar, omdat je in onze slijterij alcohol verkoopt.
- | Je hebt minimaal vijf jaar ervaring als werkvoorbereider in de woningbouw.
- | Je krijgt een contract voor een jaar met uitzicht op een vaste aanstelling.
- | Je spreekt en schrijft Nederlands op niveau B2.
- | Je Duits is goed genoeg om met leveranciers te bellen.
- | Je kookt gezonde maaltijden voor de bewoners van ons verpleeghuis.
- | Je geeft moeders na de bevalling advies over borstvoeding.
- | Je wordt teamleider van een groep van veertien verpleegkundigen.
- | Word jij onze nieuwe servicemonteur in Apeldoorn?
- | Als senior adviseur beantwoord je de moeilijkste vragen over subsidies.
- | Wij verkopen jonge planten aan tuincentra in heel Europa.
- | Ons bedrijf bestaat 75 jaar en is nog altijd in handen van de familie.
- | Je verkoopt schoenen voor mannen, vrouwen en kinderen.
- | Een klant belt omdat hij zijn pakket niet heeft ontvangen, en jij zoekt het uit.
- | Je helpt studenten bij het kiezen van hun afstudeeronderzoek.
- | Je werkt maximaal 32 uur per week, verdeeld over vier dagen.
- | Je geeft gymles aan ouderen die fit willen blijven.
- | Je adviseert starters op de woningmarkt over hun eerste hypotheek.
- | Voor vragen over deze functie bel je met Marieke de Jong.
- | Medewerker bediening (m/v/x) voor ons restaurant in Maastricht.
- | Je weegt en meet pasgeboren baby's op het consultatiebureau.
- | In december wordt het druk in onze winkel.
- | Je onderhoudt het contact met onze leveranciers in Polen en Turkije.
- | Je restaureert kerken, moskeeën en andere monumenten.
- | Je begeleidt mensen met een beperking bij hun werk in de kwekerij.
- | Je ondersteunt alleenstaande ouders met schulden.
- | Ons moederbedrijf staat in Denemarken.
- | Iedereen kan bij ons solliciteren, ongeacht leeftijd, afkomst, geslacht of geloof.
- | Of je nu 20 of 60 bent, bij ons ben je welkom.
- | Je wordt verantwoordelijk voor de voorraad van drie filialen.
- | Dit is een juniorfunctie in schaal 7 van de cao Gemeenten.
- | Je traint op woensdagmiddag de junioren van onze voetbalclub.
- | Je neemt bloed af bij gezonde donoren.
- | Je leert nieuwkomers Nederlands in kleine groepen.
- | Je maakt slanke aluminium kozijnen voor nieuwbouwwoningen.
- | You support young adults with a mild intellectual disability in their own homes.
- | You have at least three years of experience with Java and PostgreSQL.
- | Je hoort drie weken van tevoren wanneer je werkt.
- | Je laadt en lost vrachtwagens met een heftruck.
- | Stuur je brief en cv voor 1 mei naar Petra Vermeulen.
- | Je behandelt bezwaarschriften over parkeerbelasting.
- | We betalen je opleiding tot elektromonteur.
- | Je geeft rekenen en taal aan groep 6 van onze basisschool in Hengelo.
- | Je bouwt elke ochtend het ontbijtbuffet op voor zestig hotelgasten.
`)
