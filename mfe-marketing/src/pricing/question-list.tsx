import * as routes from '@wervio/contracts/routes'
import { Heading, Stack, Text, TextLink, tokens } from '@wervio/ui'
import { styled } from 'styled-components'
import { Section } from '../shared/section.ts'
import { questions } from './questions.ts'

const Frame = styled(Section)`
  display: grid;
  grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
  gap: ${tokens.space[8]} ${tokens.space[16]};
  padding-bottom: 0;
  ${tokens.breakpoint.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`
const List = styled.dl`
  display: grid;
  border-top: 2px solid ${tokens.text.base};
  > div {
    display: grid;
    gap: ${tokens.space[1]};
    padding-block: ${tokens.space[5]};
    border-bottom: 1px solid ${tokens.line.base};
  }
  dt {
    font: ${tokens.font.card};
    letter-spacing: ${tokens.tracking.card};
  }
  dd {
    max-width: ${tokens.width.line};
    color: ${tokens.text.muted};
  }
`

/** What people ask before they choose. */
export const QuestionList = () => (
  <Frame aria-labelledby="vragen">
    <Stack gap={2}>
      <Heading level={2} size="display" id="vragen">
        Vaak gevraagd
      </Heading>
      <Text tone="muted">
        Staat je vraag er niet bij? <TextLink to={routes.contact.href()}>Stel hem gerust</TextLink>.
      </Text>
    </Stack>
    <List>
      {questions.map(({ question, answer }) => (
        <div key={question}>
          <dt>{question}</dt>
          <dd>{answer}</dd>
        </div>
      ))}
    </List>
  </Frame>
)
