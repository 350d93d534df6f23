import { parseSentences } from './sentence.ts'

/** Written beside the rules. */
export const knownSentences = parseSentences(`
age | Wij zoeken een jonge, enthousiaste collega voor onze winkel in Zwolle.
age | Je bent jong van leeftijd en wilt snel groeien.
age | Wij zijn op zoek naar een starter met een afgeronde hbo-opleiding.
age | Ben jij een schoolverlater en zoek je je eerste baan?
age | Je hebt maximaal 3 jaar ervaring in de accountancy.
age | Je hebt twee tot vijf jaar ervaring als projectleider.
age | Je hebt 0-2 jaar werkervaring in de zorg.
age | We vragen hooguit vijf jaar ervaring in een vergelijkbare rol.
age | De ideale kandidaat is tussen de 25 en 35 jaar.
age | Je leeftijd ligt onder de 30 jaar.
age | Wij zoeken een junior kandidaat voor de afdeling inkoop.
age | Als junior leer je het vak van ervaren collega’s; je bent net afgestudeerd.
age | Je komt terecht in een jong en dynamisch team.
age | Een echte young professional met lef, dat ben jij.
age | Je bent pas afgestudeerd en barst van de energie.
age | Deze baan is ideaal voor scholieren en studenten.
age | Ouder dan 45 jaar? Dan is deze functie niets voor jou.
age | Wij zoeken jong talent dat wil bouwen aan de toekomst.
age | Jij bent een digital native.
- | Dit is een juniorfunctie met veel begeleiding.
- | Je start als junior developer en groeit door naar medior.
- | Je begeleidt jongeren met een licht verstandelijke beperking.
- | Ons bedrijf is jong: we bestaan sinds 2021.
- | Je verzorgt de jonge aanplant in de kwekerij.
- | Je hebt minimaal 3 jaar ervaring als elektromonteur.
- | Je geeft les aan leerlingen van twaalf tot zestien jaar.
- | Leeftijd speelt voor ons geen rol: we kijken naar wat je kunt.
- | De functie is voor 24 tot 32 uur per week.
- | Je adviseert starters op de woningmarkt over hun hypotheek.
- | Je krijgt een contract voor één jaar met uitzicht op vast.
- | Jong of oud, iedereen is welkom om te solliciteren.
- | Voor het besturen van de heftruck moet je 18 jaar of ouder zijn.
gender | Wij zoeken een secretaresse voor twee dagen per week.
gender | De kandidaat werkt zelfstandig en hij heeft een rijbewijs.
gender | We zoeken sterke mannen voor in ons magazijn.
gender | Een vrouwelijke collega heeft onze voorkeur.
gender | Voor onze kraamafdeling zoeken we een verpleegster.
gender | Ben jij de vakman die wij zoeken?
gender | Je wordt gastvrouw in ons restaurant.
gender | Wij zoeken een handige jongen voor de technische dienst.
gender | Onze ideale verkoper is een doorzetter die zijn targets altijd haalt.
gender | Serveerster gezocht voor de zaterdag.
- | Wij zoeken een timmerman of timmervrouw (m/v/x).
- | Je werkt als gastvrouw of gastheer bij de receptie.
- | Iedereen kan solliciteren: man, vrouw of non-binair.
- | Als verpleegkundige werk je op de afdeling Cardiologie.
- | Je begeleidt vrouwen die slachtoffer zijn van geweld.
- | Onze directeur is trots op het team en hij trakteert elke vrijdag.
- | Je werkt samen met een manager die zijn deur altijd open heeft staan.
- | De werkvoorbereider (m/v/x) maakt de planning.
origin | Nederlands is je moedertaal.
origin | Wij zoeken een native speaker Duits.
origin | Je spreekt accentloos Nederlands.
origin | Je hebt de Nederlandse nationaliteit.
origin | Alleen kandidaten van Nederlandse afkomst kunnen reageren.
origin | Je bent een echte Groninger, geboren en getogen.
origin | Wij zoeken Poolse medewerkers voor de kas.
- | Je spreekt en schrijft goed Nederlands.
- | Je beheerst het Engels op niveau C1.
- | Je kent de Nederlandse wetgeving rond arbeidsomstandigheden.
- | Je hebt een geldige werkvergunning voor Nederland.
- | Je onderhoudt contact met onze Duitse en Poolse leveranciers.
health | Je bent gezond en hebt geen lichamelijke beperkingen.
health | Een goede gezondheid is een vereiste.
health | Je bent fysiek fit en kunt goed tegen lange dagen.
health | Je bent nooit ziek en altijd inzetbaar.
- | Je tilt regelmatig dozen tot 20 kilo.
- | Je werkt aan een gezonde leefomgeving in de stad.
- | Wij bieden een gezondheidsregeling en fruit op het werk.
- | Je ondersteunt mensen met een lichamelijke beperking.
- | We hebben een gezonde groei doorgemaakt.
family | Je bent ongebonden en hebt geen gezin.
family | Wij zoeken bij voorkeur iemand zonder kinderen.
family | Je hebt geen zwangerschapsplannen.
- | Je werkt met gezinnen in een kwetsbare positie.
- | Je kunt je werk goed combineren met een gezin.
belief | Je hebt een christelijke levensovertuiging.
belief | Het dragen van een hoofddoek is niet toegestaan.
- | Je werkt op een christelijke basisschool in Ede.
appearance | Je hebt een representatief uiterlijk.
appearance | Je ziet er aantrekkelijk en goed verzorgd uit.
- | Je zorgt voor een verzorgde presentatie van de winkel.
jargon | Je bent een hands-on teamplayer die out of the box denkt.
jargon | Je schakelt met diverse stakeholders over de te behalen KPI’s.
jargon | Wij zoeken een gedreven duizendpoot met een no-nonsensementaliteit.
jargon | Met jouw helikopterview zorg je voor synergie.
jargon | Je levert state-of-the-art oplossingen en denkt in quick wins.
- | Je overlegt met collega’s, klanten en de gemeente.
- | Je denkt in oplossingen en werkt graag samen.
passive | Er wordt van je verwacht dat je zelfstandig werkt.
passive | De rapportages worden door jou opgesteld en besproken.
passive | Sollicitaties worden behandeld door de afdeling HR.
passive | Je wordt begeleid door een ervaren collega.
passive | De planning werd elke week door het team gemaakt.
- | Je wordt teamleider van een groep van acht monteurs.
- | Je maakt elke week de planning en bespreekt die met het team.
- | Word jij onze nieuwe collega?
- | Je stelt de rapportages op en bespreekt ze met de directie.
sentence | Je bent verantwoordelijk voor het opstellen van de planning, het aansturen van de monteurs op de verschillende locaties, het bewaken van de voortgang van alle lopende projecten en het rapporteren daarover aan de directie en de opdrachtgever.
- | Je stuurt acht monteurs aan. Je bewaakt de voortgang. Je rapporteert aan de directie.
`)
