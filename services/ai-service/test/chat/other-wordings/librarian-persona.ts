import type { Workday } from '../workday/types.ts'
import { absent, answered } from '../hurried/labels.ts'

/** A vacancy with the persona of its ideal candidate; questions of more than one sentence. */
export const librarianPersona: Workday = {
  id: 'librarian-persona',
  subject: 'vacancy',
  context: {
    vacature: {
      title: 'Bibliothecaris',
      company: 'Bibliotheek De Vliet',
      location: 'Leiden',
      hours: '24 uur',
      salary: '€ 2.700 – € 3.500',
      specific_tasks: 'Collectie beheren\nActiviteiten voor kinderen organiseren',
      hard_skills: 'Hbo informatiekunde\nErvaring met Wise',
      soft_skills: 'Nieuwsgierig',
    },
    persona: {
      naam: 'De verbinder',
      vaardigheden: ['Verhalen vertellen', 'Ervaring met Wise', 'Subsidies aanvragen'],
      motivatie: 'Wil dat iedereen leert lezen',
      persoonlijkheid: {
        kenmerken: {
          openheid: 'Probeert graag nieuwe vormen uit. Score: 8',
          consciëntieusheid: 'Houdt de collectie op orde. Score: 7',
          extraversie: 'Staat graag voor een groep. Score: 6',
          vriendelijkheid: 'Helpt iedereen aan de balie. Score: 9',
          neuroticisme: 'Raakt niet van slag door drukte. Score: 3',
        },
      },
      interview_vragen: {
        openheid: ['Wat probeerde je het laatst uit? Vertel.', 'Welk boek veranderde je werk?'],
        extraversie: ['Hoe begin je een voorleesuur?'],
        situationeel: ['Twee bezoekers maken ruzie. Hoe grijp je in?', 'De wifi ligt eruit. Wat zeg je?'],
      },
    },
  },
  questions: [
    answered('waarop scoort de persona het laagst', [/neuroticisme/i]),
    answered('wat betekent die score', [/drukte/], { follows: true, never: [/balie/] }),
    answered('en het hoogst', [/vriendelijkheid/i], { follows: true }),
    answered('wat houdt dat in', [/balie/], { follows: true, never: [/drukte/] }),
    answered('op welk kenmerk scoort ze het hoogst', [/vriendelijkheid/i]),
    answered('leg die score eens uit', [/balie/], { follows: true }),
    answered('hoeveel interviewvragen zijn er', [/\b5\b|vijf/], { never: [/\b[678]\b/] }),
    answered('hoeveel vragen heb ik in totaal', [/\b5\b|vijf/], { never: [/\b[678]\b/] }),
    answered('toon de situatievragen', [/ruzie/, /wifi/]),
    answered('geef de vragen over openheid', [/uit\?|laatst/, /boek/], { never: [/voorleesuur/] }),
    answered('geef me de situationele vragen', [/ruzie/, /wifi/], { never: [/voorleesuur/] }),
    answered('welke vaardigheden van de persona staan niet in de vacature', [
      /Verhalen/,
      /Subsidies/,
      /^(?![\s\S]*Wise)/,
    ]),
    answered('wat kan de persona dat niet in de vacature staat', [/Verhalen/, /Subsidies/, /^(?![\s\S]*Wise)/]),
    answered('welke skills vd persona ontbreken in de vacature', [/Verhalen/, /Subsidies/, /^(?![\s\S]*Wise)/]),
    absent('hoeveel boeken hebben ze'),
  ],
}
