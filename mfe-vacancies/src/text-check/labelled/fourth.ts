import { parseSentences } from './sentence.ts'

/**
 * Written without sight of the rules, and then used to make them better. First judged with a precision of 0.96 and a
 * recall of 0.83.
 */
export const fourthSentences = parseSentences(`
age | Kom jij ons jonge team in Utrecht versterken?
age | Wij zoeken een enthousiaste kandidaat tussen de 20 en 35 jaar.
age | Je bent maximaal 30 jaar en hebt een rijbewijs B.
age | Je hebt maximaal drie jaar werkervaring in een vergelijkbare functie.
age | Voor onze keuken in Deventer zoeken wij een jonge kok.
age jargon | Je komt terecht in een jong en dynamisch team.
age | Wij zoeken een junior kandidaat die het vak nog wil leren.
age | De gemiddelde leeftijd in ons team is 27 jaar, dus jij past er vast goed tussen.
age | Bij ons werk je met jonge collega's en elke vrijdag is er een borrel.
age | Onze voorkeur gaat uit naar iemand onder de 35.
age | Leeftijd: 18 t/m 25 jaar.
age | Je bent een jonge hond met lef en ambitie.
age | We are looking for a young professional to join our finance team in Eindhoven.
age | Wij zoeken een vijftigplusser die twee dagen per week leerlingen naar school rijdt.
age gender | Voor de bediening zoeken wij een spontane jongedame.
gender | Servicemonteur (m/v), 32 tot 40 uur per week.
gender | Wij zoeken een medewerker receptie m/v voor ons kantoor in Zwolle.
gender | De kandidaat stuurt zijn motivatie en cv naar onze afdeling personeelszaken.
gender | Voor ons magazijn zoeken wij mannen met een heftruckcertificaat.
gender | Wij zoeken een verkoopster voor onze winkel in Breda, twintig uur per week.
gender | Wij zoeken een vrouwelijke collega voor onze buitenschoolse opvang.
gender | The ideal candidate manages his own projects and enjoys working on site.
gender passive | Van de kandidaat wordt verwacht dat hij ook op zaterdag werkt.
gender family | Deze baan is ideaal voor moeders met schoolgaande kinderen.
origin | Nederlands is je moedertaal.
origin | Je hebt de Nederlandse nationaliteit en woont in de regio Tilburg.
origin | Wij zoeken Poolse productiemedewerkers voor de nachtploeg.
origin | Je spreekt accentloos Nederlands.
origin | Alleen kandidaten met een Nederlands paspoort kunnen solliciteren.
origin | Applicants must be native English speakers.
health | Je bent gezond en fit.
health | Je hebt een goede gezondheid en werkt graag buiten.
health | Je bent de afgelopen twee jaar nauwelijks ziek geweest.
health | Deze functie is niet geschikt voor mensen met een lichamelijke beperking.
health | Vermeld in je brief of je een chronische ziekte hebt.
family | Je hebt geen thuiswonende kinderen, zodat je altijd kunt invallen.
family | Wij zoeken een alleenstaande chauffeur voor ritten door heel Europa.
belief | Wij zoeken een christelijke medewerker voor onze bakkerij.
appearance | Je hebt een aantrekkelijk uiterlijk en ervaring in de verkoop.
appearance | Je bent slank en staat graag in de winkel.
jargon | Je bent een echte teamplayer met een hands-on mentaliteit.
jargon | Jij denkt out of the box en gaat voor het beste resultaat.
jargon | Als planner ben jij de spin in het web.
jargon | Wij bieden een uitdagende functie in een dynamische omgeving.
jargon | Je stemt de planning af met interne en externe stakeholders.
jargon | Je draagt zorg voor het implementeren van het beleid teneinde de doelstellingen te realiseren.
passive | Je wordt ingewerkt door een ervaren collega.
passive | De roosters worden vier weken van tevoren gemaakt door de teamleider.
passive | Sollicitaties worden na 15 september niet meer in behandeling genomen.
passive | De gesprekken zullen worden gevoerd in week 38.
passive | Vorig jaar werd een nieuwe werkplaats geopend in Hengelo.
sentence | Als wijkverpleegkundige bezoek je elke dag cliënten in Assen, waar je wonden verzorgt, medicijnen toedient, met huisartsen overlegt, zorgplannen schrijft en samen met je collega's de planning van de week maakt.
sentence | Je controleert de inkomende facturen, boekt ze in ons systeem, belt met leveranciers als er iets niet klopt, maakt de betalingen klaar en helpt aan het einde van het kwartaal met de btw-aangifte.
placeholder | Stuur je sollicitatie voor [datum] naar [naam contactpersoon].
- | Je begeleidt jongeren van 12 tot 18 jaar die niet meer thuis wonen.
- | Je werkt met jonge kinderen op onze groep voor twee- en driejarigen.
- | In deze juniorfunctie krijg je een vaste begeleider.
- | Junior developer, 36 uur per week, standplaats Amersfoort.
- | Als senior adviseur help je gemeenten met hun woningbouwplannen.
- | Je hebt minimaal vijf jaar ervaring als projectleider in de bouw.
- | Je bent minimaal 18 jaar, omdat je bij ons alcohol schenkt.
- | Je geeft les aan studenten van het mbo in Leeuwarden.
- | Je adviseert starters op de woningmarkt over hun hypotheek.
- | Je helpt mannen en vrouwen in onze winkel bij het kiezen van een bril.
- | Op de afdeling verloskunde zorg je voor moeder en kind in de eerste dagen.
- | Onze oprichter begon in 1987 en hij staat nog elke dag in de werkplaats.
- | Slaapt een bewoner slecht, dan bespreek je met hem en zijn familie wat helpt.
- | Zijn er nog vragen, bel dan gerust met onze afdeling personeelszaken.
- | Je spreekt en schrijft Nederlands op niveau B2.
- | Je spreekt goed genoeg Duits om klanten aan de telefoon te helpen.
- | Kennis van het Pools is handig, want een deel van onze leveranciers zit in Gdansk.
- | Je kookt gezonde maaltijden voor de bewoners van ons woonzorgcentrum.
- | Word je ziek, dan betalen wij je salaris het eerste jaar volledig door.
- | Je krijgt eerst een contract voor maximaal een jaar.
- | Ons bedrijf bestaat dit jaar veertig jaar.
- | Als kraamverzorgende help je gezinnen met een pasgeboren kind.
- | Je werkt op een christelijke basisschool met 210 leerlingen.
- | Je maakt mooie bloemstukken voor bruiloften en uitvaarten.
- | Je wordt teamleider van twaalf collega's.
- | In de zomer wordt het druk, dus dan werk je ook op zondag.
- | Servicemonteur (m/v/x) in Venlo.
- | Je traint het meisjesteam van onze hockeyclub.
- | Je snoeit jonge bomen en onderhoudt het plantsoen.
- | Je repareert Duitse en Japanse auto's.
- | Iedereen kan solliciteren, ongeacht leeftijd, geslacht, afkomst of beperking.
- | Heb je een arbeidsbeperking, dan passen wij je werkplek graag aan.
- | Onze bewoners zijn tussen de 70 en 95 jaar.
- | You have at least three years of experience with SQL.
- | You will work with young people who need help finding a home.
- | Je bezorgt pakketten met een elektrische bus in de regio Alkmaar.
- | Je verdient tussen € 2.800 en € 3.600 bruto per maand bij 36 uur.
- | Je hebt een diploma mbo niveau 3 in de elektrotechniek.
- | Stuur je cv en een korte brief voor 1 oktober naar Anouk de Wit.
- | Je beoordeelt aanvragen voor bijstand en praat met inwoners over hun situatie.
- | Je geeft Nederlandse les aan nieuwkomers uit Syrië en Eritrea.
- | Je houdt bij de maaltijden rekening met het geloof van bewoners.
- | Je sport gratis in onze fitnessruimte.
- | In onze vrouwenopvang werk je met moeders en hun kinderen.
- | Je krijgt betaald ouderschapsverlof, bovenop wat de wet voorschrijft.
- | Senior verpleegkundige intensive care, 28 uur per week.
`)
