import { parseSentences } from './sentence.ts'

/**
 * Written without sight of the rules, and then used to make them better. First judged with a precision of 0.97 and a
 * recall of 0.62.
 */
export const thirdSentences = parseSentences(`
age | Ons team op de spoedeisende hulp is jong en gezellig, dus je voelt je er snel thuis.
- | Je verzorgt zes bewoners met dementie en eet tussen de middag met ze mee.
age | Ben jij tussen de 18 en 30 jaar en woon je in de buurt van Zwolle?
- | Heeft een bewoner pijn, dan kan hij dag en nacht op je rekenen.
- | Wanneer een klant zijn auto ophaalt, leg jij uit wat we hebben vervangen.
age | Onze monteurs zijn gemiddeld 27 jaar en zo iemand zoeken we er nog een bij.
passive | De auto's worden door jou gekeurd en klaargezet voor de klant.
- | Je repareert elektrische en hybride auto's en leest zelf de storingen uit.
gender | Ben jij de handige man die de badkamers van onze huurders opknapt?
- | Met een ploeg van twaalf man bouwen we dit jaar veertig woningen in Almere.
age | Gezien de opbouw van de ploeg gaat onze voorkeur uit naar iemand onder de 35.
passive | Aan het eind van de dag moet het gereedschap worden opgeruimd.
- | Je hebt rijbewijs BE en rijdt in een eigen bus naar de bouwplaats.
age | Voor onze vulploeg zoeken we jongeren van 15 tot en met 18 jaar.
- | Vanwege de wet moet je 16 jaar of ouder zijn om met de snijmachine te werken.
- | Je moet minimaal 18 jaar zijn omdat je achter de bar alcohol schenkt.
gender | De bedrijfsleider stuurt zijn ploeg aan en hij maakt om acht uur de kassa op.
- | We brengen jonge kaas naar winkels in heel Noord-Holland.
age gender | Welke vlotte jongedame komt ons receptieteam versterken?
appearance | Zichtbare tatoeages en piercings zijn bij ons aan de receptie niet toegestaan.
- | In ons hotel logeren veel gezinnen, studenten en zakenreizigers.
passive | Er wordt gewerkt in een rooster met vroege en late diensten.
gender | Vacature: gastvrouw ontbijtzaal, 24 uur per week.
appearance | Een aantrekkelijk uiterlijk is belangrijk achter onze bar.
age | Door de leeftijdsopbouw van de sectie zien wij graag een jonge docent natuurkunde komen.
- | Elke leerling heeft bij ons zijn eigen leerplan.
- | Onze christelijke basisschool telt 220 leerlingen en ligt midden in het dorp.
- | Zij-instromers zijn van harte welkom: je haalt bij ons in twee jaar je bevoegdheid.
- | Je geeft les aan jonge kinderen in groep 1 en 2.
gender | Voor groep 5 zoeken wij na de kerstvakantie een lieve juf.
age | Je bent net van de universiteit en zoekt je eerste baan bij de overheid.
- | De gemeente beheert ruim 600 hectare openbaar groen.
- | Je bezoekt kerken en moskeeën om voorlichting te geven over brandveiligheid.
passive | Sollicitaties die na 1 mei binnenkomen, worden niet meer in behandeling genomen.
- | Onze jongerenwerkers begeleiden jongeren van 12 tot 18 jaar in de wijk.
- | Juniorfunctie in schaal 8, 36 uur per week.
- | Je adviseert starters op de woningmarkt over hun eerste hypotheek.
origin | Je bent in Nederland geboren en getogen en kent de gewoonten van onze klanten.
- | Elk kwartaal controleer je de dossiers van zakelijke klanten op witwassen.
age | Maximaal 3 jaar werkervaring in de financiële sector.
jargon passive | De deliverables worden elke twee weken met de stakeholders afgestemd.
- | Als senior developer werk je aan de betaalmodule van onze app.
jargon | Jij pakt in elke meeting het ownership en gaat voor impact.
- | Na je eerste project als junior consultant volg je een opleiding naar keuze.
age passive | Wij zijn op zoek naar een junior kandidaat die nog gevormd kan worden.
- | You will lead a team of four junior and two senior engineers.
age | Als startup met een gemiddelde leeftijd van 26 houden we van tafeltennis en goede koffie.
age jargon | Kom werken in een jong en dynamisch team van echte aanpakkers met een can-do mentaliteit.
jargon | We are looking for a marketing rockstar who can hit the ground running.
- | Ons bedrijf is nog jong: in 2021 openden we onze eerste winkel.
age | Je bent opgegroeid met een smartphone in je hand en weet dus wat op TikTok werkt.
- | Our customers are mostly young families who want an affordable bike.
age gender | Een nuchtere boerenzoon van een jaar of twintig kan hier meteen aan de slag.
- | Je voert de pasgeboren kalveren en houdt de stal schoon.
origin | Voor de aspergeoogst werken wij het liefst met Poolse medewerkers.
- | Je werkt maximaal acht uur per dag, ook in de oogsttijd.
health | Je beschikt over een uitstekende gezondheid en werkt graag buiten.
gender | Functie: orderpicker (m/v), standplaats Tilburg.
- | Je tilt dozen tot 15 kilo en voor zwaardere vracht staat er een kraan.
origin | Je hebt de Nederlandse nationaliteit en een geldig heftruckcertificaat.
- | Onze Poolse vestiging levert de onderdelen en jij plant de transporten.
health | Mensen met rugklachten kunnen wij in het magazijn helaas niet gebruiken.
placeholder | Je werkt 32 uur per week op onze locatie in [plaatsnaam].
gender | Onze nieuwe schoonmaakster begint om zes uur in het gemeentehuis.
- | Wij zoeken een schoonmaker (m/v/x) voor 20 uur per week.
gender family | Ideaal voor moeders die onder schooltijd iets willen bijverdienen.
- | Je begint om zeven uur en bent om halfvier klaar.
origin | Je spreekt Nederlands zonder accent, want je hebt de hele dag klanten aan de lijn.
- | Je spreekt en schrijft goed Nederlands, minimaal op niveau B2.
- | Duits op B1-niveau is nodig, want de helft van onze leveranciers zit in Essen.
origin | We only hire native English speakers for this desk.
passive | Van jou wordt verwacht dat je ook in het weekend bereikbaar bent.
- | Veel van onze klanten spreken Pools, dus kennis van die taal komt van pas.
origin | Nederlands is je moedertaal en je schrijft pleidooien zonder fouten.
- | Ons kantoor zit in een mooi grachtenpand in Leiden.
- | Je behandelt zaken in het jeugdrecht en staat minderjarigen bij.
gender | Gezocht: kantoordame met een opgeruimd karakter en gevoel voor cijfers.
age | Heb je meer dan vijf jaar ervaring als advocaat, dan ben je te zwaar voor ons team.
jargon | Als spin in het web houd je alle ballen in de lucht.
- | Het theater is geboren uit een initiatief van buurtbewoners.
age | We're looking for a young and energetic barista to join our foyer café.
- | Je verkoopt kaarten voor de voorstelling Het meisje met de zwavelstokken.
age | Je bent niet ouder dan 40 jaar wanneer je met de opleiding tot agent begint.
- | Je neemt aangiften op van vrouwen en kinderen die thuis niet veilig zijn.
family | Je maakt lange nachtdiensten, dus je hebt bij voorkeur geen kleine kinderen thuis.
health | Vermeld in je brief hoe vaak je het afgelopen jaar ziek was.
- | Je kookt elke dag een gezonde lunch voor zestig peuters en kleuters.
belief | Een collega die meedoet aan de ramadan past niet bij onze groepen.
passive | Je wordt ingewerkt door een ervaren collega en krijgt na een maand je eigen groep.
- | Je wordt teamleider van de nachtploeg en maakt zelf het rooster.
sentence | Onze fabriek in Veghel draait in vijf ploegen, waardoor je de ene week vroeg begint en de andere week 's nachts werkt, maar daar staan een toeslag, extra vrije dagen en een warme maaltijd tegenover.
- | De moedermaatschappij zit in Duitsland en de fabriek staat in Hengelo.
gender | Wij zijn een hecht mannenteam en zoeken een lasser die daar tussen past.
sentence | Als wijkverpleegkundige bezoek je elke dag cliënten in Deventer en omgeving, stel je samen met hen een zorgplan op, overleg je met de huisarts en begeleid je twee leerlingen die bij ons hun opleiding volgen.
- | Ben je ziek, dan betalen wij het eerste jaar je loon volledig door.
- | Je krijgt korting op de sportschool, zodat je ook naast je werk fit blijft.
jargon | Ben jij de duizendpoot die out of the box denkt?
health | Je bent lichamelijk en geestelijk volledig gezond.
- | Je krijgt een contract voor een jaar met uitzicht op een vast dienstverband.
- | Jong of oud, met of zonder diploma: iedereen kan reageren.
`)
