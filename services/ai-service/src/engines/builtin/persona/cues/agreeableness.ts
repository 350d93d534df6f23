import type { CueRule } from './cue.ts'

const trait = 'vriendelijkheid'

export const agreeablenessCues: CueRule[] = [
  {
    trait,
    facet: 'A3 altruism; demand: caring for others',
    names: 'zorg voor anderen',
    weight: 2.5,
    cues: 'hart voor mensen | hart voor | aandacht voor mensen | aandacht voor de mens | naar elkaar om* | omkijken naar | zorgzaam | zorgzame | zorg verlen* | verlenen van _ zorg | verleent zorg | persoonlijke zorg | *verzorging | *verpleeg* | *verpleg* | *verzorgende* | hulpverlen* | *begeleider* | client | clienten | bewoners | patient | patienten | patients | kwetsbare | mantelzorg* | caregiv* | nurs* | caring | *pedagogisch* | kinderen | mensen met | ouderen | jeugdzorg | residents',
  },
  {
    trait,
    facet: 'A6 sympathy',
    names: 'inleven en luisteren',
    weight: 2.5,
    cues: 'geruststel* | gerust te stellen | op hun gemak | op zijn gemak | op haar gemak | mee te leven | meeleven* | medeleven | respect voor | tweede kans | zonder vooroordeel* | gunt | gunnen | verdraagzaam* | vertrouwensband | vertrouwen winnen | wint vertrouwen | lieve | medemens* | empath* | empatisch* | zonder oordeel* | niet oordelend* | rechtvaardig* | eerlijk* | warm hart* | goede luisteraar | inlev* | invoel* | luister* | geduld* | patience | begripvol* | betrokken | betrokkenheid | oprecht* | sociaal | sociale | mensenmens | warm | warme | zacht | zachtaardig* | staat klaar voor | staan klaar voor | behulpzame | tolerant* | goedlachs* | hartelijk* | vriendelijk* | behulpzaam | hulpvaardig* | respectvol* | respect | attent | attente | attentheid | compassion* | kindness | friendly | helpful | menselijk* | aandacht voor | liefdevol* | warme persoonlijkheid | lief | geinteresseerd in mensen | mensgericht*',
  },
  {
    trait,
    facet: 'A5 cooperation; demand: teamwork',
    names: 'samenwerken',
    weight: 2,
    cues: 'helpt elkaar | helpen elkaar | help elkaar | een handje | springt bij | bijspringen | bij te springen | samenwerk* | samenspel | in teamverband | teammens | voor elkaar klaar | elkaar help* | samengewerkt | werk* _ samen | samen met | teamspeler* | teamplayer* | team player* | collegiaal | collegiale | collegialiteit | teamgericht* | teamverband | in een team | hecht team | hechte | collaborat* | work* together | cooperat* | multidisciplinair* | samen staan | teamwork',
  },
  {
    trait,
    facet: 'A3 altruism; demand: service',
    names: 'klanten of gasten helpen',
    weight: 1.5,
    cues: 'klantgericht* | klantvriendelijk* | servicegericht* | serviceverlen* | dienstverlen* | dienstbaar | gastvrij* | gastgericht* | klanten help* | help* _ klanten | klanten adviser* | gasten | customer service | hospitality | customer focus* | support customers | klantenservice',
  },
  {
    trait,
    facet: 'A3 altruism; demand: coaching',
    names: 'begeleiden of ondersteunen',
    weight: 1.5,
    cues: 'coach* | begeleid* | inwerken | leerlingen | stagiair* | stagiaires | mentor* | ondersteun* | opleiden van | studenten | coaching',
  },
  {
    trait,
    facet: 'A5 cooperation; demand: mediating',
    names: 'bemiddelen en verbinden',
    weight: 1.5,
    cues: 'bemiddel* | verbinder | verbindend* | draagvlak | harmonie* | mediat* | diplomat* | tactvol* | tact | bruggenbouwer | conflicten oplossen',
  },
  {
    trait,
    facet: 'A5 cooperation, low; demand: competing',
    names: 'onderhandelen of wedijveren',
    weight: -1.5,
    cues: 'scherp inkop* | scherpe prijzen | hard tegen hard | het onderste uit de kan | onderhandel* | negotiat* | competitie* | competitief | competitieve | competitive | tegengas | tegenspraak | confronter* | incasso* | invorder* | debt collection | winnaarsmentaliteit | killersmentaliteit',
  },
  {
    trait,
    facet: 'A1 trust, low; demand: judging and enforcing',
    names: 'kritisch beoordelen of handhaven',
    weight: -1,
    cues: 'onpartijdig* | aanspreken op | doorvragen | niet meepraten | streng | strenge | onverbiddelijk* | compromisloos | compromisloze | recht voor de raap | confronterend* | kritisch* | critical | assertief | assertieve | handhav* | sanctie* | boetes | toezicht houden | toezichthoud* | zakelijk | zakelijke instelling | stevige gesprekspartner | rug recht* | spreekt _ aan | spreek* _ direct aan | kritische blik',
  },
  {
    trait,
    facet: 'demand: working alone',
    names: 'alleen werken',
    weight: -1,
    cues: 'solistisch* | alleen werken | in je eentje | work* alone | solitary',
  },
]
