import type { CueRule } from './cue.ts'

const trait = 'openheid'

export const opennessCues: CueRule[] = [
  {
    trait,
    facet: 'O1 imagination, O2 artistic interests',
    names: 'creatief zijn',
    weight: 2.5,
    cues: 'eigenwijs | eigenwijze | vol ideeen | verzin* | vindingrijk* | frisse blik | anders denken | creatie* | creativ* | bedenk* | bedacht | ontwerp* | designer* | designs | *vormgev* | concepten | conceptontwikkel* | verbeelding* | out of the box | buiten de lijntjes* | fantasie | brainstorm* | artistiek* | kunstzinnig* | originele | ideeen | ideas | imagination',
  },
  {
    trait,
    facet: 'O4 adventurousness; demand: innovation',
    names: 'vernieuwen',
    weight: 2,
    cues: 'nieuwe dingen | iets nieuws | nieuwe ontwikkelingen | trends | van nul | from scratch | uitprober* | uitproberen | uittesten | eigen idee* | nieuwe ideeen | innov* | vernieuw* | experimenteer* | experiment* | pionier* | nieuwe technolog* | nieuwe oplossingen | new technolog* | cutting edge | uitvinden | ontwikkelen van nieuwe',
  },
  {
    trait,
    facet: 'O5 intellect; demand: learning',
    names: 'nieuwsgierig zijn en leren',
    weight: 2,
    cues: 'leergraag | bijleren | wil bijleren | wilt bijleren | goesting om te leren | zin om te leren | open geest | openstaat voor | staat open voor | nieuwsgierig* | leergierig* | weetgierig* | onderzoekend* | curious | curiosity | eager to learn | wilt leren | wil leren | graag leer* | leren van | blijft leren | blijven leren | jezelf _ ontwikkelen | verdiep* | leervermogen | leert snel | lerend* | onderzoekende',
  },
  {
    trait,
    facet: 'O5 intellect; demand: analysis',
    names: 'analyseren en onderzoeken',
    weight: 1.5,
    cues: 'analys* | analyt* | onderzoek doen | onderzoeken | research* | vraagstukken | complexe | complex | strateg* | visie op | visie ontwikkel* | abstract | conceptueel | conceptuele | problem solving | oplossingsgericht*',
  },
  {
    trait,
    facet: 'O4 adventurousness; demand: variety',
    names: 'afwisseling en verandering',
    weight: 1.5,
    cues: 'afwissel* | gevarieerd* | geen dag hetzelfde | geen dag is hetzelfde | veelzijdig* | verander* | variatie | variety | varied | dynamisch* | dynamic | wisselende',
  },
  {
    trait,
    facet: 'O6 liberalism; demand: other perspectives',
    names: 'andere culturen en perspectieven',
    weight: 1,
    cues: 'andere culturen | internationaal | internationale | multicultur* | perspectieven | international | talen | kunst | verschillende culturen',
  },
  {
    trait,
    facet: 'demand: improving',
    names: 'meedenken over verbetering',
    weight: 1.5,
    cues: 'verbeter* | *verbetervoorstel* | optimalis* | meedenk* | denkt mee | denk* _ mee | initiatief | initiatieven | improve* | improving | slimmer | ondernemend*',
  },
  {
    trait,
    facet: 'O4 adventurousness, low; demand: routine',
    names: 'routinewerk',
    weight: -2.5,
    cues: 'geen discussie | volgens procedure* | volgens de procedure* | strikt volgens | houdt van regelmaat | regelmaat | vaste taken | structuur en regelmaat | routine* | eentonig* | bandwerk | monotoon | altijd hetzelfde | telkens hetzelfde | dezelfde handelingen | repeterend* | repetitive | terugkerende werkzaamheden | vaste procedures | vaste routine* | vast patroon | vaste patronen | lopende band | productielijn | steeds hetzelfde | elke dag hetzelfde | assembly line | vaste werkwijze* | volgens vaste | eenvoudige werkzaamheden | invoerwerk | productiewerk',
  },
  {
    trait,
    facet: 'O6 liberalism, low; demand: following rules',
    names: 'werken volgens vaste regels',
    weight: -1,
    cues: '*protocol* | voorschriften | *voorschrift* | werkinstructie* | standaardwerkwijze* | handleiding* | according to procedures | traditioneel | traditionele',
  },
]
