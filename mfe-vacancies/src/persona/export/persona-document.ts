import { engineInSentence, type Persona } from '@wervio/contracts'
import type { Block } from '@wervio/pdf-document'
import { exactDay } from '@wervio/ui'
import { profileParts, questionGroups, reasonParts } from '../persona-parts.ts'
import { shownTraits } from '../trait-words.ts'

const textBlocks = (words: string): Block[] => (words.trim() === '' ? [] : [{ kind: 'text', text: words.trim() }])
const section = (heading: string, blocks: Block[]): Block[] =>
  blocks.length === 0 ? [] : [{ kind: 'heading', text: heading }, ...blocks]
const titledBlocks = (parts: { title: string; text: string }[]): Block[] =>
  parts.flatMap((part): Block[] => [{ kind: 'subheading', text: part.title }, ...textBlocks(part.text)])

/** Everything a persona says, in the order of the screen, for a file that leaves the product. */
export const personaDocument = (vacancyTitle: string, persona: Persona): Block[] => {
  const traits = shownTraits(persona)
  const madeBy = persona.made_by
  const age = `${persona.leeftijd}${persona.leeftijd_door_engine ? ' (bedacht: geen eis)' : ''}`
  return [
    { kind: 'title', text: persona.naam || 'De ideale kandidaat' },
    {
      kind: 'note',
      text: `Persona bij de vacature ${vacancyTitle}. Deze persona beschrijft het ideaal van een rol en niemand die bestaat.`,
    },
    ...(madeBy
      ? [
          {
            kind: 'note' as const,
            text: `Geschreven door ${engineInSentence(madeBy.engine)} op ${exactDay(madeBy.at)}.`,
          },
        ]
      : []),
    ...textBlocks(age),
    ...section('Let op', persona.warnings.length > 0 ? [{ kind: 'list', items: persona.warnings }] : []),
    ...section('Persoonlijkheid', [
      ...textBlocks(persona.persoonlijkheid.big_fifty_samenvatting),
      { kind: 'scores', rows: traits.map(({ label, score }) => ({ label, score })) },
      ...traits.flatMap(({ label, score, reason, evidence }): Block[] => [
        { kind: 'subheading', text: `${label}: ${score} van 10` },
        ...textBlocks(reason),
        ...evidence.flatMap(({ zin, uitleg }): Block[] => [{ kind: 'quote', text: `‘${zin}’ ${uitleg}` }]),
      ]),
    ]),
    ...section('Vaardigheden', persona.vaardigheden.length > 0 ? [{ kind: 'list', items: persona.vaardigheden }] : []),
    ...section('Profiel', titledBlocks(profileParts(persona))),
    ...section('Waarom iemand past', titledBlocks(reasonParts(persona))),
    ...section(
      'Interviewvragen',
      questionGroups(persona).flatMap(({ title, questions }): Block[] => [
        { kind: 'subheading', text: title },
        { kind: 'list', items: questions },
      ]),
    ),
  ]
}
