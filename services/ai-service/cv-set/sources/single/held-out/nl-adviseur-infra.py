# python-docx, then LibreOffice
import sys
from woord import *
d = start('Carlito', 10.5, (2.5, 2, 2, 2.5), after=2)
h = d.sections[0].header; h.paragraphs[0].text = ''
rule(line(h, 'Curriculum vitae ir. B.J. (Bart-Jan) Oosterwegel\tNovaterra Advies', size=9, color='7F7F7F', tabs=(-16.5,)))
f = d.sections[0].footer; f.paragraphs[0].text = 'Novaterra Advies B.V. – Vlinderveen 6, 3871 KZ Hoevelaken – info@novaterra.example.org – 033 555 60 60'
f.paragraphs[0].runs[0].font.size = Pt(8)
line(d, 'ir. B.J. (Bart-Jan) Oosterwegel', bold=True, size=20, color='00527A')
line(d, 'Contractmanager infra', size=13, color='00527A', after=10)
def kop(s): rule(line(d, s, bold=True, size=12, color='00527A', before=14, after=4), '00527A')
W = [4.5, 12]
table(d, [['Geboortejaar', '1976'], ['Woonplaats', 'Nijkerk (Gld)'], ['Nationaliteit', 'Nederlands'], ['Telefoon', '+31 (0)6 50 71 22 84'], ['E-mail', 'b.oosterwegel@novaterra.example.org'], ['In dienst sinds', '1 maart 2016'], ['Talen', 'Nederlands, Engels (vloeiend), Duits (goed)']], W)
kop('Profiel')
line(d, 'Bart-Jan is een ervaren contractmanager met een technische achtergrond. Hij werkt sinds 2001 aan grote infrastructurele projecten, zowel aan de kant van de opdrachtgever als aan die van de opdrachtnemer. Hij is sterk in UAV-gc-contracten, dialooggerichte aanbestedingen en het oplossen van geschillen. Collega’s noemen hem rustig, analytisch en vasthoudend.')
kop('Expertise')
for x in ['Contractmanagement UAV-gc 2005', 'Systeemgerichte contractbeheersing (SCB)', 'Aanbesteden (EMVI/BPKV)', 'Risicomanagement', 'Systems engineering', 'Claimmanagement', 'DBFM', 'Relatics', 'VISI']: line(d, '•  ' + x)
kop('Opleiding')
table(d, [['1994 – 2001', 'Civiele Techniek (ir.), Technische Universiteit Delft'], ['1988 – 1994', 'VWO, Corlaer College Nijkerk']], W)
kop('Cursussen en trainingen')
table(d, [['2021', 'IPMA-C'], ['2018', 'Harvard-onderhandelen, De Baak'], ['2012', 'UAV-gc voor gevorderden, CROW'], ['2009', 'Lead auditor ISO 9001']], W)
d.add_page_break()
kop('Werkervaring')
projects = [('2023 – heden', 'Provincie Midden-Holland', 'Contractmanager', 'Vervanging 11 beweegbare bruggen', '€ 48 miljoen', 'Voorbereiden van de aanbesteding in twee fasen, leiden van de dialoog met drie consortia, opstellen van de vraagspecificatie samen met de technisch manager.'),
 ('2020 – 2023', 'Waterschap Lage Vecht', 'Contractmanager', 'Dijkversterking Oostkade, 9 km', '€ 72 miljoen', 'Toetsen op het contract, behandelen van 140 verzoeken tot wijziging, voorzitten van het contractoverleg. Eerste project in Nederland van dit waterschap als alliantie.'),
 ('2018 – 2020', 'Gemeente Nieuwerstad', 'Adviseur aanbesteding', 'Parkeergarage onder de gracht', '€ 31 miljoen', 'Marktconsultatie, keuze van contractvorm, beoordeling van inschrijvingen.'),
 ('2016 – 2018', 'Rijksdienst voor Wegen Zuid', 'Contractmanager (plv.)', 'Verbreding snelweg, DBFM', '€ 410 miljoen', 'Toetsing van het kwaliteitssysteem van de opdrachtnemer, aansturen van vier toetsers, rapporteren aan het IPM-team.'),
 ('2012 – 2016', 'Rijksdienst voor Water', 'Contractmanager opdrachtnemer', 'Sluiscomplex Noorderhaven', '€ 180 miljoen', 'Opstellen en onderhandelen van afwijkingen, claims van onderaannemers, planning van keuringen.'),
 ('2008 – 2012', 'eigen organisatie', 'Tendermanager', 'Diverse aanbestedingen', '€ 5 – 90 miljoen', 'Leiden van tenderteams van 5 tot 15 mensen, waarvan zeven gewonnen.'),
 ('2004 – 2008', 'gemeente Meerdijk', 'Projectleider', 'Spoorkruising Meerdijk', '€ 12 miljoen', 'Voorontwerp tot en met bestek, afstemming met omgeving en spoorbeheerder.'),
 ('2001 – 2004', 'diverse gemeenten', 'Projectingenieur', 'Viaducten en duikers', 'divers', 'Berekeningen en tekeningcontrole, toezicht in de uitvoering.')]
verhalen = [
 ('De provincie beheert bruggen die tussen 1958 en 1981 zijn gebouwd en die steeds vaker storen. Uitstel kan niet meer, maar de scheepvaart mag in de zomer geen dag worden gestremd. Omdat de markt krap is en de vorige aanbesteding geen enkele inschrijving opleverde, koos de opdrachtgever voor een tweefasencontract waarin ontwerp en uitvoering pas na de prijsvorming aan elkaar worden gekoppeld. Dat vraagt van het team dat het al vroeg open kaart speelt over risico’s en budget.', 'Contract gegund in mei 2024 binnen het plafond. Drie bruggen zijn inmiddels vervangen, met in totaal vier uur ongeplande stremming. De aanpak wordt overgenomen voor het tweede perceel.'),
 ('De dijk voldeed niet aan de norm van 2050 en ligt pal tegen een lint van 84 woningen. Het waterschap had slechte ervaringen met vechtcontracten en zocht een vorm waarin aannemer, ingenieurs en eigen mensen in één team zitten. Bewoners hadden na een eerder ontwerp een petitie aangeboden aan het bestuur, zodat iedere wijziging gevoelig lag. Halverwege de uitvoering steeg de prijs van staal met meer dan de helft.', 'De dijk is in oktober 2023 opgeleverd, twee maanden voor het hoogwaterseizoen. Van de 140 wijzigingen kwam er geen enkele bij de geschillencommissie terecht.'),
 ('De gemeente wilde auto’s van de kade halen zonder bomen te kappen. Een eerdere raming bleek de helft te laag en de raad eiste zekerheid voordat er een besluit viel. Er was in huis geen kennis van geïntegreerde contracten, wel een sterke afdeling juridische zaken die gewend was aan bestekken. De marktconsultatie moest in zes weken klaar zijn.', 'De raad stemde met ruime meerderheid in. Vier gegadigden, drie geldige inschrijvingen, gegund aan de op één na laagste prijs met de beste planning.'),
 ('Een van de grootste DBFM-contracten van dat jaar, met een looptijd van 25 jaar en boetes per minuut afzetting. De opdrachtgever toetste met een klein team op basis van risico’s. Na de start bleek het kwaliteitssysteem van de bouwcombinatie vooral op papier te bestaan. De relatie was gespannen en de pers keek mee, omdat de openstelling samenviel met een groot evenement.', 'Beschikbaarheidscertificaat op de afgesproken datum. Het aantal afwijkingen daalde in een jaar van 212 naar 37.'),
 ('Het sluiscomplex werd vernieuwd terwijl de oude kolk in bedrijf bleef. De combinatie bestond uit drie bedrijven met ieder hun eigen systemen en cultuur. Onvoorziene grondlagen zorgden na vier maanden voor een vertraging die niemand wilde dragen. Er lagen negentien openstaande claims toen Bart-Jan begon, de oudste al twee jaar.', 'Alle claims in der minne geregeld, per saldo 11 miljoen euro gunstiger dan voorzien. De opdrachtgever gaf de samenwerking aan het eind een 8,2.'),
 ('De crisis van 2008 drukte de marges. De combinatie wilde inschrijven op kwaliteit in plaats van prijs en had daarvoor een vast team nodig dat plannen kon schrijven die beoordelaars wél uitlezen. Per jaar gingen er ongeveer acht aanbestedingen de deur uit, vaak meerdere tegelijk.', 'Zeven van de negentien inschrijvingen gewonnen, waarvan vijf op kwaliteit en twee op prijs.'),
 ('Een gelijkvloerse overweg met dagelijkse files moest plaatsmaken voor een onderdoorgang. De buitendienststelling van het spoor was drie jaar vooruit vastgelegd en bedroeg 52 uur. Winkeliers vreesden voor hun omzet en kabels en leidingen bleken anders te liggen dan op de tekening.', 'De tunnelbak werd in 49 uur ingeschoven. Het project kreeg een eervolle vermelding van de vereniging van betonconstructeurs.'),
 ('Direct na zijn studie werkte Bart-Jan aan tientallen kleine kunstwerken voor gemeenten in Gelderland en Utrecht. Het bureau was klein, waardoor hij van schets tot oplevering bij elk project betrokken was, inclusief het overleg met aannemers op de keet.', 'Meer dan dertig opgeleverde objecten en een stevige basis in constructies.')]
werkgevers = ['Novaterra Advies'] * 4 + ['Bouwcombinatie Waterlanden'] * 2 + ['Ingenieursbureau Quist & Partners'] * 2
for (per, opd, rol, pr, om, ta), wg, (si, af) in zip(projects, werkgevers, verhalen):
    line(d, pr, bold=True, color='00527A', before=12, after=3)
    table(d, [['Periode', per], ['Werkgever', wg], ['Functie', rol], ['Voor', opd], ['Omvang', om], ['Situatie', si], ['Werkzaamheden', ta], ['Resultaat', af]], W)
kop('Publicaties')
line(d, '‘Samen aan de lat’, Tijdschrift voor Bouwcontracten 2022/3')
line(d, '‘Wie betaalt de verwachting?’, Civiel & Recht 2019/1')
kop('Nevenfuncties')
line(d, 'Bestuurslid Vereniging Contractmanagers Infra, 2019 – heden')
d.save(sys.argv[1])
