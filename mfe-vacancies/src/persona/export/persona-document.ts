import type { Persona } from '@wervio/contracts'
import type { Block } from '@wervio/pdf-document'
import { profileParts, questionGroups, reasonParts } from '../persona-parts.ts'
import { shownTraits } from '../trait-words.ts'

const moment = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long' })
const engines = { builtin: 'de ingebouwde motor', 'openai-compatible': 'een taalmodel' } as const

const text = (words: string): Block[] => (words.trim() === '' ? [] : [{ kind: 'text', text: words.trim() }])
const under = (heading: string, blocks: Block[]): Block[] =>
  blocks.length === 0 ? [] : [{ kind: 'heading', text: heading }, ...blocks]
const named = (parts: { title: string; text: string }[]): Block[] =>
  parts.flatMap((part): Block[] => [{ kind: 'subheading', text: part.title }, ...text(part.text)])

/** Everything a persona says, in the order of the screen, for a file that leaves the product. */
export function personaDocument(vacancyTitle: string, persona: Persona): Block[] {
  const traits = shownTraits(persona)
  const made = persona.made_by
  const age = `${persona.leeftijd}${persona.leeftijd_door_engine ? ' (door de AI-motor geschreven: geen eis)' : ''}`
  return [
    { kind: 'title', text: persona.naam || 'De ideale kandidaat' },
    {
      kind: 'note',
      text: `Persona bij de vacature ${vacancyTitle}. Deze persona beschrijft het ideaal van een rol en niemand die bestaat.`,
    },
    ...(made
      ? [
          {
            kind: 'note' as const,
            text: `Geschreven door ${engines[made.engine]} (${made.model}) op ${moment.format(new Date(made.at))}.`,
          },
        ]
      : []),
    ...text(age),
    ...under('Let op', persona.warnings.length > 0 ? [{ kind: 'list', items: persona.warnings }] : []),
    ...under('Persoonlijkheid', [
      ...text(persona.persoonlijkheid.big_fifty_samenvatting),
      { kind: 'scores', rows: traits.map(({ label, score }) => ({ label, score })) },
      ...traits.flatMap(({ label, score, reason, evidence }): Block[] => [
        { kind: 'subheading', text: `${label}: ${score} van 10` },
        ...text(reason),
        ...evidence.flatMap(({ zin, uitleg }): Block[] => [{ kind: 'quote', text: `‘${zin}’ ${uitleg}` }]),
      ]),
    ]),
    ...under('Vaardigheden', persona.vaardigheden.length > 0 ? [{ kind: 'list', items: persona.vaardigheden }] : []),
    ...under('Profiel', named(profileParts(persona))),
    ...under('Waarom iemand past', named(reasonParts(persona))),
    ...under(
      'Interviewvragen',
      questionGroups(persona).flatMap(({ title, questions }): Block[] => [
        { kind: 'subheading', text: title },
        { kind: 'list', items: questions },
      ]),
    ),
  ]
}
