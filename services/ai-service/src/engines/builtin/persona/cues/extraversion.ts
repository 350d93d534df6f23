import type { CueRule } from './cue.ts'

const trait = 'extraversie'

export const extraversionCues: CueRule[] = [
  {
    trait,
    facet: 'E2 gregariousness; demand: contact with customers',
    names: 'contact met klanten of relaties',
    weight: 2,
    cues: '*klantcontact* | contact met _ klant* | klantbezoek* | bezoek* _ klanten | klanten bezoek* | relatiebeheer* | *relaties onderhoud* | onderhoud* _ relaties | klantrelatie* | te woord staan | accountmanage* | account manage* | customer facing | client facing | customer relation* | *contactcenter* | relatiemanage*',
  },
  {
    trait,
    facet: 'E3 assertiveness; demand: selling',
    names: 'verkopen',
    weight: 3,
    cues: 'verkoop* | verkop* | *verkoper* | *verkoopster* | *verkoopadvis* | acquisitie* | acquire* | sales* | new business | prospect* | koud* bel* | cold call* | commercieel | commerciele | leads | deals',
  },
  {
    trait,
    facet: 'E3 assertiveness',
    names: 'overtuigen',
    weight: 1.5,
    cues: 'overtuig* | persua* | convinc* | enthousiasmer*',
  },
  {
    trait,
    facet: 'E2 gregariousness; demand: networking',
    names: 'netwerken',
    weight: 2,
    cues: 'netwerker* | netwerken met | netwerk opbouw* | opbouwen van _ netwerk | bouw* _ netwerk | uitbreiden van _ netwerk | netwerkvaardig* | netwerkbijeenkomst* | beurzen | evenementen | networking events | build* _ network | vertegenwoordig*',
  },
  {
    trait,
    facet: 'E3 assertiveness; demand: speaking in public',
    names: 'spreken voor groepen',
    weight: 2,
    cues: 'presentaties | presenteren | presenteert | presenteer | voor groepen | voor de groep | voor de klas | les aan | lesgeven | geef* _ les | verzorgen van _ trainingen | trainingen geven | workshops | woordvoer* | public speaking | present* to | presentation skills | rondleiding* | debat*',
  },
  {
    trait,
    facet: 'E6 cheerfulness, E4 activity level',
    names: 'een open en energieke houding',
    weight: 2,
    cues: 'stapt _ op af | stapt op mensen af | stapt makkelijk op | makkelijke prater | graag onder de mensen | tussen de mensen | gezelligheidsmens* | sfeermaker | in de spotlights | het woord voeren | aanstekelijk* | enthousiast | enthousiaste | enthousiasme | enthusias* | energiek* | goedlachs* | praatgraag | praatje* | vlotte prater | goede prater | communicatief sterk* | aanwezig type | mondig* | contactueel* | uitbundig* | sociaal sterk* | extravert* | spontaan | spontane | sociaal vaardig* | vlotte babbel | makkelijk contact* | gemakkelijk contact* | legt _ contact | leg* _ contacten | outgoing | energetic | vrolijk* | open houding | humor',
  },
  {
    trait,
    facet: 'E1 friendliness; demand: communicating',
    names: 'communiceren',
    weight: 1,
    cues: 'communicatief | communicatieve | communicatievaardig* | communiceren | communication skills | communicative | verbaal | mondeling*',
  },
  {
    trait,
    facet: 'E3 assertiveness; demand: leading',
    names: 'leiding geven',
    weight: 1.5,
    cues: 'leidinggev* | leiding geven | leiding aan | leidt de | leidt het | leidt een | geeft leiding | aansturen | aansturing | stuurt _ aan | stuur* _ team* aan | voorzitten | voorzitter | leiden van | lead a team | leading a team | people manage* | manage a team | *teamleider* | teammanager* | afdelingsmanager* | *storemanager* | locatiemanager* | leiderschap | leadership',
  },
  {
    trait,
    facet: 'E2 gregariousness; demand: meeting people',
    names: 'veel mensen ontmoeten of spreken',
    weight: 1.5,
    cues: 'gasten | bezoekers | receptie | receptioni* | bediening | bedienen van gasten | serveren | balie | baliewerk* | telefonisch* | telefoon | bellen met | inbound | outbound | publiek te | aanspreekpunt | contactpersoon | gastheer | gastvrouw | ouders',
  },
  {
    trait,
    facet: 'demand: consulting with others',
    names: 'overleg met anderen',
    weight: 1,
    cues: 'stakeholder* | overleg* met | afstemm* met | afstemmen | gesprekken | gesprek | overleggen | bespreken | bespreekt | stemt af | contact met | contacten met | houdt contact | liaise | vergader*',
  },
  {
    trait,
    facet: 'E2 gregariousness, low; demand: working alone',
    names: 'alleen werken',
    weight: -2,
    cues: 'alleen durven werken | alleen kunnen werken | kan alleen werken | alleen in de | zelfstandig onderweg | solistisch* | alleen werken | alleen aan het werk | alleen op pad | nachts alleen | alleen verantwoordelijk | in je eentje | op jezelf | eenzaam | eenzame | work* alone | solitary | solo',
  },
  {
    trait,
    facet: 'E4 activity level, low; demand: concentration',
    names: 'geconcentreerd werk op de achtergrond',
    weight: -1.5,
    cues: 'geconcentreerd* | concentratie* | stilte | deep work | rustige omgeving | stil werk | rustige aard | teruggetrokken | introvert* | achter de schermen | backoffice | back office | concentrate | focus time | monotoon',
  },
  {
    trait,
    facet: 'demand: working with records',
    names: 'werken met stukken en gegevens',
    weight: -1.5,
    cues: 'archivaris* | archief* | *archieven | archiv* | inventariser* | catalogiser* | data entry | data invoer* | gegevens invoer* | invoeren van _ gegevens | bibliotheca* | laborant* | boekhoud* | bookkeep* | depot* | metadata',
  },
]
