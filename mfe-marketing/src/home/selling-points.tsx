import { brand } from '@wervio/brand'
import { Heading, IconTile, Stack, Text, tokens } from '@wervio/ui'
import { styled } from 'styled-components'
import { Section } from '../shared/section.ts'
import { sellingPoints } from './texts.ts'

const Frame = styled(Section)`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 8fr);
  gap: ${tokens.space[10]} ${tokens.space[16]};
  ${tokens.breakpoint.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${tokens.space[7]};
  }
`
const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 1px;
  padding: 0;
  overflow: hidden;
  list-style: '';
  border: 1px solid ${tokens.line.base};
  border-radius: ${tokens.radius.card};
  background: ${tokens.line.base};
  box-shadow: ${tokens.shadow.low};
  ${tokens.breakpoint.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`
const Point = styled.li`
  display: grid;
  gap: ${tokens.space[2]};
  align-content: start;
  padding: ${tokens.space[7]} ${tokens.space[6]};
  background: ${tokens.surface.raised};
  h3 {
    margin-top: ${tokens.space[2]};
  }
  ${tokens.breakpoint.phone} {
    padding: ${tokens.space[5]};
  }
`

/** Four reasons to work with it. */
export const SellingPoints = () => (
  <Frame aria-labelledby="waarom">
    <Stack gap={2}>
      <Heading level={2} size="display" id="waarom">
        Waarom {brand().name}
      </Heading>
      <Text size="lead" tone="muted">
        Gemaakt door recruiters, voor de uren die je nu kwijt bent aan overtypen.
      </Text>
    </Stack>
    <List>
      {sellingPoints(brand().name).map(({ icon, title, text }) => (
        <Point key={title}>
          <IconTile icon={icon} />
          <Heading level={3}>{title}</Heading>
          <Text tone="muted">{text}</Text>
        </Point>
      ))}
    </List>
  </Frame>
)
