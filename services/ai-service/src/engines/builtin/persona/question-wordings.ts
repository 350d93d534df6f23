import type { PersonaTrait } from '@wervio/contracts'

/**
 * What happened, after 'een keer dat je … en daarbij' or 'een situatie waarin je', and what to ask about it (situation,
 * task, action, result).
 */
export type Wording = { did: string; ask: string }
type Wordings = readonly [Wording, Wording, Wording]

/** Questions about behaviour that shows a trait; `low` where the role asks for the other end of it. */
export const wordings: Record<PersonaTrait, { high: Wordings; low: Wordings }> = {
  openheid: {
    high: [
      { did: 'iets nieuws probeerde', ask: 'Wat was de aanleiding, wat deed jij en wat leverde het op?' },
      {
        did: 'merkte dat de gewone aanpak niet werkte',
        ask: 'Hoe kwam je op een andere aanpak, wat was jouw deel en wat was het resultaat?',
      },
      {
        did: 'iets moest leren wat je nog niet kende',
        ask: 'Hoe pakte je dat aan en waaraan merkte je dat het lukte?',
      },
    ],
    low: [
      {
        did: 'steeds dezelfde werkwijze moest volgen',
        ask: 'Hoe bleef je scherp, wat deed je daarvoor en wat was het resultaat?',
      },
      { did: 'liever bij een beproefde aanpak bleef', ask: 'Waarom koos je daarvoor, wat deed je en hoe liep het af?' },
      { did: 'een vaste procedure moest uitleggen aan een ander', ask: 'Hoe deed je dat en wat was het resultaat?' },
    ],
  },
  consciëntieusheid: {
    high: [
      { did: 'een fout ontdekte', ask: 'Hoe kwam je erachter, wat deed je en wat was het gevolg?' },
      {
        did: 'veel tegelijk op tijd af moest krijgen',
        ask: 'Hoe hield je overzicht, wat deed je eerst en hoe liep het af?',
      },
      {
        did: 'met strakke afspraken te maken had',
        ask: 'Welke afspraken waren dat, hoe hield je je eraan en wat was het resultaat?',
      },
    ],
    low: [
      { did: 'zonder plan moest beginnen', ask: 'Hoe kwam dat, hoe begon je en wat leverde het op?' },
      { did: 'je planning los moest laten', ask: 'Waarom moest dat, wat deed je en hoe liep het af?' },
      {
        did: 'ter plekke een oplossing moest verzinnen',
        ask: 'Wat was er aan de hand, wat deed je en wat was het resultaat?',
      },
    ],
  },
  extraversie: {
    high: [
      { did: 'iemand voor je plan moest winnen', ask: 'Wie was dat, hoe pakte je het aan en wat was het resultaat?' },
      {
        did: 'contact moest leggen met iemand die je nog niet kende',
        ask: 'Hoe begon je, wat deed je en wat leverde het op?',
      },
      { did: 'het woord moest nemen in een groep', ask: 'Waar ging het over, wat deed je en hoe reageerde de groep?' },
    ],
    low: [
      {
        did: 'lang alleen en geconcentreerd moest werken',
        ask: 'Hoe richtte je dat in, hoe hield je het vol en wat was het resultaat?',
      },
      {
        did: 'zonder hulp van anderen een knoop moest doorhakken',
        ask: 'Waar ging het over, wat besloot je en hoe liep het af?',
      },
      { did: 'vaak werd gestoord', ask: 'Hoe zorgde je dat het werk toch goed af kwam?' },
    ],
  },
  vriendelijkheid: {
    high: [
      {
        did: 'samen met anderen tot een resultaat moest komen',
        ask: 'Wat was jouw deel, hoe liep de samenwerking en wat was het resultaat?',
      },
      { did: 'het oneens was met een collega', ask: 'Waar ging het over, wat deed jij en hoe kwamen jullie eruit?' },
      {
        did: 'rekening moest houden met iemand die het moeilijk had',
        ask: 'Hoe merkte je dat, wat deed je en wat betekende het voor de ander?',
      },
    ],
    low: [
      { did: 'een slechte boodschap moest brengen', ask: 'Hoe bereidde je dat voor, wat zei je en hoe liep het af?' },
      { did: 'voet bij stuk moest houden', ask: 'Waarom was dat nodig, wat deed je en wat was het resultaat?' },
      { did: 'iemand moest aanspreken op een afspraak', ask: 'Hoe deed je dat en wat leverde het op?' },
    ],
  },
  neuroticisme: {
    high: [
      {
        did: 'iets opmerkte wat anderen nog niet zagen',
        ask: 'Wat zag je, wat deed je daarmee en wat was het gevolg?',
      },
      { did: 'twijfelde of het wel goed ging', ask: 'Waar twijfelde je over, wat deed je en hoe liep het af?' },
      { did: 'feedback kreeg die je raakte', ask: 'Wat deed dat met je, wat deed je ermee en wat leverde het op?' },
    ],
    low: [
      { did: 'onder druk kwam te staan', ask: 'Wat was er aan de hand, hoe bleef je rustig en hoe liep het af?' },
      {
        did: 'voor een verrassing kwam te staan',
        ask: 'Wat gebeurde er, wat deed je als eerste en wat was het resultaat?',
      },
      { did: 'kritiek kreeg', ask: 'Van wie kwam die, wat deed je ermee en wat leverde het op?' },
    ],
  },
}

/**
 * The same for work that says nothing of the trait by itself: nobody wins others for a plan while cutting bread. Traits
 * that aren't here fit any work.
 */
export const plainWordings: Partial<Record<PersonaTrait, Wordings>> = {
  extraversie: [
    { did: 'met anderen moest afstemmen', ask: 'Met wie was dat, hoe pakte je het aan en wat leverde het op?' },
    { did: 'iets aan een ander moest uitleggen', ask: 'Hoe deed je dat en waaraan merkte je dat het overkwam?' },
    { did: 'een ander om hulp moest vragen', ask: 'Waarvoor was dat, hoe deed je dat en wat was het resultaat?' },
  ],
  vriendelijkheid: [
    {
      did: 'samen met anderen tot een resultaat moest komen',
      ask: 'Wat was jouw deel, hoe liep de samenwerking en wat was het resultaat?',
    },
    { did: 'het oneens was met een collega', ask: 'Waar ging het over, wat deed jij en hoe kwamen jullie eruit?' },
    { did: 'een collega hielp', ask: 'Waarmee was dat, wat deed je en wat leverde het op?' },
  ],
}

/**
 * What goes wrong in a supposed situation, and what to ask: `hitch` after 'Stel: je …, maar', `doing` the same as a
 * question after a sentence that tells the task, `general` without a task.
 */
export const situations = [
  {
    hitch: 'je mist iets wat je daarvoor nodig hebt',
    ask: 'Wat doe je als eerste, en waarom?',
    general: 'Stel: je bent net met een klus begonnen en mist iets wat je nodig hebt.',
  },
  {
    doing: 'Wat doe je als de collega met wie je dit doet onverwacht uitvalt?',
    ask: 'Hoe zorg je dat het werk toch doorgaat?',
    general: 'Wat doe je als een collega met wie je samenwerkt onverwacht uitvalt?',
  },
  {
    hitch: 'iemand vraagt je om nu iets anders met spoed te doen',
    ask: 'Hoe bepaal je wat voorgaat, en wat zeg je tegen die ander?',
    general: 'Stel: je bent midden in je werk en iemand vraagt je om nu iets anders met spoed te doen.',
  },
  {
    doing: 'Wat doe je als iemand het niet eens is met je aanpak?',
    ask: 'Wanneer blijf je erbij, en wanneer pas je je aan?',
    general: 'Wat doe je als iemand het niet eens is met je aanpak?',
  },
] as const
