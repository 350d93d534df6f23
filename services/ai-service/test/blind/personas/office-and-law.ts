import type { PersonaCase } from './types.ts'

export const officeAndLawPersonas: readonly PersonaCase[] = [
  {
    id: 'payroll-clerk',
    half: 'tune',
    country: 'BE',
    source: {
      form: {
        title: 'Payroll officer 80% (PC 200)',
        company: 'Textiel Roels nv',
        location: 'Ronse',
        specific_tasks:
          'lonen arbeiders + bedienden (240 pers) verwerken Prestaties controleren Prikklok opvolgen RSZ aangifte vragen van collegas beantwoorden',
        hard_skills: 'kennis loonwetgeving, Excel (draaitabellen), Frans, SD-software',
        soft_skills: 'discreet | stipt | foutloos | blijft vriendelijk ook bij 10x dezelfde vraag',
        benefits: 'maaltijdcheques 8, hospi',
        hours: '30,4u',
      },
    },
    hardSkills: ['loonwetgeving', 'Excel', 'draaitabellen', 'Frans'],
    tasks: ['lonen', 'prestaties', 'prikklok', 'RSZ', 'vragen'],
    neither: ['maaltijdcheques', 'hospi', '30,4u', '240 pers'],
    traits: {
      openheid: { level: null, why: 'Nothing in the vacancy speaks of it.' },
      consciëntieusheid: { level: 'high', why: 'Faultless and on time.' },
      extraversie: { level: null, why: 'Discreet, but also answers colleagues all day.' },
      vriendelijkheid: { level: 'high', why: 'Stays friendly at the tenth same question.' },
      neuroticisme: { level: null, why: 'Patience is warmth here; no pressure is named.' },
    },
  },
  {
    id: 'litigation-lawyer',
    half: 'kept',
    country: 'NL',
    source: {
      vacatureText: `ADVOCAAT ARBEIDSRECHT (3-6 jaar) – Arnhem

Over ons:
Kantoor met 22 advocaten. Platte organisatie, vrijdag borrel.

Jouw werk:
* procederen bij kantonrechter en hof, pleidooien houden
* ontslagdossiers, reorganisaties, cao-vragen
* eigen praktijk opbouwen: netwerken, lezingen geven
* onder hoge druk kort geding voorbereiden (soms 24 uur)

Jij:
# beroepsopleiding afgerond, VAAN lid of bereid
# scherp, tegenspraak is je sport
# uitmuntend Nederlands (C2) want processtukken

Salaris: € 5.200 – € 7.400. Nog iets over bonus vragen aan HR!!`,
    },
    hardSkills: ['arbeidsrecht', 'beroepsopleiding', 'VAAN', 'Nederlands'],
    tasks: ['procederen', 'pleidooi', 'ontslagdossier', 'lezingen', 'kort geding', 'reorganisatie'],
    neither: ['Over ons', 'Platte organisatie', 'vrijdag borrel', 'vragen aan HR', 'bonus'],
    traits: {
      openheid: { level: null, why: 'Nothing in the vacancy speaks of it.' },
      consciëntieusheid: { level: null, why: 'Files and procedures need order, but the text asks for sharpness.' },
      extraversie: { level: 'high', why: 'Pleads, networks, lectures.' },
      vriendelijkheid: { level: 'low', why: "'Tegenspraak is je sport'." },
      neuroticisme: { level: 'low', why: 'Summary proceedings in a day under high pressure.' },
    },
  },
  {
    id: 'data-analyst',
    half: 'tune',
    country: 'NL',
    source: {
      form: {
        title: 'Data-analist sociaal domein',
        company: 'Regio Waardlanden',
        specific_tasks:
          'datasets van gemeenten koppelen en opschonen,dashboards in Power BI bouwen,zelf onderzoeksvragen bedenken bij signalen uit de wijk,uitleg geven aan wethouders,privacy bewaken (DPIA)',
        hard_skills: 'SQL, R of Python, Power BI, statistiek wo-niveau, AVG kennis',
        soft_skills: 'leergierig; legt moeilijke dingen simpel uit',
        company_culture: 'ruimte voor experiment: 10% tijd voor eigen idee',
        history: 'samenwerkingsverband sinds 2015',
        hours: '32 tot 36 uren',
        mission_vision_values: 'betrokken dichtbij',
      },
    },
    hardSkills: ['SQL', 'Python', 'Power BI', 'statistiek', 'AVG'],
    tasks: ['datasets', 'dashboards', 'onderzoeksvragen', 'uitleg', 'privacy', 'DPIA'],
    neither: ['32 tot 36 uren', 'samenwerkingsverband', '10% tijd'],
    traits: {
      openheid: { level: 'high', why: 'Eager to learn, own questions, time for experiments.' },
      consciëntieusheid: {
        level: null,
        why: 'Cleaning data and privacy need care, though nothing is asked of the person.',
      },
      extraversie: { level: null, why: 'Explains to aldermen, but an outgoing nature is not asked.' },
      vriendelijkheid: { level: null, why: "'Betrokken' is said of the organisation." },
      neuroticisme: { level: null, why: 'Nothing in the vacancy speaks of it.' },
    },
  },
]
