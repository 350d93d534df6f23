import type { VacancyQuestion } from '@wervio/contracts'
import type { VacancyForm } from '../form.ts'
import { isInfinitive } from '../language/infinitives.ts'
import { isNote } from '../mend/notes.ts'
import { placePastedAd } from '../mend/pasted-ad.ts'
import { type ListField, placeOfItem } from '../mend/sections-of-items.ts'
import { type FieldItem, itemsOfForm, withMore, without } from './fields.ts'

/**
 * Words that may make hours, pay or a demand of an item; what they make surely is moved by the rules and isn't asked.
 */
const MAY_BE: readonly {
  name: 'uren' | 'secundaire_arbeidsvoorwaarden' | 'hard_skills'
  label: string
  words: RegExp
  fields: readonly ListField[]
}[] = [
  {
    name: 'uren',
    label: 'uren',
    words:
      /\b(?:(?:maan|dins|woens|donder|vrij|zater|zon)dag\p{L}*|weekend\p{L}*|avond(?:en)?|nacht(?:en)?|full-?time|part-?time|voltijds|deeltijds|\d+ ?(?:uur|u)\b|rooster\p{L}*|ploegen\p{L}*)(?!\p{L})/iu,
    fields: ['tasks', 'hardSkills', 'softSkills'],
  },
  {
    name: 'secundaire_arbeidsvoorwaarden',
    label: 'secundaire arbeidsvoorwaarden',
    words:
      /€|\b(?:loon|salaris|bonus|toeslag|vergoeding\p{L}*|vakantie\p{L}*|verlof|contract|pensioen|laptop van|auto van)(?![\p{L}-])/iu,
    fields: ['tasks', 'hardSkills', 'softSkills'],
  },
  {
    name: 'hard_skills',
    label: 'hard skills',
    words: /\b(?:diploma|rijbewijs|certificaat|vca|vog|hbo|mbo|ervaring (?:met|in|als))(?!\p{L})/iu,
    fields: ['tasks', 'softSkills', 'benefits'],
  },
]
const MOST_WORDS = 8

/** Work that is about hours or pay stays work: 'roosters maken', 'beheer van contracten'. */
const isWork = (item: string) =>
  /(?<!avond|weekend|dag|dienst|ur|nacht)en$/i.test(item) ||
  item.split(/[ ,]+/).some((word) => isInfinitive(word.replace(/[^\p{L}]/gu, ''))) ||
  /^(?:beheer|administratie|controle|begeleiding|opstellen|je |kennis van|ervaring met|affiniteit|bereid)/i.test(item)

const askPlace = (fieldItem: FieldItem, form: VacancyForm): VacancyQuestion[] => {
  const { item, field, name, label } = fieldItem
  if (item.split(' ').length > MOST_WORDS || isNote(item, field === 'tasks') || placeOfItem(item, field) !== field)
    return []
  const target = MAY_BE.find(({ words, fields }) => fields.includes(field) && words.test(item))
  if (target === undefined || target.name === name || (isWork(item) && target.name !== 'hard_skills')) return []
  const values = { uren: form.hours, secundaire_arbeidsvoorwaarden: form.benefits, hard_skills: form.hardSkills }
  const moved = withMore(values[target.name], item, target.name === 'uren')
  return [
    {
      field: name,
      quote: item,
      question: `Hoort dit bij ${target.label}?`,
      options: [
        { label: `Ja, bij ${target.label}`, changes: { [name]: without(fieldItem), [target.name]: moved } },
        { label: `Nee, bij ${label}`, changes: {} },
      ],
    },
  ]
}

/** Items that may stand in the wrong field; those of an advertisement stand below headings that say where. */
export const askPlaces = (form: VacancyForm): VacancyQuestion[] => {
  const { fields } = placePastedAd(form)
  return itemsOfForm(form)
    .filter(({ field }) => !fields.includes(field))
    .flatMap((fieldItem) => askPlace(fieldItem, form))
}
