import { brand } from '@wervio/brand'
import { exactDay, Heading, Text, tokens } from '@wervio/ui'
import { styled } from 'styled-components'
import { fillFacts } from './facts.ts'
import type { LegalBlock, LegalText } from './legal-text.ts'
import { LinkedText } from './linked-text.tsx'
import { TableOfContents } from './table-of-contents.tsx'

const Frame = styled.div`
  display: grid;
  grid-template-columns: 17rem minmax(0, 1fr);
  gap: ${tokens.space[16]};
  padding-top: ${tokens.space[6]};
  ${tokens.breakpoint.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${tokens.space[8]};
  }
`
const Article = styled.article`
  display: grid;
  gap: ${tokens.space[10]};
  max-width: ${tokens.width.line};
  header {
    display: grid;
    gap: ${tokens.space[3]};
  }
`
const Section = styled.section`
  display: grid;
  gap: ${tokens.space[3]};
  font-size: 1rem;
  line-height: 1.6;
  scroll-margin-top: 6rem;
  p,
  li {
    font-size: 1rem;
    line-height: 1.6;
  }
  ul {
    display: grid;
    gap: ${tokens.space[2]};
    padding-left: ${tokens.space[5]};
  }
  li::marker {
    color: ${tokens.accent.base};
  }
`

const Block = ({ block }: { block: LegalBlock }) => {
  const facts = brand()
  if (typeof block === 'string')
    return (
      <Text>
        <LinkedText text={fillFacts(block, facts)} />
      </Text>
    )
  return (
    <ul>
      {block.map((item) => (
        <li key={item}>
          <LinkedText text={fillFacts(item, facts)} />
        </li>
      ))}
    </ul>
  )
}

/** One of the three texts, with its contents beside it. */
export const LegalArticle = ({ text }: { text: LegalText }) => (
  <Frame>
    <TableOfContents text={text} />
    <Article aria-labelledby="tekst">
      <header>
        <Heading level={2} size="display" id="tekst">
          {text.title}
        </Heading>
        <Text size="lead" tone="muted">
          {text.intro}
        </Text>
        <Text size="small" tone="muted">
          Laatst bijgewerkt op <time dateTime={text.revisedOn}>{exactDay(text.revisedOn)}</time>
        </Text>
      </header>
      {text.sections.map(({ id, title, blocks }, index) => (
        <Section key={id} id={id} aria-labelledby={`${id}-titel`}>
          <Heading level={3} size="section" id={`${id}-titel`}>
            {[text.sectionName, `${index + 1}.`].filter(Boolean).join(' ')} {title}
          </Heading>
          {blocks.map((block, position) => (
            <Block key={position} block={block} />
          ))}
        </Section>
      ))}
    </Article>
  </Frame>
)
