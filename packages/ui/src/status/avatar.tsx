import { styled } from 'styled-components'
import { tokens, type Tone } from '../theme/tokens.ts'
import { toneColours } from '../theme/tone-style.ts'

const tones = ['accent', 'blue', 'signal', 'amber', 'green'] as const satisfies readonly Tone[]
/** Sides of the square. */
export const avatarSizes = { small: '2rem', medium: '2.75rem', large: '4rem' } as const
export type AvatarSize = keyof typeof avatarSizes

const Tile = styled.span<{ $tone: Tone; $size: AvatarSize }>`
  display: inline-grid;
  place-items: center;
  flex-shrink: 0;
  width: ${({ $size }) => avatarSizes[$size]};
  height: ${({ $size }) => avatarSizes[$size]};
  border-radius: ${tokens.radius.control};
  font: ${tokens.font.strong};
  font-size: ${({ $size }) => ($size === 'large' ? '1.375rem' : $size === 'small' ? '0.75rem' : '0.9375rem')};
  ${toneColours}
`

const initials = (name: string): string => {
  const words = name
    .trim()
    .split(/\s+/)
    .filter((word) => /^\p{Lu}/u.test(word))
  const nameWords = words.length > 1 ? [words[0], words.at(-1)] : [words[0] ?? name.trim()]
  return nameWords
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toLocaleUpperCase('nl-NL')
}

const toneOf = (name: string): Tone => {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return tones[sum % tones.length] ?? 'accent'
}

/**
 * Initials on a colour that is always the same for the same name. Hidden from screen readers, because the name stands
 * beside it.
 */
export const Avatar = ({ name, size = 'medium' }: { name: string; size?: AvatarSize }) => (
  <Tile $tone={toneOf(name)} $size={size} aria-hidden>
    {initials(name)}
  </Tile>
)
