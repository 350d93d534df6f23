import { hasSubject, splitSentences } from '../language/sentences.ts'

const NOTE =
  /\b(?:nog (?:even )?(?:na(?:vragen|kijken|gaan)|checken|invullen|aanvullen|uitzoeken|toevoegen|bespreken met|overleggen)|navragen|nakijken bij|to ?do|t\.?b\.?d|t\.?b\.?c|xxx+|vraag (?:het |dit )?(?:aan|na bij)|zelf nog)\b|\?\?|ja\/nee/i
/** Longer than this a line that ends in '?' is a question to the reader. */
const MOST_WORDS = 9

/** Whether an item is a note of the recruiter for themselves: 'nog navragen', 'bonus ja/nee', 'wasgeld?'. */
export const isNote = (item: string): boolean =>
  NOTE.test(item) || (/\?\)?$/.test(item) && item.split(' ').length <= MOST_WORDS && !hasSubject(item))

/** A one-line field without such a note behind it: 'all in?', '(nog checken)'. */
export const withoutNotes = (line: string): string =>
  line
    .replace(/ ?\([^()]{0,60}\)/g, (inside) => (isNote(inside.slice(1).replace(/^\(|\)$/g, '')) ? '' : inside))
    .split(/(?<=[,;.]) /)
    .filter((part) => !NOTE.test(part))
    .join(' ')
    .replace(/\?+$/, '')
    .replace(/[,;]$/, '')

/** A story without the sentences that are such notes; a question to the reader stays. */
export const storyWithoutNotes = (text: string): string =>
  text
    .split('\n')
    .map((line) =>
      NOTE.test(line)
        ? splitSentences(line)
            .filter((sentence) => !NOTE.test(sentence))
            .join(' ')
        : line,
    )
    .filter((line, index, lines) => line !== '' || lines.length === 1 || index > 0)
    .join('\n')

/** Without marks that only mean 'and so on' or excitement. */
export const withoutFlourish = (item: string): string => item.replace(/ ?(?:…|\.{3,})/g, '').replace(/!+$/, '')
