import type { CueRule } from './cue.ts'

const trait = 'neuroticisme'

export const neuroticismCues: CueRule[] = [
  {
    trait,
    facet: 'N1 anxiety, low; N6 vulnerability, low',
    names: 'rustig blijven onder druk',
    weight: -3,
    cues: 'incasseren | nuchter | nuchtere | uit het veld | gek maken | opjagen | rust bewaren | bewaart _ rust | bewaar* de rust | stalen zenuwen | sterke zenuwen | verliest _ geduld niet | verliest niet snel | gelijkmatig* | tegenslag* | stressbestendig* | tegen druk | tegen stress | tegen een stootje | stress bestendig* | onder druk | hoofd koel | koel hoofd | koele kop | geen paniek | raakt niet in paniek | niet in paniek | niet gek te krijgen | niet snel van slag | niet van slag | kan tegen drukte | kunt tegen drukte | blijft koel | tegen een duwtje | houdt het hoofd koel | koelbloedig* | kalm | kalme | kalmte | rustig blijven | rustig blijft | blijft rustig | rustig | rust bewa* | stress resistan* | resilien* | under pressure | calm | veerkracht* | evenwichtig* | relativer* | incasseringsvermogen | nuchter* | emotioneel stabiel* | stressresistent*',
  },
  {
    trait,
    facet: 'N6 vulnerability, low; demand: pace and surprise',
    names: 'werk onder tijdsdruk of met verrassingen',
    weight: -1.5,
    cues: 'hectisch* | hectiek | drukte | *werkdruk | *deadline* | piekmoment* | pieken | hoog tempo | snel schakel* | schakelen | fast paced | spoed* | acute | *crisis* | calamiteit* | *incident* | onvoorspelbaar* | onverwachte | *storing* | wachtdienst* | bereikbaarheidsdienst* | piket* | emergenc* | druk restaurant',
  },
  {
    trait,
    facet: 'N2 anger, low; N3 depression, low; demand: emotional load',
    names: 'omgaan met emoties of weerstand',
    weight: -2,
    cues: 'agressi* | weerstand | klachten | lastige gesprekken | moeilijke gesprekken | emotionele | emoties | rouw | palliatie* | terminal* | onbegrepen gedrag | dementie | verslaving* | verslaafd* | trauma* | overlijden | *conflict* | boze | boos | complaints | ruzie* | schelden | verwijten | afwijzing* | bezwaren | slecht nieuws',
  },
  {
    trait,
    facet: 'N4 self-consciousness, low; demand: deciding',
    names: 'zelfvertrouwen',
    weight: -1.5,
    cues: 'zelfzeker* | niet omver | overeind | voet bij stuk | knopen door* | besluitvaardig* | beslissingen | beslissen | zelfverzekerd* | zelfvertrouwen | stevig in je schoenen | stevig in _ schoenen | stevig | staat je mannetje | grenzen stel* | nee zegt | nee durft | stevige persoonlijkheid | lef | durf | durft | confident | confidence | decisive | niet bang | doortastend* | daadkrachtig* | overwicht',
  },
  {
    trait,
    facet: 'N6 vulnerability, low; demand: adapting',
    names: 'je makkelijk aanpassen',
    weight: -1,
    cues: 'flexibel | flexibele instelling | flexibele houding | aanpassingsvermogen | adaptable | adaptab* | omgaan met verander* | flexibiliteit',
  },
  {
    trait,
    facet: 'demand: danger',
    names: 'werk met risico',
    weight: -1,
    cues: 'werken op hoogte | op hoogte werken | hoogtevrees | gevaarlijk* | gevaar | hoogspanning',
  },
  {
    trait,
    facet: 'N1 anxiety; demand: noticing signals',
    names: 'gevoelig zijn voor signalen',
    weight: 1,
    cues: 'sensitief | sensitiviteit | sensitivity | gevoelig voor | aanvoelen | voelt aan | voelt goed aan | fijngevoelig* | waakzaam* | alert op | gevoel voor',
  },
  {
    trait,
    facet: 'N6 vulnerability; demand: predictable work',
    names: 'voorspelbaar werk zonder veel druk',
    weight: 1,
    cues: 'voorspelbaar | voorspelbare | rustige omgeving | rustige werkplek | rustig tempo | eigen tempo | zonder stress | weinig stress | low stress | vaste werktijden',
  },
]
