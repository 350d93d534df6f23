import { VisuallyHidden } from '@wervio/ui'
import { memo } from 'react'
import { Bubble, Row } from './bubble.ts'

/** What the recruiter asked. */
export const QuestionItem = memo(({ text }: { text: string }) => (
  <Row>
    <VisuallyHidden as="h3">Jij vraagt</VisuallyHidden>
    <Bubble $own>{text}</Bubble>
  </Row>
))
