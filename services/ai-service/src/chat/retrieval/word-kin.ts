/**
 * Words that speak of one thing in vacancies, CVs and conversations, one thing a line: wider than synonyms, so that a
 * sentence with another of them comes near a question and no more than that. Written by hand, Dutch and Flemish.
 */
export const wordKin: readonly (readonly string[])[] = `
vergaderen vergadering vergaderingen overleg teamoverleg overleggen meeting meetings briefing
dokter dokters arts artsen huisarts huisartsen specialist
wassen gewassen toiletzorg lichaamsverzorging douchen hygiëne
spuit spuiten insuline injecteren injecties prikken
wond wonden wondzorg wondverzorging verband
dossiers dossier patiëntendossier rapporteren registreren
verplaatsing verplaatsingen mobiliteit mobiliteitsvergoeding kilometers reiskosten woon-werk
studie opleiding cursus diploma certificaat scholing
begeleiden inwerken opleiden coachen stagiairs leerlingen
inschrijving inschrijven reageren reageer solliciteren sollicitatie kandidatuur aanmelden aanmelding
opties optie alternatieven overweegt twijfelt aanbod intern interne procedure
foto foto's röntgen röntgenfoto's beeldvorming scan scans
proeflopen meelopen meeloopdag proefdraaien kijkdag proefdag
ervaring ervaren routine vakkennis
huisdieren dieren hond honden kat katten konijn
nascholing bijscholing scholing opleiding cursus training
ziekteverzuim vervanging zwangerschapsverlof vervangen
sollicitant kandidaat kandidaten
inzetbaar beschikbaar oproepbaar
wisselend onregelmatig variabel afwisselend
nauwgezet precies stipt punctueel correct
kleinschalig klein familiaal persoonlijk
zorgzaam geduldig lief warm betrokken
commercieel verkoop sales klantgericht
leidinggevend leiding aansturen teamleider coördineren
plannen planning ritten routes inplannen dispatching
charters vervoerders transporteurs onderaannemers
bezorger koerier chauffeur bezorgen pakketten
douane import export aangiften
hygiëne proper schoon haccp
zelfstandig alleen eigen initiatief
gesprek gesprekken interview kennismaking sollicitatiegesprek
startpremie tekenpremie welkomstbonus bonus
thuisbasis standplaats vertrekplaats loods depot
opslag loonsverhoging verhoging indexering loonindexering periodiek trede
werven aanwerven aannemen rekruteren uitbreiden uitbreiding versterking vervanging
standby stand-by bereikbaarheidsdienst piket wachtdienst consignatie consignatiedienst storingsdienst permanentie oproepdienst wacht
boos kwaad kwade boze woedend agressief agressie ontevreden lastig lastige moeilijke klagende klacht klachten
beller bellers bellen contacteren opbellen aanspreken telefoon telefoneren telefonisch opbellen telefoontjes
documentatie handleiding handleidingen procedures instructies werkinstructies wiki kennisbank
najaar herfst september oktober november
voorjaar lente maart april mei
zomer juni juli augustus zomervakantie schoolvakanties
winter december januari februari kerst
prikken injecteren injectie injecties bloedafname bloedprikken
ecd epd dossier patiëntendossier cliëntdossier rapporteren zorgdossier
fiets fietsen fietslease fietsplan fietsvergoeding leasefiets bike brommer scooter
auto wagen voertuig bestelwagen bedrijfswagen firmawagen leaseauto rijbewijs
stad wijk buurt regio gemeente dorp centrum noord zuid oost west stadsdeel
reis vakantie reizen verlof afwezig
verlof congé vakantie vakantiedagen verlofdagen vrij adv atv snipperdagen
les lesgeven lesgegeven leerkracht docent leraar onderwijzer invalleerkracht onderwijs klas
muziek gitaar piano zang koor instrument muziekles
vervangen invallen invaller waarnemen vervanger plaatsvervangend waarnemend
leider teamleider ploegbaas chef leidinggeven leiding coördinator meewerkend voorman
uitleggen uitleg toelichten presenteren presentatie spreken voordracht
rekenen cijfers rekenwerk statistiek wiskunde analyse analyseren
geld budget kosten begroting financiën euro bedrag
winst omzet marge verkoopcijfers target doelstelling
korting personeelskorting voordeel gratis
eten maaltijd lunch brood koken mee-eten
drinken koffie borrel thee bar
kind kinderen peuters kleuters baby's leerlingen jongeren
ouderen bewoners senioren woonzorgcentrum bejaarden verpleeghuis
zieken patiënten ziekenhuis cliënten zorg
dieren hond honden katten paarden vee dierenarts
planten tuin groen bloemen snoeien beplanting bomen
schoonmaken poetsen kuisen reinigen reiniging hygiëne proper
opruimen ordelijk orde netjes proper georganiseerd
bouwen bouw werf bouwplaats nieuwbouw renovatie aannemer
repareren herstellen reparatie herstelling onderhoud storing storingen defect
lassen las lasser gelast lasproef lascertificaat
hout timmeren timmerman schrijnwerk meubels
schilderen verf verven schilder spuiten
elektriciteit elektricien bekabeling stroom laagspanning
water loodgieter sanitair leidingen
verwarming cv-ketel hvac koeling klimaat airco
warm heet hitte koel airco temperatuur graden
koud kou koelcel vriezer winter graden temperatuur
buiten weer regen wind buitenlucht
lawaai luid geluid herrie stil rustig
zwaar tillen heffen kilo fysiek dragen
gevaarlijk veilig veiligheid vca risico bescherming
vuil vies stof stoffig
machine machines toestel toestellen apparatuur installatie materieel
robot robots automatisering automatiseren
computer pc laptop software systeem digitaal office
programmeren coderen ontwikkelen software code programmeur
rapport rapporten verslag verslagen rapporteren rapportage rapportages dashboard dashboards
klant klanten cliënteel afnemers opdrachtgevers relaties bezoekers
verkopen verkoop verkocht sales acquisitie verkoper
kopen inkoop inkopen aankoop aankopen bestellen leveranciers
leveren levering leveringen bezorgen rondbrengen transport distributie
magazijn depot loods opslag voorraad stock
tellen inventaris voorraad stock telling tel
factuur facturen betaling betalingen debiteuren aanmaningen boekhouding
wanbetalers debiteuren aanmaningen incasso herinneringen
contract overeenkomst dienstverband aanstelling tewerkstelling
vast onbepaalde vastigheid zekerheid
tijdelijk bepaalde interim vervanging project
zelfstandige zzp freelance freelancer ondernemer bijberoep
interim uitzend uitzendbureau detachering payroll
ontslag ontslagen opgezegd herstructurering reorganisatie faillissement sluiting
gestopt stopte vertrokken vertrok weggegaan afgelopen beëindigd
begin beginnen starten start aanvang instap aanvatten
ochtend voormiddag vroeg morgen
middag namiddag 
avond avonddienst laat late
nacht nachten nachtdienst nachtwerk
weekend zaterdag zondag weekends
feestdag feestdagen kerst pasen
rooster uurrooster planning dienstrooster uren diensten shift shiften ploegen ploegendienst
ruilen wisselen schuiven omruilen verzetten
flexibel soepel schuiven zelf variabel glijdend
overwerk overuren meeruren langer
thuis thuiswerk thuiswerken telewerk hybride
kantoor bureau kantoorwerk binnendienst
onderweg baan buitendienst reizen rijden verplaatsing
buitenland internationaal export grensoverschrijdend landen
verhuizen verhuis relocatie verhuisbereid
trein station ov openbaar bus metro tram bereikbaar
parkeren parking parkeerplaats garage
groei groeien doorgroei doorgroeien promotie hogerop carrière loopbaan
leren bijleren opleiding cursus training vorming scholing ontwikkelen
opleiden inwerken begeleiden coachen mentor stagiairs leerling
stage stagiair stageplaats stageperiode praktijk
diploma getuigschrift certificaat attest opleiding gediplomeerd
geslaagd gehaald behaald geslaagde afgerond
gezakt gebuisd afgebroken onafgewerkt
examen proef test toets assessment tentamen
taal talen spreken tweetalig meertalig woordenschat
schrijven teksten redactie tekst geschreven
lezen leest boeken literatuur
foto fotografie beeld video film
tekenen tekening tekeningen ontwerp ontwerpen schets plannen plan
ideeën creatief creativiteit bedenken concepten
samen samenwerken team teamwerk collega's ploeg
alleen zelfstandig zelfstandigheid autonoom
sfeer cultuur gezellig familiaal informeel
druk werkdruk stress hectisch piekmomenten drukte tempo
rustig kalm rust bedaard geduldig geduld
eerlijk integer betrouwbaar discreet vertrouwelijk
precies nauwkeurig secuur zorgvuldig accuraat stipt
stipt punctueel afspraken
snel vlot tempo snelheid vlug
enthousiast gemotiveerd gedreven motivatie energie
bescheiden verlegen stil zenuwachtig nerveus gespannen introvert
sociaal vriendelijk contact praten babbel
luisteren luisterend empathie inlevend
onderhandelen onderhandelbaar bespreekbaar bespreken ruimte
beslissen beslissing besluit knoop uitsluitsel
wachten antwoord uitsluitsel reactie weten terugkoppeling feedback
beloofd toegezegd afgesproken mailt belt stuurt terugkoppeling
ontbreekt ontbreken navragen nagaan uitzoeken
reden oorzaak omdat want doordat
bewijs attest document kopie papieren
geldig vervallen verlopen geldigheid vervaldatum
referentie referenties referent aanbeveling oud-leidinggevende
hobby hobby's vrijetijd sport sporten voetbal muziek vereniging
vrijwilliger vrijwilligerswerk bestuurslid vereniging
vereniging club bestuur vrijwilliger
prijs prijzen award bekroond onderscheiding gewonnen
verbeteren verbeterd verbetering optimaliseren sneller efficiënter
besparen bespaard besparing verlaagd teruggebracht minder
fouten fout correcties klachten uitval afkeur
duurzaam duurzaamheid milieu klimaat groen circulair recycleren
overschot voedselbank restjes verspilling goede doel
groot grootte medewerkers werknemers omvang personeelsleden
familie familiebedrijf generatie
eigenaar eigenaresse zaakvoerder oprichter baas
directeur directie directrice management bestuur
concurrent concurrentie andere aanbod tegenbod
klein kleiner kleinschalig
product producten assortiment merk merken
winkel filiaal winkels vestiging vestigingen zaak
keuken kok koken gerechten maaltijden
bakken bakker brood taart taarten gebak patisserie viennoiserie croissants
vlees slager slagerij uitbenen worst
haar kapper knippen kleuren föhnen
schoonheid manicure massage behandeling
tanden tandarts mondzorg
ogen opticien bril lenzen
medicijnen medicatie apotheek geneesmiddelen
verpleging verpleegkundige wondzorg zorgen wassen
begeleiding begeleiden cliënten ondersteuning coachen
gedrag gedragsproblemen agressie autisme
politie beveiliging bewaking veiligheid toezicht
beveiliging security cyber veiligheid
chauffeur rijden vrachtwagen bus bestuurder transport
vrachtwagen truck camion oplegger trailer
heftruck clark reachtruck stapelaar
pakket pakketten pakjes zendingen colli orders
order orders bestelling bestellingen picken orderpicken
inpakken verpakken verpakking
controleren controle nakijken toezicht inspectie kwaliteit
kwaliteit keuring iso haccp norm
meten metingen labo lab laboratorium analyse
onderzoek onderzoeken studie research
vergunning vergunningen wetgeving regels regelgeving
belasting btw aangifte aangiften fiscaal
verzekering hospitalisatie groepsverzekering pensioen polis
lonen loon payroll salarisadministratie verloning
toeslag premie vergoeding bonus extra nachttoeslag zondagpremie
cheques maaltijdcheques ecocheques cadeaucheques
laptop gsm telefoon tablet smartphone toestel
kleding kledij werkkleding uniform schoenen werkschoenen
maat confectiemaat schoenmaat
sleutel sleutels alarm toegang
post mail mails brieven e-mail
balie onthaal receptie ontvangst
agenda agenda's afspraken kalender plannen
vergadering vergaderingen overleg meeting notuleren
evenement evenementen beurs beurzen event feest
campagne campagnes reclame marketing advertenties
website webshop site online
bericht berichtje mail app whatsapp sms
snelheid aanslagen tempo typen
schaal fwg barema trede loonschaal
oud bestaand bestaat opgericht gesticht
gebouw atelier pand werkplaats ruimte hal kantoor
collega collega's ploeggenoten teamleden
dichtbij afstand ver kilometer km minuten
voorkeur liever liefst wenst verkiest
weerstand conflict conflicten ruzie spanning
misging misgegaan misliep misgelopen misloopt mislukt mislukte fout fouten verkeerd tegenslag
crisis nood spoed spoedgevallen calamiteit
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '))
