import { CircleAlert, CircleCheck, Info, TriangleAlert, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { tokens, type Tone } from '../theme/tokens.ts'
import { toneColours } from '../theme/tone-style.ts'
import { Icon } from '../text/icon.tsx'

export type NoticeTone = 'green' | 'amber' | 'blue' | 'red' | 'neutral'

const icons: Record<NoticeTone, LucideIcon> = {
  green: CircleCheck,
  amber: TriangleAlert,
  blue: Info,
  red: CircleAlert,
  neutral: Info,
}

const Box = styled.div<{ $tone: Tone }>`
  display: flex;
  gap: ${tokens.space[3]};
  padding: ${tokens.space[3]} ${tokens.space[4]};
  border-radius: ${tokens.radius.control};
  ${toneColours}
  svg {
    flex-shrink: 0;
    margin-top: 0.125rem;
  }
`
const Words = styled.div`
  flex: 1;
  min-width: 0;
  color: ${tokens.text.base};
`
const Title = styled.p`
  font: ${tokens.font.strong};
`

export type NoticeProps = { tone?: NoticeTone; title?: string | undefined; children?: ReactNode }

/** A message that stays in the page. Red ones interrupt screen readers, the others wait. */
export const Notice = ({ tone = 'blue', title, children }: NoticeProps) => (
  <Box $tone={tone} role={tone === 'red' ? 'alert' : 'status'}>
    <Icon of={icons[tone]} />
    <Words>
      {title && <Title>{title}</Title>}
      {children}
    </Words>
  </Box>
)
