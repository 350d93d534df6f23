import { pairsOf, type Pair } from './title-pairs.ts'

/** Judged and written after the rules, and scored before any of them was changed for it. */
export const FURTHER_PAIRS: readonly Pair[] = [
  ...pairsOf(
    'same',
    `
    Docent Nederlands | Leraar Nederlands voortgezet onderwijs
    Oncologieverpleegkundige | Verpleegkundige oncologie
    Python developer | Python engineer
    Buschauffeur | Chauffeur lijnbus
    Belastingadviseur | Fiscalist
    Loodgieter | Plumber
    Kapster | Hairdresser
    Verkoper elektro | Winkelmedewerker
    Tolk Pools | Interpreter Polish
    Medewerker P&O | HR-medewerker
    Kraanmachinist | Crane operator
    Teamleider klantcontact | Supervisor klantenservice
    `,
  ),
  ...pairsOf(
    'kin',
    `
    Docent economie | Docent Engels
    Oncologieverpleegkundige | Dialyseverpleegkundige
    Leerkracht muziek | Leerkracht lichamelijke opvoeding
    C# developer | Go developer
    iOS developer | Android developer
    Strafrechtadvocaat | Advocaat familierecht
    Bloemist | Leerling-bloemist
    Timmerman | Hulptimmerman
    Restaurant manager | Assistant restaurant manager
    Koeltechnieker | Loodgieter
    Timmerman | Dakdekker
    Tolk Pools | Tolk Turks
    Verpleegkundige cardiologie | Verpleegkundige palliatieve zorg
    Masseur | Schoonheidsspecialist
    Fotograaf | Lichttechnicus
    Verkoper auto's | Verkoper meubelen
    Schadebehandelaar | Acceptant
    Vertegenwoordiger bouwmaterialen | Vertegenwoordiger cosmetica
    `,
  ),
  ...pairsOf(
    'apart',
    `
    Trainer leiderschap | Trainer fitness
    Projectleider waterbouw | Projectleider onderwijsvernieuwing
    Adviseur belastingen | Adviseur mobiliteit
    Ingenieur elektrotechniek | Ingenieur voeding
    Coördinator evenementen | Coördinator kwaliteit
    Machinist graafmachine | Machinist trein
    Architect | Landschapsarchitect
    Planner onderhoud | Planner evenementen
    Consultant logistiek | Consultant HR
    Onderzoeker kanker | Marktonderzoeker
    `,
  ),
]

/** Judged and written after what the pairs above had shown was mended, for trades that neither table has. */
export const LAST_PAIRS: readonly Pair[] = [
  ...pairsOf(
    'same',
    `
    Verloskundige | Midwife
    Docent geschiedenis | History teacher
    Medewerker magazijn | Orderpicker
    Backend developer | .NET developer
    Verpleegkundige dialyse | Dialyseverpleegkundige
    Chauffeur bakwagen | Vrachtwagenchauffeur
    Tandartsassistente | Dental nurse
    Werkvoorbereider bouw | Werkvoorbereider woningbouw
    Advocaat | Strafrechtadvocaat
    Payroll officer | Loonadministrateur
    `,
  ),
  ...pairsOf(
    'kin',
    `
    Docent aardrijkskunde | Docent Duits
    Verpleegkundige OK | Verpleegkundige geriatrie
    Ruby developer | Kotlin developer
    Werkvoorbereider bouw | Werkvoorbereider elektrotechniek
    Hoofdkassier | Kassier
    Elektricien | Leerling-elektricien
    Notaris | Notarisklerk
    Kinesist | Ergotherapeut
    Vertaler Engels | Vertaler Italiaans
    Kraamverzorgende | Verzorgende verpleeghuis
    Advocaat familierecht | Advocaat ondernemingsrecht
    Timmerman | Stukadoor
    Docent basisonderwijs | Docent hogeschool
    `,
  ),
  ...pairsOf(
    'apart',
    `
    Consultant duurzaamheid | Consultant IT
    Engineer waterbouw | Engineer software
    Specialist inkoop | Specialist marketing
    Manager kwaliteit | Manager verkoop
    Inspecteur belastingen | Inspecteur voedselveiligheid
    Directeur zorginstelling | Directeur basisschool
    Onderhoudsmonteur liften | Onderhoudsmonteur windmolens
    Trainer communicatie | Trainer veiligheid
    Medewerker kinderopvang | Medewerker burgerzaken
    Analist laboratorium | Analist risico
    Buschauffeur | Vorkheftruckchauffeur
    Begeleider jongeren | Begeleider ouderen
    `,
  ),
]
