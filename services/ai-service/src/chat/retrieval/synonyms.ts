/**
 * Words that recruiters and candidates use for one thing, Dutch and English, one group a line. Written by hand from
 * vacancies, CVs and interviews; several words together stand for a fixed phrase.
 */
export const synonyms: string[][] = `
thuiswerken, thuis werken, dagen thuis, dgn thuis, thuiswerk, vanuit huis, hybride, hybrid, remote, work from home, op afstand werken, thuiswerkdagen
leaseauto, lease-auto, auto van de zaak, bedrijfsauto, lease, company car, bedrijfswagen, firmawagen, dienstwagen, dienstauto
auto, wagen, eigen auto, eigen wagen, eigen vervoer, dienstauto, dienstwagen, dienstfiets, firmawagen, bedrijfsauto, bedrijfswagen, leaseauto
bus van de zaak, busje van de zaak, bedrijfsbus, bedrijfsbusje, werkbus, servicebus, bestelbus, bedrijfsauto, bedrijfswagen, auto van de zaak
reiskosten, reiskostenvergoeding, woon-werkverkeer, ov-kaart, ov-vergoeding, ns-abonnement, ns-business card, kilometervergoeding, kilometergeld, verplaatsingsvergoeding, verplaatsingskosten, vervoerskosten, travel allowance
vakantiedagen, vrije dagen, verlofdagen, rustdagen, vakantie-uren, vakantie, verlof, verlofuren, holidays, vacation days, days off, atv, adv
vrijheid, autonomie, zelfstandigheid, zelf bepalen, zelf kiezen, eigen rooster
pensioen, pensioenregeling, pension, groepsverzekering
paritair comite, paritair comité, pc, cao
schoonmaken, schoonmaak, poetsen, kuisen, kuis, poets
bediende, medewerker, kantoormedewerker
attest, getuigschrift, certificaat, diploma
fulltime, full-time, voltijds, voltijd
parttime, part-time, deeltijds, deeltijd, halftijds
bonus, eindejaarspremie, winstdeling, winstuitkering, dertiende maand, 13e maand, eindejaarsuitkering, provisie
contract, dienstverband, aanstelling, jaarcontract, contracttype
vast contract, onbepaalde tijd, vaste aanstelling, vast dienstverband, vaste baan, permanent contract
tijdelijk contract, bepaalde tijd, jaarcontract, temporary contract, fixed-term
rijbewijs, rijbewijs b, autorijden, driving licence, driver's license
leidinggevende, manager, teamleider, leiding, rapporteert aan, rapporteer je aan, aangestuurd, chef, hoofd van, hoofd planning, supervisor, team lead, baas
leidinggeven, leiding geven, leidinggegeven, leiding, leidinggevend, aansturen, aansturing, aangestuurd, managen, managed, leadership, leidt, geleid, begeleidt een team, begeleidde een team, managed a team, led a team
leeftijd, oud, geboortedatum, geboren, geboortejaar, age, jaar oud
nationaliteit, nationality
werkgever, bedrijf, organisatie, employer, company
medewerkers, werknemers, collega's, mensen, man, personen, employees, people, staff, personeelsleden, fte
klanten, opdrachtgevers, cliënten, customers, clients
cliënten, bewoners, patiënten, patients
overwerk, overuren, overwerken, overtime
weekend, weekenddienst, weekenden, weekends, weekendwerk
avond, avonddienst, avonddiensten, avonden, avondwerk, 's avonds, the evening, evening shift
nachtdienst, nachtdiensten, nacht, nachten, nachtwerk, ploegendienst, ploegen, night shift
reizen, reis, onderweg, travel, buitenland
software, programma's, systemen, tools, applicaties, pakketten
programmeertalen, programmeren, programming languages, programmeertaal
beginnen, starten, start, begin, aanvangen
eindigen, stoppen, einddatum, vertrekken
opgericht, oprichting, gestart, begonnen, ontstaan, bestaat sinds, bestaat, founded, established
oprichter, oprichters, opgericht door, founder
budget, begroting, financiën
betalen, vergoeden, vergoed, betaalt, op onze kosten, bekostigen
geldig, verlopen, vervallen, geldigheid
omzet, verkoop, sales, revenue, turnover
inkoop, inkopen, procurement, purchasing
klantcontact, contact met klanten, klanten, klantenservice
vergadering, overleg, meeting, overleggen
presentaties, presenteren, presentatie, presentations
vrijwilligerswerk, vrijwilliger, volunteer, volunteering
stage, stages, internship, stagiair
vertrek, vertrekken, weggaan, weg bij, overstap, overstappen, opgezegd, reden van vertrek, leaving
conflict, conflicten, ruzie, meningsverschil
gezin, kinderen, kind, dochter, zoon, family, children
getrouwd, partner, gehuwd, samenwonend, married
ziek, ziekte, verzuim, gezondheid
hobby, hobby's, vrije tijd, hobbies
sport, sporten, sportabonnement, fitness
parkeren, parkeerplaats, parking
openbaar vervoer, trein, station, bus, bereikbaar, bereikbaarheid
laptop, telefoon van de zaak, macbook
proeftijd, inwerkperiode, inwerken, onboarding, inwerkprogramma, ingewerkt
sluitingsdatum, reageren voor, uiterlijk, deadline om te reageren
vog, verklaring omtrent gedrag
certificaat, certificaten, gecertificeerd, certificering, certificate, certified
programmeur, ontwikkelaar, developer
verpleegkundige, verpleging, nurse
boekhouding, administratie, boekhouder, accounting
marketing, campagnes, campagne
storingen, storing, defecten, reparaties, repareren
veiligheid, veilig, safety
leerlingen, scholieren, pupils, students, studenten
kwaliteit, kwaliteitscontrole, quality
projecten, project, projectmatig, projects
ondernemer, eigen bedrijf, zzp, freelance, zelfstandig ondernemer, freelancer
kinderopvang, kinderopvangtoeslag, childcare
kantine, bedrijfskantine, bedrijfsrestaurant, canteen
lunch, maaltijd, maaltijden
referenties, referentie, references, referent, referenten
verzekering, verzekerd, hospitalisatieverzekering, ziektekostenverzekering, zorgverzekering, groepsverzekering, hospitalisatie
maaltijdcheques, ecocheques, maaltijdvergoeding, cheques
fietsvergoeding, fietsplan, leasefiets, fietslease, fiets van de zaak, bedrijfsfiets
korting, personeelskorting, korting op producten
toeslag, toeslagen, ploegentoeslag, ploegenpremie, onregelmatigheidstoeslag, ort, premie, toelage
training, trainingen, cursus, cursussen, bijscholing, vorming, vormingen, workshop, opleidingsdagen
kleding, werkkleding, kledij, werkkledij, kleren, werkkleren, uniform, dresscode, bedrijfskleding
klachten, klachtenbehandeling, klachtenafhandeling, ontevreden klanten
rapporteren, rapportage, rapportages, verslag, verslagen, rapporten, verslaggeving
plannen, planning, inplannen, planningen, roosteren, werfplanning
begeleiden, begeleiding, coachen, coaching, coacht, begeleidt, mentor, mentoraat
stagiairs, stagiair, stagiaires, stage, stagebegeleider
controleren, controle, nakijken, inspectie, inspecteren, controles
bestellen, bestelling, bestellingen, bijbestellen
voorraad, stock, voorraadbeheer, stockbeheer
offertes, offerte, prijsaanvragen, prijsofferte
facturen, factuur, facturatie, facturering, factureren
salarisadministratie, loonadministratie, payroll, loonverwerking
rekrutering, werving, recruitment, werving en selectie, rekruteren, aanwerven
social media, sociale media, instagram, facebook, tiktok
webshop, website, e-commerce, webwinkel
heftruck, vorklift, clark, heftruckcertificaat, heftruckbrevet
vrachtwagen, truck, camion, vrachtauto
monteur, technieker, technicus, mecanicien
verzorgende, zorgkundige, verzorgster
leraar, leerkracht, docent, onderwijzer, juf, meester
winkelbediende, verkoper, verkoopster, verkoopmedewerker
magazijnier, magazijnmedewerker, orderpicker
chauffeur, bestuurder, vrachtwagenchauffeur
bouwplaats, werf, bouwwerf, werven
receptie, onthaal, balie, frontoffice, front office
gasten, bezoekers, hotelgasten
onderdelen, wisselstukken, reserveonderdelen
glijuren, glijdende uren, flexibele werktijden, flexibele uren, variabele uren
verhuizen, verhuisbereid, relocatie
leveranciers, leverancier, toeleveranciers
jaarrekening, jaarcijfers, balans, jaarafsluiting
computer, pc, computerkennis, computervaardigheden
groep, groepen, klas, klassen
afdeling, dienst, departement
telefoneren, telefoon, telefonisch, telefoontjes, bellen
aanspreekpunt, contactpersoon, vraagbaak
rijden, reizen, pendelen, reistijd, reisafstand
vergoeding, onkostenvergoeding, forfaitaire vergoeding
thuiszorg, wijkverpleging, wijkzorg
keuken, koken, kookt, gekookt
poetsen, schoonmaken, reinigen, schoonmaak
tillen, heffen, zwaar werk
wacht, wachtdienst, storingsdienst, piket, piketdienst, stand-by, bereikbaarheidsdienst, consignatiedienst, permanentie, oproepdienst
cad, autocad, tekenen, tekenprogramma, tekenwerk
mobiel, rijbewijs, eigen vervoer
dienstauto, dienstwagen, servicebus, bestelwagen, bedrijfsbus, servicewagen
toilet, sanitair, hygiëne, haccp
stress, werkdruk, stressbestendig, spannend, spanning, drukte, hectiek, druk
nederlandse, nederlands, dutch
engelse, engels, english
duitse, duits, german
franse, frans, french
spaanse, spaans, spanish
`
  .trim()
  .split('\n')
  .map((line) => line.split(',').map((word) => word.trim()))

/**
 * General words and what they cover. A question with the first matches any of the others, never the other way round.
 */
export const narrower: [wide: string[], narrow: string[]][] = (
  [
    [
      'programmeertaal, programmeertalen, programming language',
      'java, kotlin, python, javascript, typescript, c#, c++, php, ruby, go, rust, scala, swift, sql',
    ],
    ['dagen, werkdagen, welke dag', 'maandag, dinsdag, woensdag, donderdag, vrijdag, zaterdag, zondag'],
    ['weekend, weekends, weekendwerk', 'zaterdag, zondag'],
    [
      'mensen, personen',
      'bewoners, gasten, cliënten, patiënten, leerlingen, studenten, klanten, bezoekers, deelnemers, reizigers, kinderen, peuters',
    ],
    ['taal, talen', 'nederlands, engels, duits, frans, spaans, arabisch, turks, pools, dutch, english, german'],
    [
      'leidinggeven, leiding geven, leidinggegeven, leiding, aansturen',
      'leidinggevende, teamleider, manager, teamlead, ploegbaas',
    ],
    [
      'machine, machines',
      'heftruck, reachtruck, draaibank, freesmachine, freesbank, kraan, graafmachine, lasmachine, oven, zaagmachine, cnc',
    ],
    ['vervoer, voertuig', 'auto, fiets, trein, bus'],
    ['databases, database', 'postgresql, mysql, oracle, mongodb, sql server, mariadb, redis'],
    ['crm', 'hubspot, salesforce, dynamics, pipedrive'],
    ['sporten, sport', 'voetbal, hockey, tennis, hardlopen, zwemmen, fitness, roeien, zeilen'],
    [
      'software, pakketten, programma, systemen, tools',
      'excel, sap, afas, exact, autocad, solidworks, jira, salesforce, hubspot, nedap, transics',
    ],
  ] as const
).map(([wide, narrow]) => [wide.split(', '), narrow.split(', ')])
