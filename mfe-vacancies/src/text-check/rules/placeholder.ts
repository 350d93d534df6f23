import type { Rule } from '../rule.ts'

/** Places that somebody still has to fill in. */
export const placeholderRules: readonly Rule[] = [
  {
    category: 'placeholder',
    pattern:
      '\\[[^\\]\\n]{1,60}\\]|\\{[^}\\n]{1,60}\\}|(?:X{2,}|x{3,}|\\.{4,}|_{3,})|€ ?…|lorem ipsum|nader in te vullen|vul (?:hier )?(?:aan|in)\\)',
    reason: 'Hier staat nog een lege plek.',
    source: 'plain',
    rewrite: null,
  },
]
