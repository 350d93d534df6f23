import type { PersonaCase } from '../personas/types.ts'
import { high, low, none } from './levels.ts'

export const personasOfForms: readonly PersonaCase[] = [
  {
    id: 'tandartsassistent-form',
    half: 'tune',
    country: 'NL',
    source: {
      form: {
        title: 'Tandartsassistent',
        company: 'Mondzorg Kanaalplein',
        location: 'Tilburg',
        salary: '€ 2.300 - € 2.900',
        hours: '28-36 uur, do koopavond tot 20u',
        specific_tasks:
          'assisteren aan de stoel, instrumenten steriliseren, röntgenfotos maken; afspraken plannen in Exquise\nvoorraad bijhouden + bestellen',
        hard_skills: 'mbo tandartsassistent of doktersassistent, Exquise, wip-richtlijn hygiëne',
        soft_skills: 'bange mensen geruststellen, zorgvuldig',
        benefits: 'CAO KNMT? pensioen, 25 dagen, gratis tandarts',
        team_composition: '3 tandartsen, 6 assistenten, 1 mondhygiënist',
        company_culture: 'rustige praktijk, niet rennen',
      },
    },
    hardSkills: ['Exquise', 'hygiëne'],
    tasks: ['assisteren', 'steriliseren', 'röntgenfoto', 'afspraken', 'voorraad'],
    neither: ['koopavond', 'CAO KNMT', 'gratis tandarts', '25 dagen', 'Mondzorg Kanaalplein'],
    traits: {
      openheid: none('niets over vernieuwen'),
      consciëntieusheid: high('zorgvuldig, hygiëne en steriliseren'),
      extraversie: none('werkt met mensen, maar nergens gezegd'),
      vriendelijkheid: high('bange mensen geruststellen'),
      neuroticisme: none('rust is van de praktijk'),
    },
  },
  {
    id: 'procesoperator-form',
    half: 'kept',
    country: 'NL',
    source: {
      form: {
        title: 'Procesoperator A zuivel',
        company: 'Kaasfabriek De Terp',
        location: 'Sneek',
        hours: '5 ploegen',
        specific_tasks:
          '- bewaken kaasproces vanuit controlekamer - monsters nemen en analyseren in het lab - reinigen (CIP) van installaties - storingen 1e lijns oplossen - overdracht schrijven voor volgende ploeg',
        hard_skills: 'VAPRO-A, HACCP, mbo 2/3, goed nl lezen',
        soft_skills: 'nauwkeurig volgens procedures werken, kalm blijven bij alarm, alleen durven werken in de nacht',
        benefits: '- ploegentoeslag 28% - 13e maand - fitness',
        team_composition: '5 ploegen van 4',
        company_culture: 'veiligheid eerst, geen discussie over regels',
      },
    },
    hardSkills: ['VAPRO', 'HACCP'],
    tasks: ['kaasproces', 'monsters', 'reinigen', 'storingen', 'overdracht'],
    neither: ['ploegentoeslag', '13e maand', 'fitness', '5 ploegen van 4', 'De Terp'],
    traits: {
      openheid: low('procedures, geen discussie over regels'),
      consciëntieusheid: high('nauwkeurig volgens procedures'),
      extraversie: low('alleen werken in de nacht'),
      vriendelijkheid: none('niets'),
      neuroticisme: low('kalm blijven bij alarm'),
    },
  },
  {
    id: 'boekhouder-kmo-form',
    half: 'kept',
    country: 'BE',
    source: {
      form: {
        title: 'Boekhouder KMO (m/v/x)',
        company: 'Fiduciaire Claes',
        location: 'Sint-Niklaas',
        salary: '3200-3900',
        hours: '38u, glijdend',
        specific_tasks:
          'Dossiers van A tot Z: aankoop/verkoopfacturen boeken; btw-aangiftes; jaarrekening voorbereiden; klanten bijstaan met vragen\nFiscale aangiftes VenB + PB',
        hard_skills: 'bachelor accountancy, Exact Online en Silverfin, kennis fiscaliteit, FR is plus',
        soft_skills: 'stipt, cijfers kloppen tot op de cent, discreet',
        benefits: 'groepsverz., wagen bespreekbaar, thuiswerk 2 dagen, maaltijdcheques 8',
        team_composition: '11 collega’s',
        history: 'sinds 1991',
      },
    },
    hardSkills: ['Exact Online', 'Silverfin', 'fiscaliteit'],
    tasks: ['facturen', 'btw-aangifte', 'jaarrekening', 'klanten'],
    neither: ['maaltijdcheques', 'wagen bespreekbaar', 'glijdend', 'Claes', 'sinds 1991'],
    traits: {
      openheid: none('niets'),
      consciëntieusheid: high('stipt, tot op de cent'),
      extraversie: none('niets'),
      vriendelijkheid: none('klanten bijstaan is taak'),
      neuroticisme: none('niets'),
    },
  },
  {
    id: 'werkvoorbereider-installatie-form',
    half: 'tune',
    country: 'NL',
    source: {
      form: {
        title: 'Werkvoorbereider W-installaties',
        company: 'Thermotech BV',
        location: 'Barendrecht',
        hours: '40 (36 kan)',
        specific_tasks:
          'UITWERKEN VAN TEKENINGEN IN REVIT, MATERIAAL INKOPEN BIJ GROOTHANDEL, CALCULEREN MEERWERK, PLANNING AFSTEMMEN MET UITVOERDER, OPLEVERDOSSIER SAMENSTELLEN',
        hard_skills: 'MBO4/HBO INSTALLATIETECHNIEK, REVIT MEP OF STABICAD, KENNIS BOUWBESLUIT',
        soft_skills: 'OVERZICHT HOUDEN BIJ 6 PROJECTEN TEGELIJK, VOORUIT DENKEN, DUIDELIJK ZIJN TEGEN LEVERANCIERS',
        benefits: 'LEASEAUTO OF MOBILITEITSBUDGET, 25 + 13 DAGEN',
        team_composition: '5 WERKVOORBEREIDERS',
        sector: 'INSTALLATIE',
      },
    },
    hardSkills: ['Revit', 'Stabicad', 'Bouwbesluit'],
    tasks: ['tekeningen', 'inkopen', 'meerwerk', 'planning', 'opleverdossier'],
    neither: ['LEASEAUTO', 'mobiliteitsbudget', 'Thermotech', '25 + 13 dagen'],
    traits: {
      openheid: none('niets'),
      consciëntieusheid: high('overzicht, vooruit denken'),
      extraversie: none('duidelijk zijn is geen spraakzaamheid'),
      vriendelijkheid: none('niets'),
      neuroticisme: none('niets'),
    },
  },
]
