import type { Kinship } from '../titles/relate-titles.ts'

/** What a recruiter says of a title beside the one that is asked for; `apart` is kin or none. */
export type Verdict = Kinship | 'apart'

export type Pair = readonly [asked: string, other: string, verdict: Verdict]

/** Pairs of a table, one a line, with one verdict. */
export const pairsOf = (verdict: Verdict, lines: string): Pair[] =>
  lines
    .trim()
    .split('\n')
    .map((line): Pair => {
      const [asked = '', other = ''] = line.split(' | ').map((title) => title.trim())
      return [asked, other, verdict]
    })

/** Titles of seventeen trades, Dutch, Flemish and English, judged before the rules were written. */
export const TITLE_PAIRS: readonly Pair[] = [
  ...pairsOf(
    'same',
    `
    Verpleegkundige | Verpleegkundige SEH
    Wijkverpleegkundige | District nurse
    IC-verpleegkundige | ICU nurse
    Verpleegkundige spoedgevallen | SEH-verpleegkundige
    Psychiatrisch verpleegkundige | Mental health nurse
    Verzorgende IG | Zorgkundige
    Leraar Frans | Docent Frans
    Leerkracht wiskunde | Maths teacher
    Leerkracht basisonderwijs | Groepsleerkracht groep 5
    Onderwijzer | Leerkracht lager onderwijs
    Frontend developer | React developer
    Softwareontwikkelaar | Java developer
    Java developer | Java software engineer
    Embedded developer | Embedded software engineer
    Vrachtwagenchauffeur CE | Chauffeur CE internationaal
    Vrachtwagenchauffeur | Truck driver
    Taxichauffeur | Taxi driver
    Buschauffeur | Bus driver
    Heftruckchauffeur | Forklift driver
    Projectleider bouw | Bouwprojectleider
    Projectleider IT | IT-projectmanager
    Projectmanager | Projectleider infra
    HR-adviseur | HR business partner
    Juridisch adviseur | Legal counsel
    Kok | Zelfstandig werkend kok
    Accountmanager | Junior accountmanager
    Boekhouder | Senior boekhouder
    Accountant | Registeraccountant
    Metselaar | Bricklayer
    Schilder | House painter
    Dakwerker | Dakdekker
    Hovenier | Tuinaannemer
    Recruiter | IT-recruiter
    Advocaat arbeidsrecht | Advocaat arbeids- en sociaal recht
    Fysiotherapeut | Kinesitherapeut
    Receptionist | Telefonist-receptionist
    Planner transport | Transportplanner nationaal
    Elektricien | Industrieel elektricien
    Automonteur | Car mechanic
    Verkoper kleding | Verkoopmedewerker mode
    Marketingmanager | Head of marketing
    Teamleider klantenservice | Customer service team lead
    Schoonmaker kantoren | Schoonmaakmedewerker
    Poetshulp | Huishoudhulp
    Medewerker bediening | Kelner
    `,
  ),
  ...pairsOf(
    'kin',
    `
    Wijkverpleegkundige | Verpleegkundige SEH
    Verpleegkundige SEH | Wijkverpleegkundige
    IC-verpleegkundige | Psychiatrisch verpleegkundige
    Dialyseverpleegkundige | OK-verpleegkundige
    Kinderverpleegkundige | Verpleegkundige geriatrie
    ICU nurse | Psychiatric nurse
    Hoofdverpleegkundige | Verpleegkundige
    Verpleegkundige | Leerling-verpleegkundige
    Verpleegkundige | Verpleegkundige in opleiding
    Leraar Frans | Leraar wiskunde
    Docent natuurkunde | Docent geschiedenis
    Leerkracht wiskunde | Leerkracht Engels
    Maths teacher | English teacher
    Kleuterleider | Leraar secundair onderwijs
    Leerkracht basisonderwijs | Docent scheikunde
    Frontend developer | Embedded developer
    Embedded developer | Frontend developer
    Java developer | PHP developer
    .NET developer | Python developer
    Android developer | Backend developer
    SAP developer | Salesforce developer
    Vrachtwagenchauffeur CE | Taxichauffeur
    Taxichauffeur | Buschauffeur
    Touringcarchauffeur | Ambulancechauffeur
    Heftruckchauffeur | Reachtruckchauffeur
    Projectleider bouw | Projectleider IT
    IT-projectmanager | Projectmanager infra
    Projectleider evenementen | Projectleider glasvezel
    Kok | Kok in opleiding
    Kok | Leerling-kok
    Chef-kok | Kok
    Kok | Hulpkok
    Accountant | Assistent-accountant
    Boekhouder | Hulpboekhouder
    Store manager | Assistant store manager
    HR-manager | HR-medewerker
    Bakker | Slager
    Metselaar | Tegelzetter
    Schilder | Stukadoor
    Kapper | Nagelstylist
    Opticien | Audicien
    Elektricien | Loodgieter
    Liftmonteur | Automonteur
    Automonteur | Fietsenmaker
    Huisarts | Psychiater
    Bedrijfsarts | Chirurg
    Advocaat | Paralegal
    Advocaat strafrecht | Advocaat fiscaal recht
    Jurist omgevingsrecht | Arbeidsjurist
    Fiscalist | Salarisadministrateur
    Verkoper keukens | Verkoper schoenen
    Beveiliger | Brandweerman
    CNC-draaier | CNC-frezer
    Lasser | Plaatwerker
    Data engineer | Data-analist
    Grafisch vormgever | UX designer
    Tandartsassistent | Doktersassistent
    Recruiter | HR-adviseur
    SEO-specialist | Social media manager
    Vertaler Frans | Vertaler Duits
    Teamleider productie | Productiemedewerker
    Inkoper | Supply chain planner
    Radiologisch laborant | Podotherapeut
    `,
  ),
  ...pairsOf(
    'none',
    `
    Accountmanager | Accountant
    Accountant | Accountmanager
    HR-adviseur | Juridisch adviseur
    Juridisch adviseur | HR-adviseur
    Kok | Kok- en bediendenopleider verzekeringen
    Architect | Software architect
    Bouwkundig tekenaar | Striptekenaar
    Software engineer | Field service engineer
    Kraanmachinist | Treinmachinist
    Controller | Air traffic controller
    Programmeur | Programmamaker
    Medewerker klantenservice | Medewerker groenvoorziening
    Verkoopadviseur | Beleidsadviseur
    Teamleider zorg | Teamleider logistiek
    Hypotheekadviseur | Milieuadviseur
    Bakker | Notaris
    Directeur basisschool | Financieel directeur
    Planner transport | Weddingplanner
    `,
  ),
  ...pairsOf(
    'apart',
    `
    Huisarts | Dierenarts
    Vrachtwagenchauffeur | Heftruckchauffeur
    Tandarts | Bedrijfsarts
    Arts | Dierenarts
    Leraar | Rijinstructeur
    Leraar basisonderwijs | Skileraar
    Productmanager | Productiemedewerker
    Contractmanager | Contentmanager
    Assistent-accountant | Managementassistent
    Projectleider bouw | Projectleider marketing
    Adviseur duurzaamheid | Adviseur mobiliteit
    Consultant SAP | Consultant werving en selectie
    Inspecteur milieu | Inspecteur van politie
    Ingenieur bouwkunde | Ingenieur chemie
    Trainer agressiebeheersing | Voetbaltrainer
    Coördinator vrijwilligers | Coördinator logistiek
    Laborant microbiologie | Radiologisch laborant
    Gids museum | Reisgids redacteur
    `,
  ),
]
