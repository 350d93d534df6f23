import { Button, tokens } from '@wervio/ui'
import { Replace } from 'lucide-react'
import type { Ref } from 'react'
import { styled } from 'styled-components'
import { shorten } from './texts.ts'

/** A whole sentence may stand in it. */
const Wrapping = styled(Button)`
  flex-shrink: 1;
  padding-block: ${tokens.space[1]};
  overflow-wrap: anywhere;
  text-align: start;
  white-space: normal;
`

type Props = {
  quote: string
  rewrite: string
  variant?: 'primary' | 'secondary'
  onClick: () => void
  ref?: Ref<HTMLButtonElement>
}

/** Puts other words in the text; they stand in the button. */
export const RewriteButton = ({ quote, rewrite, variant = 'secondary', ...rest }: Props) => (
  <Wrapping variant={variant} size="small" icon={Replace} {...rest}>
    {quote === '' ? 'Voeg een regel toe' : rewrite === '' ? 'Haal weg' : `Vervang door ‘${shorten(rewrite)}’`}
  </Wrapping>
)
