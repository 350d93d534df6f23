import type { GenerateVacancyRequest } from '@wervio/contracts'

/** From a word processor: tabs, bullets, and headings of the text itself. */
export const wijkzorg: GenerateVacancyRequest = {
  functie: 'Wijkverpleegkundige',
  organisatie: 'Buurtteam Noorderzorg',
  salaris: 'FWG 55 (€ 3.400 - € 4.700)',
  locatie: 'Groningen',
  uren: 'parttime/fulltime in overleg',
  secundaire_arbeidsvoorwaarden:
    'Wij bieden:\n•\teen vast contract\n•\teen elektrische fiets\n•\teen eindejaarsuitkering van 8,33%\n•\tjaarlijks een teamuitje',
  specifieke_taken:
    'Als wijkverpleegkundige ben jij het gezicht van de wijk. Je indiceert, organiseert en verleent zorg aan cliënten thuis. Je werkt nauw samen met huisartsen, mantelzorgers en het sociaal wijkteam. Daarnaast coach je verzorgenden en leerlingen.',
  soft_skills:
    'Wij zoeken een collega die:\n•\tinitiatief neemt\n•\toprecht geïnteresseerd is in mensen\n•\tgoed kan plannen',
  hard_skills: '•\tHbo-v diploma\n•\tBIG-registratie\n•\tRijbewijs B',
  organisatiecultuur: 'Zelfsturend. Geen managers, wel een coach.',
  team_samenstelling: '11 collega’s die de wijk door en door kennen',
  geschiedenis: 'Noorderzorg startte in 2011 met één wijkteam in Paddepoel. Nu zijn het er 24.',
  sector: 'Thuiszorg',
  kernactiviteit: 'Wijkverpleging en persoonlijke verzorging',
  missie_visie_kernwaarden: 'Zo lang mogelijk zelfstandig thuis, dat gunnen we iedereen.',
  maatschappelijke_bijdrage: 'Minder druk op ziekenhuizen en verpleeghuizen',
}

/** 'Het …en van' throughout. */
export const ouderenzorg: GenerateVacancyRequest = {
  functie: 'Verpleegkundige IG (m/v)',
  organisatie: 'Zorgcentrum Duinvoet',
  salaris: 'FWG 45',
  locatie: 'Noordwijk',
  uren: '24-32 uur',
  secundaire_arbeidsvoorwaarden: 'Eindejaarsuitkering 8,33%\nORT\nreiskosten 0,23 per km',
  specifieke_taken:
    'Het verlenen van persoonlijke zorg en verpleging\nHet opstellen en evalueren van zorgplannen\nHet begeleiden van stagiaires',
  soft_skills: 'Empathisch\nZelfstandig kunnen werken\nGoed kunnen samenwerken in een team',
  hard_skills: 'Diploma verpleegkundige mbo niveau 4\nBIG registratie\n2 jaar ervaring in de VVT',
  organisatiecultuur: 'warm en betrokken, korte lijnen, humor',
  team_samenstelling: 'Een team van 9 verzorgenden IG, 3 verpleegkundigen en een zorgcoördinator',
  geschiedenis: 'Duinvoet bestaat sinds 1974 en is in 2016 volledig herbouwd.',
  sector: 'Ouderenzorg',
  kernactiviteit: 'wonen met zorg voor 84 bewoners',
  missie_visie_kernwaarden: 'Thuis voelen, ook als je zorg nodig hebt',
  maatschappelijke_bijdrage: 'een levendige ontmoetingsplek voor de buurt',
}

/** An English form: nothing of it can stand inside a Dutch sentence. */
export const engineer: GenerateVacancyRequest = {
  functie: 'Senior Backend Engineer',
  organisatie: 'Lumenwise',
  salaris: '€70.000 - €90.000',
  locatie: 'Amsterdam',
  uren: '32-40',
  secundaire_arbeidsvoorwaarden: 'Stock options\n30 days of holiday\nHybrid working\nLearning budget of €2,500',
  specifieke_taken:
    'You will design and build our event-driven backend in Go\nOwn services from design to production\nMentor two junior engineers',
  soft_skills: 'Curious, pragmatic, kind',
  hard_skills: '5+ years of experience with Go or Rust\nPostgreSQL, Kafka, Kubernetes',
  organisatiecultuur: 'We value deep work: no meetings on Wednesday and Friday.',
  team_samenstelling: '8 engineers, 2 designers and a product manager',
  geschiedenis: 'Founded in 2019',
  sector: 'SaaS',
  kernactiviteit: 'Energy management software for commercial buildings',
  missie_visie_kernwaarden: 'Make every building climate neutral.',
}

export const projectleider: GenerateVacancyRequest = {
  functie: 'Projectleider Civiele Techniek',
  organisatie: 'Aannemersbedrijf Verhoek B.V.',
  salaris: '4200 - 5600 obv 40 uur',
  locatie: 'Breda e.o.',
  uren: '40 uur per week',
  secundaire_arbeidsvoorwaarden: 'Leaseauto, ook privé te gebruiken\nWinstdeling\nOpleidingen via onze eigen academie',
  specifieke_taken:
    'Verantwoordelijk voor voorbereiding en uitvoering van infraprojecten (€ 0,5 - 5 mln)\nAansturen van uitvoerders en onderaannemers\nOnderhouden van contacten met opdrachtgevers\nBewaken van planning, budget en kwaliteit',
  soft_skills: 'Leiderschap\nOverzicht\nCommunicatie',
  hard_skills:
    'HBO Civiele Techniek. Minimaal 3 jaar ervaring als projectleider in de infra. Kennis van UAV-GC. VCA-VOL.',
  organisatiecultuur: 'Open deuren, korte lijnen, handen uit de mouwen',
  team_samenstelling: 'Afdeling Projecten: 5 projectleiders, 9 uitvoerders, 3 werkvoorbereiders',
  geschiedenis: 'Van eenmanszaak in 1946 tot een bedrijf met 160 medewerkers',
  sector: 'Infra',
  kernactiviteit: 'Wegenbouw, riolering en waterbouw',
  missie_visie_kernwaarden: 'Bouwen aan een veilige en duurzame leefomgeving',
  maatschappelijke_bijdrage: 'emissieloos bouwen',
}

/** Written to 'u'. */
export const waterschap: GenerateVacancyRequest = {
  functie: 'Business Controller',
  organisatie: 'Waterschap Lage Landen',
  salaris: 'Schaal 12, max. € 6.907',
  locatie: 'Tiel',
  uren: '36 uur',
  secundaire_arbeidsvoorwaarden:
    'Individueel keuzebudget van 21% \nABP pensioen\nFlexibele werktijden\nThuiswerkvergoeding',
  specifieke_taken:
    'U adviseert de directie over financiële sturing. U stelt de bestuursrapportages op en bewaakt de planning-en-controlcyclus.',
  soft_skills: 'U bent analytisch sterk en u weet mensen te overtuigen.',
  hard_skills:
    'Een afgeronde wo-opleiding in bedrijfseconomie of accountancy\nMinstens vijf jaar relevante werkervaring',
  organisatiecultuur: 'Professioneel en informeel',
  team_samenstelling: 'Team Control, 7 medewerkers',
  geschiedenis: 'Het waterschap is in 2002 ontstaan uit een fusie',
  sector: 'Overheid',
  kernactiviteit: 'zorgen voor veilige dijken en schoon water',
  missie_visie_kernwaarden: 'Veilige dijken, schoon en voldoende water',
}
