import type { ReactNode } from 'react'
import { Card, Heading, InsteadOfForm, onlyWithCode, Stack, Text, tokens, usePageTitle } from '@wervio/ui'
import { styled } from 'styled-components'
import { BuiltinSignInNote } from './builtin-sign-in-note.tsx'

const Frame = styled.div<{ $beside: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 27rem) ${({ $beside }) => ($beside ? 'minmax(0, 24rem)' : '')};
  justify-content: center;
  align-items: center;
  gap: ${tokens.space[16]};
  padding: ${tokens.space[10]} ${tokens.space[8]} 0;
  ${tokens.breakpoint.tablet} {
    grid-template-columns: minmax(0, 27rem);
    gap: ${tokens.space[8]};
    padding: ${tokens.space[4]} ${tokens.space[4]} 0;
  }
`

const Form = styled(Stack)`
  ${onlyWithCode}
`

type Props = {
  title: string
  intro?: string
  footer?: ReactNode
  beside?: ReactNode
  /** False over another page, which keeps its own name. */
  namesTab?: boolean
  children: ReactNode
}

/** A narrow card with one form; `beside` stands next to it where there is room. */
export const SignInFrame = ({ title, intro, footer, beside, namesTab = true, children }: Props) => {
  usePageTitle(namesTab ? title : undefined)
  return (
    <Frame $beside={beside !== undefined}>
      <Stack gap={4}>
        <Card padding={6}>
          <Stack gap={5}>
            <Stack gap={1}>
              <Heading level={1}>{title}</Heading>
              {intro && <Text tone="muted">{intro}</Text>}
            </Stack>
            <Form gap={5} data-needs-code>
              {children}
            </Form>
            <InsteadOfForm
              scriptingOff="Dit formulier werkt alleen met JavaScript. Zet het aan in je browser en laad de pagina opnieuw."
              afterFailure="Dit formulier kon niet worden geladen. Controleer je internetverbinding en laad de pagina opnieuw."
            />
          </Stack>
        </Card>
        {footer && <Text tone="muted">{footer}</Text>}
        <BuiltinSignInNote />
      </Stack>
      {beside}
    </Frame>
  )
}
