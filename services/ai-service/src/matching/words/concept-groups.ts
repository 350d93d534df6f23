export type ConceptGroup = {
  names: readonly string[]
  kinds: readonly string[]
  /** Those of both that say it in a CV only where they are written in capitals. */
  inCapitals: readonly string[]
  /** Those of both that say nothing of the kind in a CV by themselves. */
  ambiguous: readonly string[]
}

const phrasesOf = (list = ''): string[] =>
  list
    .split(',')
    .map((phrase) => phrase.trim())
    .filter(Boolean)

const withoutMark = (phrase: string): string => phrase.replace(/[!?]$/, '')

/**
 * Words for one thing at work, Dutch of both countries and English, one group a line. Titles of jobs stand in `titles`,
 * skills and programmes in the vocabulary of the CV reader. A word that only sometimes means the same is not among
 * them. What stands behind '<' is a part or kind of it: who has it has this, and never the other way round.
 *
 * Some are everyday words as well. A vacancy that lists them means the thing at work; in a CV 'OR!' says it in capitals
 * alone ('or' doesn't), and 'minutes?' doesn't say it at all.
 */
export const conceptGroups: readonly ConceptGroup[] = `
verzorging, zorg?, zorgverlening, care?, personal care, lichamelijke verzorging, ADL, ADL-zorg, caregiving
wondzorg, wondverzorging, wound care, wondbehandeling
medicatie, medicijnen, medicatie toedienen, medication, medication administration, geneesmiddelen
verpleegkundig, verpleegkunde, nursing, verpleging < hbo-v, hbov, mbo-v
cliënten, patiënten, bewoners, zorgvragers, patients, residents, zorgbehoevenden
ouderen, ouderenzorg, elderly, elderly care, senioren, bejaarden < geriatrie, geriatrics, dementie, dementia, woonzorgcentrum, verpleeghuis, nursing home, psychogeriatrie
dementie, dementia, psychogeriatrie, alzheimer
thuiszorg, thuisverpleging, wijkzorg, wijkverpleging, home care, community nursing, district nursing
ggz, geestelijke gezondheidszorg, mental health, mental health care, psychiatrie, psychiatric
gehandicapten, gehandicaptenzorg, beperking?, verstandelijke beperking, disability, disability care
jeugdzorg, jeugdhulp, youth care, jeugdhulpverlening, bijzondere jeugdzorg
zorgplan, zorgplannen, care plan, care plans, zorgleefplan, verpleegplan, ondersteuningsplan, begeleidingsplan
rapporteren, rapportage, rapportages, reporting, verslaglegging, dossiervoering, documentatie
kinderopvang, kinderdagverblijf, childcare, day care, crèche, bso, buitenschoolse opvang, peuters, peuteropvang
onderwijs, education, lesgeven, teaching, les geven, lessen, onderwijzen, taught
leerlingen, scholieren, studenten, pupils, students, klas, klassen
lesvoorbereiding, lessen voorbereiden, lesson planning, lesmateriaal
chauffeur, rijden, driver, driving?, truck driving, van driving, vervoeren
transport, vervoer, transportation, haulage, wegtransport, vrachtvervoer
laden en lossen, laden, lossen, loading and unloading, loading, unloading
magazijn, warehouse, warehousing, depot, distributiecentrum, DC!
orderpicken, order picken, order picking, orderpicking, orders verzamelen, picking
voorraad, voorraadbeheer, stock, inventory, stock management, inventory management, stockbeheer
ritten, routes, ritplanning, routeplanning, route planning, tourplanning
heftruck, forklift, vorkheftruck, clarktruck < reachtruck, reach truck
inkoop, inkopen, aankoop, purchasing, procurement, buying, sourcing van leveranciers
leveranciers, suppliers, vendors, toeleveranciers
logistiek, logistics, supply chain
douane, customs, import en export, import?, export?
boekhouding, boekhouden, accounting, bookkeeping, financiële administratie, boekhoudkundig
jaarrekening, jaarrekeningen, annual accounts, financial statements, jaarafsluiting, year-end closing
maandafsluiting, maandafsluitingen, month-end closing, monthly closing, periodeafsluiting
debiteuren, accounts receivable, debiteurenbeheer, receivables, facturatie klanten
crediteuren, accounts payable, crediteurenbeheer, payables, leveranciersfacturen
facturen, facturatie, facturering, invoices, invoicing, billing
btw, btw-aangifte, btw-aangiftes, VAT!, vat returns, omzetbelasting
belasting, fiscaal, tax, fiscale, belastingaangifte, tax returns
salarisadministratie, loonadministratie, payroll, salarisverwerking, loonberekening, payroll administration, verloning
begroting, begrotingen, budget, budgets, budgeting, budgetteren, budgettering
forecast, forecasts, forecasting, prognose, prognoses
audit, audits, controle van jaarrekeningen, auditing, accountantscontrole
verkoop, sales, verkopen, selling, commercieel
omzet, turnover, revenue, verkoopcijfers
acquisitie, koude acquisitie, prospectie, cold calling, acquisition?, client acquisition, leads genereren, lead generation, new business
offertes, offerte, quotations, quotes, prijsopgaven, proposals
relatiebeheer, klantrelaties, account management, accountbeheer, klantenbeheer, customer relations
klantenservice, klantendienst, customer service, customer support, klantcontact, customer care, helpdesk
klachten, klachtenafhandeling, complaints, complaint handling, klachtenbehandeling
kassa, kassawerk, afrekenen, cash register, checkout, cashier
winkel, retail, store, shop, detailhandel, filiaal, supermarkt
schappen, vakkenvullen, shelves, restocking, bijvullen, aanvullen van rekken
etalage, visual merchandising, winkelpresentatie, merchandising
horeca, hospitality, restaurant, café, hotel
koken, cooking, bereiden van gerechten, keuken, kitchen, gerechten, food preparation < mise en place
bediening, bedienen, serving, waiting tables, gasten bedienen, zaal?
gasten, guests, bezoekers, visitors
receptie, balie, onthaal, front desk, reception, front office
hygiëne, food safety, voedselveiligheid, hygiene < haccp
schoonmaak, schoonmaken, poetsen, kuisen, cleaning, reiniging
installatie, installaties, installeren, installation, installing, installations
elektrisch, elektrotechniek, elektriciteit, electrical, electric, elektra, elektrotechnisch
sanitair, loodgieterswerk, plumbing, leidingwerk
verwarming, cv-ketels, heating, centrale verwarming < warmtepompen, warmtepomp, heat pump, heat pumps
warmtepompen, warmtepomp, heat pump, heat pumps
airconditioning, koeltechniek, airco, hvac, klimaattechniek, luchtbehandeling, refrigeration
storingen, storing, storingen verhelpen, troubleshooting, fault finding, malfunctions, breakdowns, defecten, storingzoeken
onderhoud, maintenance, preventief onderhoud, preventive maintenance, servicebeurten, onderhouden
reparaties, repareren, repairs, repair, herstellingen, herstellen
machines, machine, machinery, equipment, productielijn, production line, productielijnen
bedienen van machines, machinebediening, machine operation, operating machines, omstellen, instellen van machines, machine setup
lassen, laswerk, welding, laskennis < mig/mag, tig, mig, MAG!, elektrodelassen
metaalbewerking, metaal, metalworking < verspanen, machining, cnc, frezen, draaien?, draaiwerk, draaibank
verspanen, machining, verspaning < frezen, draaien?, milling, turning?, kotteren, draaiwerk, draaibank, cnc-draaien, cnc turning, lathe
frezen, milling
draaien?, turning?, draaiwerk, draaibank, cnc-draaien, cnc turning, lathe
montage, monteren, assembly, assembling, assembleren
productie, production, manufacturing, fabricage, productieproces, vervaardiging
kwaliteitscontrole, kwaliteitscontroles, quality control, quality checks, quality inspection, qc, controle van producten
kwaliteitszorg, kwaliteitsborging, quality assurance, qa, kwaliteitsmanagement, quality management < iso 9001
veiligheid, safety, veilig werken, health and safety, hse, arbo < vca, vgm
bouw, construction, bouwplaats, werf, aannemer, building site, bouwkunde, bouwkundig, civiele techniek
werkvoorbereiding, work preparation, bestekken, bestek, calculatie, calculeren, kostenraming, cost estimation, estimating
tekeningen, technische tekeningen, drawings, technical drawings, blueprints, schema's lezen, plannen lezen
timmeren, timmerwerk, carpentry, houtbewerking, schrijnwerk
schilderen, schilderwerk, painting
tuin, groenvoorziening, hovenier, gardening, landscaping, tuinaanleg, groenonderhoud
programmeren, coderen, programming, coding, software ontwikkelen, softwareontwikkeling, software development, software engineering, bouwen van software
webontwikkeling, web development, webapplicaties, web applications, websites bouwen
frontend, front-end, front end, user interface, UI!
backend, back-end, back end, server side
full stack, fullstack, full-stack
testen, testing, tests < unit tests, geautomatiseerd testen, test automation, testautomatisering
geautomatiseerd testen, automated testing, automated tests, test automation, testautomatisering < unit tests, end-to-end tests, jest, cypress, playwright, selenium, junit, vitest
databases, database, databanken, gegevensbanken
cloud, cloudomgeving < aws, azure, gcp, google cloud
gcp, google cloud, google cloud platform
aws, amazon web services
ci/cd, continuous integration, continuous delivery, deployment, pipelines
netwerk, netwerken, netwerkbeheer, networks, network administration, networking
systeembeheer, system administration, serverbeheer, beheer van servers, systeemonderhoud
beveiliging, security, informatiebeveiliging, cybersecurity, information security
data-analyse, data analyse, data analysis, gegevensanalyse, analytics, analyseren van data
dashboards, dashboard, rapportages bouwen, business intelligence, bi < power bi, tableau, qlik, looker
machine learning, ML!, artificial intelligence, ai, kunstmatige intelligentie < deep learning
requirements, eisen en wensen, user stories, functionele specificaties, requirement analysis
agile < scrum, sprint, sprints, kanban
marketing, marketingcampagnes, campagnes, campaigns, campagne
sociale media, social media, socials < instagram, facebook, tiktok, linkedin posts
teksten schrijven, tekstschrijven, copywriting, content schrijven, content creation, contentcreatie, artikelen schrijven, blogs, writing content
website, websites, webpagina's, website beheer, cms < wordpress, drupal, joomla
grafisch, grafisch ontwerp, graphic design, vormgeving, opmaak, dtp, vormgeven, lay-out
video, videomontage, video editing, filmen, filmmontage
fotografie, photography, foto's maken
evenementen, events, event management, evenementenorganisatie, organiseren van evenementen
persberichten, press releases, pers?, woordvoering, public relations, pr, media relations
nieuwsbrief, nieuwsbrieven, newsletter, newsletters, mailings, e-mailmarketing, email marketing
zoekmachineoptimalisatie, seo, vindbaarheid, search engine optimization
adverteren, advertenties, SEA!, google ads, advertising, paid advertising, ads
werving, werving en selectie, recruitment, recruiting, rekrutering, selectie, kandidaten werven, talent acquisition, headhunting
personeelszaken, hr, human resources, personeel, hrm, personeelsbeleid
verzuim, verzuimbegeleiding, absenteeism, absence management, ziekteverzuim, re-integratie
arbeidsvoorwaarden, compensation and benefits, verloningsbeleid, cao
arbeidsrecht, labour law, employment law, sociaal recht, labor law, labor laws, employment laws < fmla, flsa, wet verbetering poortwachter, wwz
wet verbetering poortwachter, poortwachter, wvp, gatekeeper act, gatekeeper improvement act
big-registratie, big registratie, big-register, big register, big-geregistreerd, big geregistreerd, big-nummer, big nummer, big registration, big registered
opleiden, opleidingen, training, trainingen, trainings, vorming, bijscholing, learning and development, workshops
coachen, coaching, begeleiden van medewerkers, mentoring, inwerken, inwerken van collega's, onboarding
leidinggeven, leiding geven, aansturen, aansturing, team leiden, leading a team, people management, managed a team, supervising, supervised, leadership, leidinggevende ervaring, team aansturen, direct reports
begeleiden, begeleiding, ondersteunen van cliënten, guidance, counseling, counselling, support of clients
roosters, roosteren, dienstroosters, scheduling, rosters, personeelsplanning, uurroosters, werkroosters, shift planning
juridisch, recht?, legal, rechten, law, juridische
contracten, overeenkomsten, contracts, contract management, agreements, contractbeheer, contractmanagement
dossiers, dossierbeheer, files?, case files, case management, dossierbehandeling, zaken behandelen
procederen, litigation, procedures voeren, dagvaardingen, rechtbank, court
wetgeving, regelgeving, wet- en regelgeving, legislation, regulations, regulatory, compliance
beleid, beleidsontwikkeling, policy, policies, beleidsadvies, policy development, beleidsnota's
gemeente, overheid, municipality, government, public sector, gemeentelijk, openbaar bestuur, lokaal bestuur
vergunningen, vergunningverlening, permits, omgevingsvergunning, licensing
subsidies, subsidieaanvragen, grants, grant applications, fondsenwerving
burgers, inwoners, citizens, burgerzaken, civil affairs
onderzoek, onderzoeken, research, onderzoeken uitvoeren
laboratorium, lab, laboratory, laboratoriumonderzoek
notuleren, notulen, verslagen, minutes?, taking minutes, verslaggeving
agendabeheer, agenda's beheren, agenda management, calendar management, diary management
secretarieel, secretariaat, secretarial, secretariaatswerk, administratieve ondersteuning, administrative support, office management
telefonie, telefonisch, telefoon, telephone, phone, telefoons beantwoorden, answering calls, inbound calls
correspondentie, correspondence, e-mailverkeer, mails beantwoorden
archief, archiveren, archivering, archiving, filing
gegevensinvoer, data-invoer, data entry, invoeren van gegevens
projectmanagement, projectleiding, project management, projecten leiden, projectbeheer, managing projects
stakeholders, belanghebbenden, stakeholder management, opdrachtgevers
risico, risicobeheer, risk, risk management, risico's, risicoanalyse
onderhandelen, onderhandelingen, negotiating, negotiation, negotiations
presenteren, presentaties, presenting, presentations, presentatie geven
procesverbetering, continu verbeteren, process improvement, continuous improvement, optimaliseren van processen, process optimization < lean, kaizen, six sigma
duurzaamheid, sustainability, duurzaam, csr, mvo
energie, energy, duurzame energie < zonnepanelen, solar, pv-panelen
zonnepanelen, solar panels, solar, pv-panelen, photovoltaic
vastgoed, real estate, makelaardij, property, immobiliën
verzekeringen, insurance, schadeverzekeringen, polissen
hypotheken, mortgages, kredieten, woonkredieten
bank, banking, bancair, financiële dienstverlening, financial services
landbouw, agriculture, tuinbouw, horticulture, kas?, kassen, glastuinbouw, greenhouse, teelt
voeding, food, voedingsindustrie, food industry, levensmiddelen
chemie, chemical, chemische industrie, chemical industry
farmacie, pharma, pharmaceutical, farmaceutisch
auto's, automotive, voertuigen, vehicles, autotechniek
ict, IT!, information technology, informatica, computer science
zelfstandig werken, zelfstandigheid, working independently, independent, autonomie, self-starter
teamspeler, samenwerken, teamwork, team player, collegiaal, collaboration, teamgericht
nauwkeurig, accuraat, precies?, accurate, attention to detail, detail-oriented, oog voor detail, nauwgezet, secuur
klantgericht, klantvriendelijk, customer focused, customer oriented, servicegericht, dienstverlenend
stressbestendig, omgaan met druk, work under pressure, deadlines, werken onder druk
communicatief vaardig, communicatieve vaardigheden, communication skills, communicatief sterk, contactueel
analytisch, analytical, analytisch denken, analytisch vermogen, cijfermatig inzicht, numeriek
flexibel, flexible, flexibiliteit, flexibility
proactief, proactive, initiatief, initiative, ondernemend, eigen initiatief
empathisch, empathie, empathy, inlevingsvermogen, empathetic
geduldig, geduld, patience
creatief, creativiteit, creative, creativity
orthopedie, orthopedisch, orthopaedics, orthopaedic, orthopedics, orthopedic
traumatologie, traumachirurgie, trauma theatre, trauma surgery, traumatology, trauma operations
instrumenteren, scrubbing, scrub, instrumenterend < scrub practitioner
steriliseren, sterilisatie, sterilisation, sterilization
bestraling, bestralen, radiotherapie, radiotherapy
kraamzorg, maternity care, postnatal care
inbedrijfstelling, inbedrijfstellen, inbedrijfname, commissioning
bedieningsschermen, bedienschermen, bedieningspanelen, operator screens, operator panels, hmi
elektrisch rijden, elektrische bus, elektrische bussen, elektrisch gereden, electric buses, electric bus, electric vehicles
metselen, metselwerk, bricklaying, brickwork, masonry
stukadoren, stucwerk, pleisterwerk, plastering
dakdekken, dakwerken, dakwerk, roofing
tegelzetten, tegels zetten, tegelwerk, tiling
meetstaten, meetstaat, bills of quantities, bill of quantities, hoeveelhedenstaten
riolering, rioleringen, rioleringswerken, sewers, sewerage, drainage
nachtaudit, night audit, nachtafsluiting
haren knippen, knippen, hairdressing, haircuts, haircutting
uitbenen, boning, deboning
vertalen, vertaling, vertalingen, translating, translation, translations
lasnaden, lassen controleren, welds, weld inspection
kredietlimieten, kredietlimiet, credit limits, credit limit
kredietbeheer, kredietcontrole, credit control, credit management
ploegendienst, ploegen, shift work, shifts, wisselende diensten, 2-ploegen, 3-ploegen, volcontinu
weekend, weekends, weekendwerk, zaterdag
rijbewijs, driving licence, driver's license
vrijwilligers, volunteers, vrijwilligerswerk
inwerken, onboarding, instrueren, induction
ondernemen, ondernemer, entrepreneur, eigen zaak, zelfstandige?
beveiligen, bewaken, toezicht, surveillance, guarding, security guard
gezin, gezinnen, families, family, huishoudens
ouders, ouder?, parents, parent, opvoeders
opvoeding, opvoeden, opvoedondersteuning, parenting, parental, opgroeien
kinderen, kind?, children, child, jeugdigen, kids
jongeren, jeugd, youth, adolescents, young people, tieners
huisbezoek, huisbezoeken, home visits, home visit, thuis?, aan huis, in their own homes, at home?
ambulant, ambulante, outreach, outreaching, outreachend, in the community
wijkteam, buurtteam, sociaal wijkteam, neighbourhood team, community team
veiligheidsplan, veiligheidsplannen, safety planning, safety plan, safety plans
kindermishandeling, huiselijk geweld, meldcode, domestic violence, child abuse, safeguarding, reporting code
hulpverlening, hulpverlenen, social care, support services
verslaving, verslavingszorg, verslavingsproblematiek, addiction, substance abuse, middelengebruik < dual diagnosis, dubbele diagnose, alcoholverslaving, drugsverslaving, detox
trauma, emdr, traumatherapy
crisis, crisisdienst, crisis intervention, crisissituaties
herstel, herstelgericht, recovery, rehabilitatie, rehabilitation
signaleren, signalering, detecting, identifying?, observing, observeren, observatie
behandelplan, behandelplannen, treatment plan, treatment plans
behandeling, behandelen van patiënten, treatment, therapy, therapie
injecteren, injecties, depot?, injections, prikken, bloedafname, venipuncture
palliatief, palliatieve zorg, palliative, terminal care, terminale zorg
operatie, operatiekamer, OK!, surgery, operating theatre, surgical
spoedeisende hulp, spoed, emergency, seh, ambulance
ziekenhuis, hospital, kliniek, clinic
intake, intakes, intakegesprekken, assessment interviews
multidisciplinair, multidisciplinary, mdo
loon, lonen, salaris, salarissen, wages, salary, salaries, verloning
loonverwerking, salarisverwerking, payroll processing, payroll runs, loonrun
sociale wetgeving, loonwetgeving, social legislation, payroll legislation
sociaal secretariaat, payroll provider, payrollkantoor
tijdsregistratie, urenregistratie, time registration, timesheets, uren verwerken
pensioen, pensioenaangifte, pension
aangifte, aangiftes, declarations, returns?, loonaangifte
grootboek, general ledger, journaalposten, journal entries
balans, balanspecificaties, balance sheet, reconciliations, reconciliaties, afletteren, afstemmen, reconciliation
betalingen, betaalruns, payments, payment runs
aanmaningen, incasso, dunning, collections?, herinneringen
consolidatie, consolidation
kostprijs, kostprijscalculatie, cost price, product costing, kostprijsberekening
financieel, financiële, financial, finance
stock, voorraden, stocks
bestellingen, bestellen, orders?, ordering?, bestelling, order?, orders verwerken, orders invoeren, placing orders
leveringen, levering, deliveries, delivery, leveren
verzending, verzenden, shipping, shipments, zendingen, expeditie, dispatch
inslag, inbound?, inbound logistics, inkomende goederen, goods receipt, ontvangst van goederen, goederenontvangst
uitslag, outbound?, outbound logistics, uitgaande goederen, goods issue
vrachtwagen, truck, lorry, vrachtauto, trekker-oplegger, camion
vrachtbrief, vrachtbrieven, cmr, consignment notes, delivery notes, vrachtdocumenten
internationaal, international, buitenland, abroad, europe
nationaal, binnenland, national, domestic, benelux
koelvervoer, koeltransport, refrigerated, temperature controlled, gekoeld
gevaarlijke stoffen, dangerous goods, adr, hazardous
ladingzekering, lading vastzetten, load securing, securing loads
rijtijden, rij- en rusttijden, rij- en rusttijdenwet, rusttijdenwet, rusttijden, driving hours, drivers hours < tachograaf, tachograph
klant, klanten, customer, customers, clients, client, opdrachtgever
gesprekken, gesprek, conversations, interviews, talks
vergaderingen, vergadering, meetings, overleggen
verslag, verslagen, report, minutes?
planning, plannen, schedule, plan
inplannen, scheduling, afspraken maken, appointments
bezoeken, visits, bezoek, visiting
advies, adviseren, advise, advising, advice, adviesgesprekken
verbeteren, verbeteringen, improvements, improve, optimaliseren, optimise, optimize
analyseren, analyses, analyse, analysing, analyzing, analysis
ontwerpen, ontwerp, design, designing
bouwen, building, build, realiseren
onderzoeken, investigate, uitzoeken
controleren, controle, checking, checks, inspect, inspection, inspecties, keuren, keuringen
meten, metingen, measurements, measuring, opmeten
beheren, beheer, managing, maintain, administration
implementeren, implementatie, implementation, implementing, uitrollen, rollout, roll-out
documenteren, documentation, documenting
trainingen geven, training, training people, workshops geven
presentatie, presentations
cijfers, figures?, kpi, kpi's, numbers?
doelstellingen, targets, goals, doelen, doelgericht
verantwoordelijkheid, accountable
leiding, lead?, leading?, leider
team, teams, ploeg, crew
nieuw?, nieuwe medewerkers, new hires, new employees, starters
stagiairs, stagiaires, interns, trainees, students on placement
kandidaten, candidates, sollicitanten, applicants
vacatures, vacancies, job openings, openings
sollicitatiegesprekken, job interviews, selectiegesprekken, candidate interviews, interviewing candidates
functioneringsgesprekken, beoordelingsgesprekken, performance reviews, appraisals, performance management
contract, arbeidscontract, arbeidscontracten, employment contracts, employment contract
ziek, ziekmelding, ziekteverzuim, sick leave, sickness
ondernemingsraad, OR!, works council, vakbond, vakbonden, unions, trade unions
personeelsdossier, personeelsdossiers, personnel files
bewerken, bewerking, processing?
zaagwerk, zagen, sawing, cutting?
pneumatiek, pneumatisch, pneumatics, hydrauliek, hydraulics
plc, besturingstechniek, control systems, besturingen, industriële automatisering, industrial automation
motoren, motors, engines
elektrische installaties, electrical installations, laagspanning, low voltage, schakelkasten, panels?, verdeelkasten, switchboards
bekabeling, kabels, cabling, cables, wiring
metingen en keuringen, testing and inspection, nen 1010, arei
bouwprojecten, construction projects, renovatie, renovation, nieuwbouw
utiliteit, utiliteitsbouw, commercial buildings, woningbouw, residential, woningen, housing
onderaannemers, subcontractors
materialen, materials, materiaal, bouwmaterialen
gereedschap, tools?, gereedschappen
steiger, steigers, scaffolding, hoogtewerk, working at height
verpakken, inpakken, packing, packaging, verpakking
etiketteren, labelling, labeling
productielijnen, lines?, lijn?
bakken, baking, deeg, dough, brood, bread
menu, menukaart, menus, kaart?
snijden, groenten snijden, cutting vegetables
allergenen, allergens, dieet, diet, dieetwensen
bestellingen opnemen, taking orders
drank, dranken, drinks, cocktails, bar?, barwerk, bartending, bier, wijn, wine
reserveringen, reservaties, reservations, bookings, boekingen
inchecken, check-in, uitchecken, check-out
kleding, mode, fashion, apparel, kledij
doelgroep, doelgroepen, target audience, audience, audiences
merk, merken, brand?, brands?, branding, merkbeleving
doelgroepanalyse, customer insights, klantinzichten
verkeer, traffic, websiteverkeer, bezoekersaantallen
conversie, conversion, conversions, conversieratio
contentplanning, contentkalender, content calendar, content plan, redactieplanning, editorial calendar
strategie, strategy, strategisch, strategic
huisstijl, brand identity, corporate identity, brand guidelines
foto, photo, photos, beeld, images, beeldmateriaal, visuals
drukwerk, print, brochures, folders, leaflets
illustraties, illustration, illustrations
prototype, prototypes, wireframes
gebruikersonderzoek, user research, usability
code?, codes?, broncode, source code
code review, code reviews, pull requests
api, api's, apis, webservices, web services, rest api, interfaces, koppelingen, integraties, integrations
architectuur, architecture, software architecture
microservices, micro services
gegevensmodel, datamodellen, data models, data modelling, datamodel, data modeling
datawarehouse, data warehouse, dwh
etl, elt, datapijplijnen, data pipelines
statistiek, statistics, statistisch, statistical
gebruikers, users, eindgebruikers, end users
tickets, incidenten, incidents, meldingen, service requests
werkplek, werkplekken, workstations, desktops, laptops, devices
servers, server, virtualisatie, virtualization, vmware
back-up, back-ups, backups
wetgeving volgen, legal developments
adviezen schrijven, legal opinions, memo's, memoranda, memos
huurrecht, tenancy law, huur
ondernemingsrecht, corporate law, vennootschapsrecht
bestuursrecht, administrative law, bezwaar, beroep?, bezwaarschriften, objections, appeals
privacy, avg, gdpr, gegevensbescherming, data protection
raad?, gemeenteraad, council, college van b en w, wethouder, alderman, schepen
nota's, raadsvoorstellen, council proposals, policy papers, beleidsstukken, policy notes
participatie, burgerparticipatie, participation
duurzame mobiliteit, mobiliteit, mobility, verkeer en vervoer
ruimtelijke ordening, omgevingswet, spatial planning, stedenbouw, urban planning, omgevingsplan
uitkering, uitkeringen, benefits?, bijstand, participatiewet, social benefits
schulden, schuldhulpverlening, debt counselling
school, scholen, schools, basisschool, primary school, primair onderwijs, lager onderwijs, kleuteronderwijs
middelbare school, voortgezet onderwijs, secondary school, secundair onderwijs, secondary education
speciaal onderwijs, special education, buitengewoon onderwijs
rekenen, wiskunde, mathematics, maths
lezen, taalonderwijs, reading, literacy
toetsen, toets, examens, exams, evaluaties, assessments
oudergesprekken, oudercontact, oudercontacten, parents' evenings, parent meetings
klassenmanagement, classroom management, orde houden
differentiëren, differentiatie, differentiated instruction
telefonisch verkopen, telesales, telemarketing
beurzen, trade fairs, exhibitions
prijzen, pricing, prijsonderhandelingen
contractonderhandelingen, contract negotiations
leveranciersbeoordeling, supplier evaluation, supplier performance
aanbesteding, aanbestedingen, tenders, tendering, tender
besparingen, kostenbesparing, savings, cost savings, cost reduction
chatten, chat, live chat, e-mail en chat
retouren, returns handling, retour
bestelproces, order processing, orderverwerking, orderbeheer, order management
hris, hr-systeem, hr-systemen, hr system, hrm-systeem, hr software < workday, bamboohr, successfactors, personio, afas hrm, adp workforce, peoplesoft hr, ultipro, ukg
ehr, emr, electronic health record, electronic health records, electronic medical record, electronic medical records, elektronisch patiëntendossier, epd < epic ehr, cerner, meditech, chipsoft, hix, nexus epd
icu, intensive care, intensive care unit, critical care, intensieve zorgen, ic-afdeling
meddic, meddpicc, meddicc
erp, erp-systeem, erp-systemen, erp-pakket, erp system < SAP!, navision, business central, dynamics nav, microsoft dynamics nav, AFAS!, sap s/4hana, dynamics 365, odoo, isah, syntess, exact globe, exact online, netsuite, jd edwards, peoplesoft, epicor, oracle financials, oracle ebs
projectplanning, project planning
kwaliteitseisen, quality standards, normen, standards
ISO, iso-normering, iso norms < iso 9001, iso 14001, iso 27001, iso 13485
auditeren, interne audits, internal audits
afwijkingen, non-conformities, deviations, afkeur
laboratoriumanalyses, lab tests, monsters, samples, monstername, sampling
gmp, good manufacturing practice
groen, planten, plants?, bomen, trees
dieren, animals, vee, livestock
sport, sports, fitness, bewegen
muziek, music
vrijwilliger, volunteer
`
  .trim()
  .split('\n')
  .map((line) => {
    const [names, kinds] = line.split('<').map(phrasesOf)
    const all = [...(names ?? []), ...(kinds ?? [])]
    const marked = (mark: string) => all.filter((phrase) => phrase.endsWith(mark)).map(withoutMark)
    return {
      names: (names ?? []).map(withoutMark),
      kinds: (kinds ?? []).map(withoutMark),
      inCapitals: marked('!'),
      ambiguous: marked('?'),
    }
  })
