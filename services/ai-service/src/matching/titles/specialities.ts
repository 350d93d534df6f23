import { axis, type Axis } from './axis.ts'
import {
  NURSES,
  TEACHERS,
  LINGUISTS,
  DEVELOPERS,
  DRIVERS,
  LAWYERS,
  COUNSELLORS,
  SELLERS,
  ANALYSTS,
  OPEN_TITLES,
  headsOf,
} from './title-heads.ts'

/** What titles say beside the profession, by axis; words of Dutch, Flemish and English titles. */
export const AXES: readonly Axis[] = [
  axis(
    'care',
    headsOf(NURSES),
    { isOwnJob: true },
    `
wijk, wijkzorg, wijkzieken, thuiszorg, thuisverpleging, thuis, community, district, home, homecare, home care
seh, spoed, spoedeisende hulp, spoedgevallen, emergency, er, a&e, eerste hulp
ic, icu, intensive care, intensieve zorgen, intensieve zorg, critical care, itu
ok, operatie, operatiekamer, operatiekwartier, theatre, operating room, perioperatief, scrub
psychiatrie, psychiatrisch, psychiatrische, ggz, psychiatric, psychiatry, mental health, spv, fact, paaz, jeugdpsychiatrie
dialyse, dialysis, nefrologie, nierdialyse
kinder, pediatrie, pediatrisch, paediatric, paediatrics, pediatric, pediatrics, kindergeneeskunde, children < neonatologie, neonatal, nicu
geriatrie, geriatrisch, geriatrische, ouderen, ouderenzorg, woonzorgcentrum, wzc, verpleeghuis, elderly, bejaarden, nursing home, psychogeriatrie
oncologie, oncologisch, oncology
cardiologie, cardiology, cardiac, ccu, hartbewaking, hartcatheterisatie
verloskunde, obstetrie, kraam, kraamzorg, maternity, obstetrics
revalidatie, rehabilitation
ambulance, mug, paramedisch
gehandicapten, gehandicaptenzorg, disability, disabilities
verslaving, verslavingszorg, addiction
palliatief, palliatieve zorg, palliatieve, hospice, palliative
neurologie, neurology, stroke
orthopedie, orthopedic, orthopaedic
urologie, urology
chirurgie, chirurgisch, surgical
gynaecologie, gynaecology, gynecology
dermatologie, dermatology
penitentiair, forensisch, forensische, forensic, gevangenis, prison, detentie
school, schoolgezondheid
huisartsen, huisartsenpraktijk, eerstelijns
bedrijfsgezondheid, occupational health
`,
  ),
  axis(
    'subject',
    headsOf(TEACHERS, LINGUISTS),
    { isOwnJob: true },
    `
frans, french
engels, english
duits, german
nederlands, dutch, nt2
spaans, spanish
italiaans, italian
pools, polish
arabisch, arabic
latijn, grieks, klassieke talen, latin, classics
wiskunde, maths, math, mathematics, rekenen
natuurkunde, fysica, physics, nask, natuur- en scheikunde
scheikunde, chemie, chemistry
biologie, biology
geschiedenis, history
aardrijkskunde, geografie, geography
economie, bedrijfseconomie, economics, business economics
muziek, music, piano, gitaar
lichamelijke opvoeding, lo, gym, gymnastiek, bewegingsonderwijs, physical education, pe
tekenen, beeldende vorming, kunst, art, arts, handvaardigheid
techniek, technology, technologie
informatica, computer science
godsdienst, levensbeschouwing, religie, religious education, zedenleer
maatschappijleer, burgerschap, social studies
filosofie, philosophy
mechanica
elektriciteit, elektrotechniek
verpleegkunde
`,
  ),
  axis(
    'school',
    headsOf(TEACHERS),
    {},
    `
kleuter, kleuteronderwijs, kleuterklas, kindergarten, preschool, nursery < kleuterleider, kleuterleidster, kleuterjuf, kleuteronderwijzer
basisonderwijs, basisschool, lager onderwijs, lagere school, primary, primary school, elementary, po < onderwijzer, groepsleerkracht, groepsleraar, klastitularis, groep
secundair onderwijs, secundair, voortgezet onderwijs, voortgezet, middelbaar, secondary, secondary school, high school, havo, vwo, vmbo, vo, tweedegraads, eerstegraads < wiskunde, maths, math, mathematics, natuurkunde, fysica, physics, scheikunde, chemie, chemistry, biologie, biology, geschiedenis, history, aardrijkskunde, geografie, geography, economie, economics, duits, german, spaans, spanish, latijn, latin
mbo, roc, beroepsonderwijs, vocational
hbo, hogeschool, universiteit, universitair, university, higher education
speciaal onderwijs, speciaal, buitengewoon onderwijs, buitengewoon, special education, special needs, sbo, vso, buso, bubao
volwassenenonderwijs, adult education
`,
  ),
  axis(
    'code',
    headsOf(DEVELOPERS),
    { isOwnJob: true },
    `
java, spring < kotlin, scala
php, laravel, symfony, magento, drupal
python, django
.net, c#, dotnet, asp.net, csharp
ruby, rails
go, golang
c++, embedded, firmware, c
plc, scada, industriële automatisering, industrial automation, besturingstechniek, simatic
javascript, typescript, js < node, node.js, nodejs, react, vue, angular, svelte, react.js, vue.js
react, react.js, next.js
vue, vue.js, nuxt
angular
sap, abap
salesforce, apex
mendix
outsystems
wordpress
servicenow
cobol, mainframe
ios, swift
android
flutter
oracle, pl/sql
sql
game, unity, unreal
`,
  ),
  axis(
    'layer',
    headsOf(DEVELOPERS),
    {},
    `
frontend, ui, client-side < react, vue, angular, javascript, typescript, html, css, svelte, fullstack
backend, server-side, api < java, php, .net, c#, dotnet, python, ruby, go, golang, kotlin, scala, node, node.js, fullstack, laravel, spring
mobile, app < ios, android, flutter, swift, react native
embedded, firmware < c++, fpga
game, games, gaming
data, etl
devops, cloud, platform, infrastructure, site reliability
test, qa, testautomatisering
`,
  ),
  axis(
    'vehicle',
    headsOf(DRIVERS),
    {},
    `
vrachtwagen, truck, lorry, hgv, ce, trekker, trekker-oplegger, oplegger, bakwagen, bakwagens, container, tankwagen, tank, kiepwagen, kipwagen, betonmixer, zwaar vervoer, koelwagen
taxi, leerlingenvervoer, rolstoel, rolstoelvervoer, zorgvervoer, privé, prive, private, directie
bus, stadsbus, lijnbus, streekvervoer, touringcar, coach
bestelwagen, bestelbus, bestelauto, van, pakket, pakketten, koerier, parcel
ambulance, ambulances
trein, train, rail
tram
heftruck, vorkheftruck, forklift
reachtruck
kraan, torenkraan, crane
graafmachine, excavator, grondverzet
`,
  ),
  axis(
    'law',
    headsOf(LAWYERS),
    { isOwnJob: true },
    `
arbeidsrecht, arbeids, employment, labour, sociaal recht, sociaal, social law
strafrecht, straf, criminal
fiscaal, fiscaal recht, belastingrecht, tax
familierecht, familie, personen- en familierecht, jeugdrecht, family
omgevingsrecht, omgevings, milieurecht, ruimtelijke ordening, environmental
bestuursrecht, bestuurs, administrative law, publiekrecht
ondernemingsrecht, vennootschapsrecht
vastgoedrecht, huurrecht, bouwrecht, real estate
vreemdelingenrecht, migratierecht, asielrecht, immigration
letselschade, aansprakelijkheid, personal injury
privacy, avg, gdpr
intellectuele eigendom, intellectual property, ip
contractenrecht, contract, contracten
insolventierecht, insolvency
`,
  ),
  axis(
    'clients',
    headsOf(COUNSELLORS),
    {},
    `
jeugd, jongeren, jeugdigen, youth, young people, kinderen, kind, children, gezin, gezins, gezinnen, families, family, leerlingen, pleegzorg
ouderen, ouderenzorg, senioren, elderly, dementie
gehandicapten, gehandicaptenzorg, beperking, disability, lvb
ggz, psychiatrie, psychiatrisch, mental health, beschermd
verslaving, verslavingszorg, addiction
vluchtelingen, asielzoekers, statushouders, nieuwkomers, refugees
daklozen, thuislozen, dak- en thuislozen, homeless
werkzoekenden, werk, re-integratie, jobs, employment
schulden, budget, debt
`,
  ),
  axis(
    'goods',
    headsOf(SELLERS),
    {},
    `
mode, kleding, kledij, fashion, clothing, textiel, dameskleding, herenkleding
schoenen, shoes, schoen
keuken, keukens, kitchens
auto, auto's, cars, car, occasions, automotive
elektronica, multimedia, electronics, witgoed, telefoons
meubel, meubelen, meubels, furniture, interieur, wonen
sport, sportartikelen
badkamers, sanitair, tegels
bouwmaterialen, bouwmarkt, doe-het-zelf
juwelen, sieraden, jewellery
cosmetica, parfumerie, cosmetics
optiek, brillen
verzekeringen, insurance
vers, groenten, kaas, vlees, vis
planten, bloemen, tuincentrum
`,
  ),
  axis(
    'laboratory',
    headsOf(ANALYSTS),
    {},
    `
microbiologie, microbiologisch, microbiology, microbiological
chemie, chemisch, chemical, chemistry, analytisch
radiologie, radiologisch, radiodiagnostisch, mbb
pathologie, histologie, weefsel, cytologie
klinisch, medisch, clinical, medical, biomedisch, bloed
moleculair, molecular, genetica, dna
grond, bodem, water, milieu
`,
  ),
  axis(
    'sector',
    headsOf(OPEN_TITLES),
    { isSector: true },
    `
bouw, bouwkunde, bouwkundig, bouwkundige, construction, woningbouw, ruwbouw, appartementsbouw, appartementen, woningen, huizenbouw, residentieel, residential, utiliteitsbouw, industriebouw, utiliteit, renovatie, nieuwbouw, vastgoedontwikkeling
infra, infrastructuur, civiel, civiele techniek, gww, wegenbouw, wegenwerken, wegenaanleg, wegen, riolering, rioleringen, rioleringswerken, grondwerk
ict, it, software, applicatie, applicaties, information technology, informatica, digital, digitalisering
installatietechniek, installatie, elektro, elektrotechniek, elektrotechnisch, electrical, hvac, klimaattechniek
werktuigbouw, werktuigbouwkunde, werktuigbouwkundig, mechanical, machinebouw, mechanica
zorg, gezondheidszorg, healthcare, care, ouderenzorg, thuiszorg, verpleging
welzijn, sociaal domein, jeugd, jeugdzorg, jeugdhulp, wmo
onderwijs, education, school, opleidingen, opleiding, training
financieel, financiële, finance, financiën, financial, boekhouding, accounting, administratie
verzekeringen, insurance, schade
bank, hypotheek, hypotheken, mortgage, krediet
hr, hrm, p&o, personeel, human resources, personeelszaken, people
juridisch, juridische, legal, recht
marketing, campagne, campagnes
communicatie, communications, communication, pr
verkoop, sales, commercieel, commerciële
logistiek, logistics, magazijn, warehouse, distributie
transport, vervoer, wegtransport, wegvervoer < logistiek, logistics, distributie
inkoop, aankoop, purchasing, procurement
productie, production, manufacturing
onderhoud, maintenance, technische dienst
kwaliteit, quality
evenementen, evenement, events, event, congressen
duurzaamheid, sustainability, energie, energy, energietransitie
zonnepanelen, zonnepaneel, solar
glasvezel, telecom, fiber, fibre
milieu, environment, environmental, afval
mobiliteit, verkeer, mobility, traffic
ruimtelijke ordening, ruimtelijke ontwikkeling, ruimte, planologie
veiligheid, safety, hse, qhse
klantenservice, customer service, klantcontact, klantendienst, callcenter, contact center, contactcenter
horeca, catering, restaurant, hospitality
winkel, retail, filiaal
schoonmaak, cleaning, poets
groen, groenvoorziening, hoveniers
chemie, chemisch, chemische, chemical, petrochemie, procestechnologie, procestechniek
voeding, food, levensmiddelen
farma, pharma, farmaceutisch, pharmaceutical
landbouw, agrarisch, agri, tuinbouw
gemeente, overheid, government
politie, police
belasting, fiscaal, fiscale, tax
cultuur, museum, kunst
sport, sportief
toerisme, tourism, reizen
vrijwilligers, volunteers, volunteer
sap
werving, selectie, recruitment, werving en selectie
facilitair, facility
beveiliging, security
media, redactie
`,
  ),
]

/** A title that names no profession without its sector, as a word alone. */
export const OPEN_TITLE = new RegExp(`^(?:${headsOf(OPEN_TITLES).join('|')})$`, 'u')
