/** Titles of one job. `reason` says where the titles stand as names of the same occupation. */
export type JobTitleGroup = { reason: string; titles: readonly string[] }

/**
 * Titles that employers use for the same job, in Dutch and English. Those of a group are labels of one ESCO occupation,
 * or plain translations of one field; `reason` says which. A wider or narrower job is no synonym, such as accountant
 * beside boekhouder or orderpicker beside magazijnmedewerker. A title with `*` also counts at the end of a compound
 * ('wijkverpleegkundige'); one without doesn't: a 'projectontwikkelaar' builds houses.
 * This service uses the ESCO classification of the European Commission.
 */
export const jobTitleGroups: readonly JobTitleGroup[] = [
  {
    reason: 'ESCO 2512.4 software ontwikkelaar, software developer',
    titles: [
      'programmeur',
      'developer',
      'ontwikkelaar',
      '*softwareontwikkelaar',
      'software developer',
      'software engineer',
    ],
  },
  {
    reason: 'ESCO 2513.5 webontwikkelaar, web developer',
    titles: ['webontwikkelaar', 'webdeveloper', 'web developer'],
  },
  {
    reason: 'ESCO 2522.1 ict-systeembeheerder, ICT system administrator',
    titles: ['systeembeheerder', 'system administrator', 'sysadmin'],
  },
  {
    reason: 'ESCO 2511.3 data-analist, data analyst',
    titles: ['data-analist', 'data analyst'],
  },
  {
    reason: 'ESCO 2166.9 grafisch ontwerper, graphic designer',
    titles: ['grafisch ontwerper', 'grafisch vormgever', 'graphic designer'],
  },
  {
    reason: 'ESCO 2221 verpleegkundigen; verpleger and verpleegster are its older names, nurse its English one',
    titles: ['*verpleegkundige', 'verpleger', 'verpleegster', 'nurse'],
  },
  {
    reason: 'ESCO 2222.1 verloskundige, midwife',
    titles: ['*verloskundige', 'vroedvrouw', 'midwife'],
  },
  {
    reason: 'ESCO 2264.2 fysiotherapeut, physiotherapist',
    titles: ['*fysiotherapeut', 'kinesist', 'physiotherapist'],
  },
  {
    reason: 'ESCO 2262.1 apotheker, pharmacist',
    titles: ['*apotheker', 'pharmacist'],
  },
  {
    reason: 'ESCO 3313.2 boekhouder, bookkeeper; an accountant (2411.1) is another occupation',
    titles: ['boekhouder', 'boekhoudster', 'bookkeeper'],
  },
  {
    reason: 'ESCO 4313.1 salarisadministrateur, payroll clerk',
    titles: ['salarisadministrateur', 'payroll administrator', 'payroll clerk'],
  },
  {
    reason: 'ESCO 1212.2 human resources manager, hoofd personeel en organisatie: the field under all its names',
    titles: ['hr', 'hrm', 'human resources', 'personeelszaken', 'p&o', 'personeel en organisatie'],
  },
  {
    reason:
      'ESCO 2423.6 recruiter; rekruteerder is its Dutch label, talent acquisition the name of the field in vacancies',
    titles: ['*recruiter', 'rekruteerder', 'werver', 'talent acquisition'],
  },
  {
    reason: 'Translation of one field: the department is called sales or verkoop',
    titles: ['sales', 'verkoop'],
  },
  {
    reason: 'ESCO 3322 vertegenwoordigers, 5223 verkopers: the same job in Dutch and English titles',
    titles: [
      'verkoper',
      'verkoopster',
      'verkoopmedewerker',
      'salesmedewerker',
      'sales medewerker',
      'sales representative',
    ],
  },
  {
    reason: 'ESCO 3323.2 inkoper, purchaser',
    titles: ['inkoper', 'inkoopster', 'purchaser', 'buyer'],
  },
  {
    reason: 'ESCO 4225.1 vertegenwoordiger klantenservice, customer service representative',
    titles: [
      'klantenservicemedewerker',
      'medewerker klantenservice',
      'customer service medewerker',
      'customer service representative',
    ],
  },
  {
    reason: 'ESCO 3343.3 executive assistant, directiesecretaresse',
    titles: ['directiesecretaresse', 'directieassistent', 'executive assistant'],
  },
  {
    reason: 'ESCO 4226.1 receptionist, baliemedewerker',
    titles: ['receptionist', 'receptioniste', 'receptiemedewerker', 'baliemedewerker'],
  },
  {
    reason: 'ESCO 1219.6 projectmanager, project manager, projectleider',
    titles: ['*projectmanager', 'project manager', '*projectleider'],
  },
  {
    reason: 'ESCO 1223.1 productmanager, product manager',
    titles: ['productmanager', 'product manager'],
  },
  {
    reason: 'ESCO 1221.3.2 marketingmanager, marketing manager',
    titles: ['marketingmanager', 'marketing manager'],
  },
  {
    reason: 'ESCO 1420.3 accountmanager, sales account manager',
    titles: ['accountmanager', 'account manager'],
  },
  {
    reason: 'ESCO 2643.6 vertaler, translator',
    titles: ['vertaler', 'vertaalster', 'translator'],
  },
  {
    reason: 'ESCO 8332.2 vrachtwagenchauffeur, truckchauffeur, trucker',
    titles: ['vrachtwagenchauffeur', 'vrachtautochauffeur', 'truckchauffeur', 'trucker', 'truck driver'],
  },
  {
    reason: 'ESCO 8344.1 heftruckchauffeur, forklift operator',
    titles: [
      'heftruckchauffeur',
      'vorkheftruckchauffeur',
      'heftruckbestuurder',
      'forklift operator',
      'forklift driver',
    ],
  },
  {
    reason:
      'ESCO 9333.8 magazijnmedewerker, magazijnier, warehouse worker; an orderpicker (9333.8.1) is a narrower job',
    titles: [
      'magazijnmedewerker',
      'magazijnier',
      'magazijnbediende',
      'warehouse medewerker',
      'warehousemedewerker',
      'warehouse worker',
      'warehouse employee',
    ],
  },
  {
    reason: 'ESCO 9333.8.1 orderpicker, orderverzamelaar',
    titles: ['orderpicker', 'order picker', 'orderverzamelaar'],
  },
  {
    reason: 'ESCO 7411.1 elektricien, elektromonteur, electrician',
    titles: ['elektricien', 'elektromonteur', 'electrician'],
  },
  {
    reason: 'ESCO 7212.3 lasser, welder',
    titles: ['*lasser', 'welder'],
  },
  {
    reason: 'ESCO 7126.8 loodgieter, plumber',
    titles: ['loodgieter', 'plumber'],
  },
  {
    reason: 'ESCO 7115.1 timmerman, carpenter',
    titles: ['timmerman', 'carpenter'],
  },
  {
    reason: 'ESCO 7231.10 automonteur, autotechnicus, automecanicien',
    titles: ['automonteur', 'autotechnicus', 'automecanicien'],
  },
  {
    reason: 'ESCO 9112.2 schoonmaker, schoonmaakmedewerker, cleaner',
    titles: ['schoonmaker', 'schoonmaakster', 'schoonmaakmedewerker', 'cleaner'],
  },
  {
    reason: 'ESCO 5414.1 beveiliger, bewaker, security guard',
    titles: ['beveiliger', 'beveiligingsbeambte', 'security guard'],
  },
  {
    reason: 'ESCO 5131.2 ober, kelner, serveerster, waiter',
    titles: ['ober', 'kelner', 'serveerster', 'waiter', 'waitress'],
  },
  {
    reason: 'ESCO 5132.1 barman, barkeeper, bartender',
    titles: ['barman', 'barkeeper', 'bartender'],
  },
  {
    reason: 'ESCO 5120.1 kok, kokkin; cook is its English label',
    titles: ['kok', 'kokkin', 'cook'],
  },
  {
    reason: 'ESCO 5230.1 kassamedewerker, caissière, cashier',
    titles: ['kassamedewerker', 'caissière', 'cashier'],
  },
  {
    reason: 'ESCO 5141.1 kapper, kapster, hairdresser',
    titles: ['kapper', 'kapster', 'hairdresser'],
  },
  {
    reason: 'ESCO 2341.1 leraar basisonderwijs, leerkracht basisonderwijs, primary school teacher',
    titles: ['leraar basisonderwijs', 'leerkracht basisonderwijs', 'primary school teacher'],
  },
]
