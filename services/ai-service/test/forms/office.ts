import type { GenerateVacancyRequest } from '@wervio/contracts'

export const ict: GenerateVacancyRequest = {
  functie: 'Sr. Java Developer',
  organisatie: 'Datastroom',
  salaris: '4.500 - 6.200 bruto p/m',
  locatie: 'Utrecht (hybride)',
  uren: '32-40 uur',
  secundaire_arbeidsvoorwaarden:
    'Leaseauto of mobiliteitsbudget, MacBook Pro, € 3.000 opleidingsbudget per jaar, 28 vakantiedagen, thuiswerkvergoeding',
  specifieke_taken:
    'Ontwerpen en bouwen van microservices in Java en Kotlin\nCode reviews doen\nJunior developers coachen\nMeedenken over de architectuur van ons dataplatform',
  soft_skills: 'Communicatief\nTeamspeler\nPragmatisch',
  hard_skills:
    'Minimaal 5 jaar ervaring met Java en Spring Boot, kennis van Kubernetes, Docker en AWS, HBO of WO Informatica, Engels op B2-niveau',
  organisatiecultuur: 'Engineering-first. We releasen dagelijks en niemand hoeft te wachten op een change board.',
  team_samenstelling: '5 developers, 1 tester, 1 product owner',
  geschiedenis: 'Gestart in 2014 als spin-off van de Universiteit Utrecht',
  sector: 'ICT',
  kernactiviteit: 'Wij bouwen een dataplatform waarmee netbeheerders het stroomnet in balans houden.',
  missie_visie_kernwaarden: 'nieuwsgierigheid, eigenaarschap, lol',
  maatschappelijke_bijdrage: 'Met ons platform helpen we de energietransitie vooruit.',
}

export const finance: GenerateVacancyRequest = {
  functie: 'Financial Controller',
  organisatie: 'Van Loon Groep',
  salaris: '€ 65k - € 80k per jaar',
  locatie: 'Amsterdam-Zuidoost',
  uren: '36 tot 40 uur per week',
  secundaire_arbeidsvoorwaarden:
    'bonusregeling (max. 10%)\n30 vakantiedagen\nhybride werken: 2 dagen thuis, 3 dagen kantoor',
  specifieke_taken:
    'Je bent verantwoordelijk voor de maandafsluiting van drie werkmaatschappijen\nJe stelt de jaarrekening op onder Dutch GAAP\nJe adviseert het MT over kostenbeheersing en investeringen\nJe bent aanspreekpunt voor de accountant',
  soft_skills: 'Analytisch, overtuigend en integer',
  hard_skills:
    'wo bedrijfseconomie of accountancy (RA/RC is een pre)\nminimaal 4 jaar ervaring, bijv. bij een Big Four-kantoor\nsterk in Excel en Power BI',
  organisatiecultuur: 'De lijnen zijn kort. De directeur-eigenaar loopt elke dag binnen.',
  team_samenstelling: 'Je werkt in een team van 6: twee controllers, drie administrateurs en de CFO.',
  geschiedenis: 'Van Loon Groep is in 1921 opgericht als ijzerhandel en is nu actief in 4 landen.',
  sector: 'Groothandel',
  kernactiviteit: 'Inkoop en distributie van staal',
  doelen: 'CO2-neutraal in 2035',
}

export const juridisch: GenerateVacancyRequest = {
  functie: 'Jurist bestuursrecht',
  organisatie: 'een middelgroot advocatenkantoor',
  salaris: 'marktconform',
  locatie: "'s-Hertogenbosch",
  uren: '32, 36 of 40 uur',
  secundaire_arbeidsvoorwaarden: 'Ruim opleidingsbudget en een goede pensioenregeling.',
  specifieke_taken:
    'procederen bij de rechtbank en de Raad van State; adviseren van gemeenten; publiceren in vakbladen',
  soft_skills: 'scherp, diplomatiek, schrijft helder',
  hard_skills:
    'afgeronde master Nederlands recht; 2 jaar ervaring; uitstekende beheersing van het Nederlands in woord en geschrift',
  organisatiecultuur: 'collegiaal en ambitieus',
  team_samenstelling: 'de sectie omgevingsrecht telt negen juristen',
  geschiedenis: '1987',
  sector: 'Juridische dienstverlening',
  kernactiviteit: 'juridisch advies aan overheden en bedrijven',
}
