import { Text, TextLink, tokens } from '@wervio/ui'
import { styled } from 'styled-components'
import type { LegalText } from './legal-text.ts'

const Frame = styled.nav`
  position: sticky;
  top: 6rem;
  align-self: start;
  max-height: calc(100dvh - 8rem);
  overflow-y: auto;
  ol {
    display: grid;
    margin-top: ${tokens.space[2]};
    padding: 0;
    list-style: none;
    border-left: 1px solid ${tokens.line.base};
  }
  a {
    display: block;
    padding: ${tokens.space[1]} ${tokens.space[4]};
    text-decoration: none;
  }
  ${tokens.breakpoint.tablet} {
    position: static;
    max-height: none;
  }
  ${tokens.breakpoint.touch} {
    a {
      padding-block: ${tokens.space[2]};
    }
  }
`

/** Links to the sections of a text, within its tab. */
export const TableOfContents = ({ text }: { text: LegalText }) => (
  <Frame aria-label="Inhoud">
    <Text strong>Inhoud</Text>
    <ol>
      {text.sections.map(({ id, title }, index) => (
        <li key={id}>
          <TextLink quiet href={`#${id}`}>
            {index + 1}. {title}
          </TextLink>
        </li>
      ))}
    </ol>
  </Frame>
)
