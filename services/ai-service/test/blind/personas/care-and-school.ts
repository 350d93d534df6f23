import type { PersonaCase } from './types.ts'

export const careAndSchoolPersonas: readonly PersonaCase[] = [
  {
    id: 'night-nurse',
    half: 'tune',
    country: 'NL',
    source: {
      vacatureText: `VERPLEEGKUNDIGE NACHTDIENST (24 u)

Wat ga je doen?
- je loopt rondes langs 40 bewoners; reageert op alarmen
- je schat zelf in of de huisarts gebeld moet worden (je bent 's nachts alleen verantwoordelijk!)
- infuus, katheter, palliatieve zorg
- je rapporteert in Ysis

Wat vragen we?
Diploma verpleegkundige mbo 4 / hbo-v, BIG. Rustig in acute situaties.

Wat bieden we?
FWG 45, ORT, € 3.100 - € 4.150. Bel Ria (0570-000111) ???`,
    },
    hardSkills: ['BIG', 'infuus', 'katheter', 'palliatieve zorg', 'Ysis', 'hbo-v'],
    tasks: ['rondes', 'alarmen', 'huisarts', 'rapporte'],
    neither: ['Wat vragen we', 'Wat bieden we', '0570-000111', '???', 'ORT', 'FWG 45', 'Ria'],
    traits: {
      openheid: { level: null, why: 'Nothing in the vacancy speaks of it.' },
      consciëntieusheid: { level: 'high', why: 'Alone responsible at night and reports everything.' },
      extraversie: { level: 'low', why: 'Works alone at night; no word of company.' },
      vriendelijkheid: { level: null, why: 'Care itself is the job; no warmth or helpfulness is asked for in words.' },
      neuroticisme: { level: 'low', why: "'Rustig in acute situaties' and deciding alone." },
    },
  },
  {
    id: 'toddler-teacher',
    half: 'kept',
    country: 'BE',
    source: {
      form: {
        title: 'Kleuterjuf/-meester 2e kleuterklas',
        company: 'GBS De Regenboog (Zele)',
        location: 'Zele',
        hours: '24/24, zomervakantie vrij',
        specific_tasks:
          'thema’s uitwerken met hoeken en zelf materiaal maken; kleuters troosten en helpen bij toilet; observeren en noteren in kindvolgsysteem; oudercontact; turnles = 2u',
        hard_skills: 'bachelor kleuteronderwijs\nEHBO +\nbewijs goed gedrag',
        soft_skills: 'creatief met weinig; liefdevol; geduld',
        company_culture: 'Platte organisatie. iedereen kent iedereen',
        benefits: 'fietsvergoeding, laptop',
      },
    },
    hardSkills: ['bachelor kleuteronderwijs', 'EHBO', 'kindvolgsysteem'],
    tasks: ['thema', 'materiaal', 'troosten', 'observe', 'oudercontact', 'turnles'],
    neither: ['zomervakantie vrij', 'fietsvergoeding', '= 2u', 'Platte organisatie', 'bewijs goed gedrag', 'laptop'],
    traits: {
      openheid: { level: 'high', why: 'Creative with little, makes own material.' },
      consciëntieusheid: { level: null, why: 'Observing and noting is one task among others.' },
      extraversie: { level: null, why: 'A class of toddlers is company enough, but nothing is asked.' },
      vriendelijkheid: { level: 'high', why: "'Liefdevol', 'geduld', comforting." },
      neuroticisme: { level: null, why: "'Geduld' is about warmth here; no pressure is named." },
    },
  },
  {
    id: 'debt-counsellor',
    half: 'tune',
    country: 'NL',
    source: {
      form: {
        title: 'Schuldhulpverlener',
        company: 'Gemeente Oudewold',
        sector: 'overheid',
        specific_tasks:
          'Intakegesprekken voeren met inwoners met schulden\nPlan van aanpak opstellen\nonderhandelen met schuldeisers\nDossiers op tijd bijwerken\nhuisbezoek (te bespreken)',
        hard_skills: 'hbo SJD of maatschappelijk werk\nkennis Wgs en msnp\nAllegro',
        soft_skills: 'empatisch, zonder oordeel, stevig als een schuldeiser nee zegt',
        hours: '32-36',
        salary: 'schaal 9',
        team_composition: '12 schuldhulpverleners, 2 juristen',
      },
    },
    hardSkills: ['hbo SJD', 'Wgs', 'msnp', 'Allegro'],
    tasks: ['intakegesprek', 'plan van aanpak', 'onderhandelen', 'dossiers', 'huisbezoek'],
    neither: ['te bespreken', 'schaal 9', '32-36', '12 schuldhulpverleners'],
    traits: {
      openheid: { level: null, why: "Nothing about new ideas; 'te bespreken' is about a home visit." },
      consciëntieusheid: { level: 'high', why: 'Plan of action and files on time.' },
      extraversie: { level: null, why: 'Conversations are the work, but no outgoing nature is asked.' },
      vriendelijkheid: { level: 'high', why: 'Empathic and without judgement.' },
      neuroticisme: { level: 'low', why: "'Stevig als een schuldeiser nee zegt'." },
    },
  },
]
