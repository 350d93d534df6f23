import type { CueRule } from './cue.ts'

const trait = 'consciëntieusheid'

export const conscientiousnessCues: CueRule[] = [
  {
    trait,
    facet: 'C6 cautiousness, C2 orderliness',
    names: 'nauwkeurig werken',
    weight: 2.5,
    cues: 'tot op de cent | tot in de puntjes | puntjes op de i | kloppen | kloppend* | perfectionis* | zuiver werken | afronden | maakt af wat | punctueel | correct | correcte | ordentelijk* | proper werk* | met zorg | zonder fout* | tot op de | geen fouten | nagezien | checklist* | nauwkeurig* | accura* | zorgvuldig* | secuur | secure wijze | precies | precieze | precisie* | precision | punctue* | foutloos | foutloze | zonder fouten | oog voor detail* | detailgericht* | detail gericht* | attention to detail | meticulous* | netjes | nauwgezet* | kwaliteitsbewust* | kwaliteitsgericht*',
  },
  {
    trait,
    facet: 'C2 orderliness; demand: planning',
    names: 'plannen en organiseren',
    weight: 2,
    cues: 'vooruit denken | vooruitdenken | vooruit te denken | denkt vooruit | vooruit werken | overzicht houden | plannen | planning | planner | inplannen | plant | organiseer* | organiser* | georganiseerd* | organisator* | organisatietalent | gestructureerd* | structuur | coordineer* | coordiner* | coordination | *coordinator* | overzicht | organise | organised | organising | organisation skills | organisational skills | organize | organized | organizing | organizational skills | prioriteit* | prioriti* | *deadline* | time management | projectmanage* | *projectleider* | ordelijk* | planmatig* | stelt _ planning*',
  },
  {
    trait,
    facet: 'C3 dutifulness; demand: rules and safety',
    names: 'werken volgens regels',
    weight: 1.5,
    cues: '*protocol* | procedures | *voorschrift* | richtlijnen | wet en regelgeving | wetgeving | *veiligheid* | veilig | hygien* | haccp | vca | kwaliteitseisen | compliance | regulations | normen | safety | *wetgeving | avg',
  },
  {
    trait,
    facet: 'C3 dutifulness',
    names: 'verantwoordelijkheid nemen',
    weight: 1.5,
    cues: 'verantwoordelijk* | eindverantwoordelijk* | gewetensvol* | plichtsbewust* | plichtsgetrouw* | komt afspraken na | klokvast* | betrouwbaar | betrouwbare | plicht* | disciplin* | gedisciplineerd* | afspraken na* | stipt* | op tijd | integer | integriteit | reliable | responsible | responsibility | accountab* | vakmanschap | rekenschap',
  },
  {
    trait,
    facet: 'C4 achievement-striving, C5 self-discipline',
    names: 'zelfstandig resultaat halen',
    weight: 1.5,
    cues: 'zelfstandig* | resultaatgericht* | doelgericht* | doorzett* | initiatiefrijk* | neemt initiatief | initiatief | proactie* | aanpakk* | zelfstarter | ambitieus | ambitieuze | gedreven | ownership | own services | self starter | results driven | self driven | targets | independent* | daadkracht*',
  },
  {
    trait,
    facet: 'demand: checking and recording',
    names: 'controleren en vastleggen',
    weight: 1.5,
    cues: 'controleren | controleert | controle | controles | nakijken | registreren | registreert | administratie* | administratief | administratieve | *dossier* | rapporteren | rapporteert | *rapportage* | documenteren | documentatie | documentation | bijhouden | vastleggen | bewaken | bewaakt | toetsen | audit* | boekhoud* | facturen | archief* | *archieven | archiv* | inventariser* | reporting | zorgplannen opstellen | opstellen van | inspecteren | inspecteert | inspectie* | inspection* | inspecting | keuren',
  },
  {
    trait,
    facet: 'C2 orderliness, low; demand: improvising',
    names: 'improviseren',
    weight: -1.5,
    cues: 'chaoot | kunt schakelen zonder | losse aanpak | losse stijl | zonder planning | geen planning | elke week anders | wekelijks anders | improvis* | ad hoc | chaos | chaotisch* | chaotic | geen vaste structuur | buiten de lijntjes* | prioriteiten wijzigen* | prioriteiten wisselen* | losse structuur | fouten maken mag',
  },
]
