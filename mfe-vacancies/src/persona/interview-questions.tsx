import { Card, Cluster, Heading, plainList, Text, tokens } from '@wervio/ui'
import { styled } from 'styled-components'
import { CopyQuestion, CopyQuestions } from './copy-questions.tsx'
import { questionsAsText, type QuestionGroup } from './persona-parts.ts'

const Groups = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  gap: ${tokens.space[6]} ${tokens.space[8]};
  margin-top: ${tokens.space[4]};
`
const List = styled.ol`
  ${plainList}
  display: grid;
  gap: ${tokens.space[2]};
  margin-top: ${tokens.space[2]};
  li {
    display: flex;
    align-items: start;
    justify-content: space-between;
    gap: ${tokens.space[2]};
    padding-block: ${tokens.space[1]};
    border-top: 1px solid ${tokens.line.base};
    overflow-wrap: anywhere;
  }
`

/** Questions for the interview, by trait and situational, to copy one by one or all at once. */
export const InterviewQuestions = ({ groups }: { groups: readonly QuestionGroup[] }) => {
  if (groups.length === 0) return null
  return (
    <Card as="section" aria-label="Interviewvragen">
      <Cluster justify="space-between">
        <Heading level={3}>Interviewvragen</Heading>
        <CopyQuestions text={questionsAsText(groups)} />
      </Cluster>
      <Groups>
        {groups.map(({ title, questions }) => (
          <section key={title} aria-label={`Vragen over ${title.toLowerCase()}`}>
            <Text as="h4" strong>
              {title}
            </Text>
            <List>
              {questions.map((question, index) => (
                <li key={index}>
                  <span>{question}</span>
                  <CopyQuestion text={question} />
                </li>
              ))}
            </List>
          </section>
        ))}
      </Groups>
    </Card>
  )
}
