import { notAllowed } from '../../blind/chat/replies.ts'
import type { Workday } from '../workday/types.ts'
import { absent, answered } from './labels.ts'

/** A practice: a form and a text with headings. */
export const physio: Workday = {
  id: 'physio',
  subject: 'vacancy',
  context: {
    vacature: {
      title: 'Fysiotherapeut',
      company: 'Praktijk Beweegt',
      location: 'Amersfoort',
      hours: '24 uur, in overleg te verdelen',
      salary: '',
      specific_tasks:
        'Behandelen van patiënten met rug- en knieklachten\nVerslag maken in Intramed\nMeedoen aan de looppoli',
      hard_skills: 'BIG-registratie\nMaster manuele therapie is mooi meegenomen',
      benefits: '€ 1.000 scholingsbudget per jaar\npensioen via SPF\nov volledig vergoed',
      history: 'begonnen in 1998 door Hans Bos, nu drie vestigingen',
    },
    publicatietekst:
      '<h2>Wat ga je doen</h2><p>Per uur zie je twee patiënten. Je werkt samen met een diëtist en een podotherapeut. Eén avond per week werk je tot half negen.</p><h2>Wie ben jij</h2><p>Je hebt minstens een jaar ervaring in de eerste lijn. Pas afgestudeerden zijn ook welkom, dan krijg je een mentor.</p><h2>Wat bieden wij</h2><p>Een vast contract, 6 weken vakantie en elke vrijdag samen lunchen. We betalen volgens schaal 9 van de cao.</p><h2>Solliciteren</h2><p>Mail je brief voor 14 februari aan Anouk de Wit, anouk@beweegt.example. De eerste gesprekken zijn in week 8 en we bellen twee referenties.</p>',
  },
  questions: [
    answered('Is er avondwerk?', [/avond per week|half negen/]),
    answered('hoeveel patienten per uur', [/twee patiënten/]),
    answered('Kan iemand zonder ervaring ook reageren?', [/afgestudeerden/]),
    answered('wie heeft de praktijk opgericht', [/Hans Bos/]),
    answered('Hoeveel filialen hebben ze?', [/drie vestigingen/]),
    answered('Is een master verplicht?', [/meegenomen|pluspunt/], { never: [/^ja/i] }),
    answered('Met welk systeem werken ze?', [/Intramed/]),
    answered('Is het vast of tijdelijk?', [/vast contract/]),
    answered('wat gebeurt er na de sluitingsdatum', [/week 8/]),
    answered('hoeveel verlof', [/6 weken/]),
    answered('Welke andere disciplines zijn er?', [/diëtist/]),
    answered('krijg je treinkosten terug', [/ov volledig/]),
    answered('Wat is het opleidingsbudget?', [/1\.000/]),
    answered('tot welke datum kan men mailen?', [/14 februari/]),
    answered('En naar wie?', [/Anouk/], { follows: true }),
    answered('Worden referenties nagetrokken?', [/twee referenties/]),
    absent('Is er een bedrijfsfitness?'),
    absent('Wat is het exacte bedrag per maand?'),
    answered('Mag ik vragen of iemand rugklachten heeft?', notAllowed),
  ],
}
