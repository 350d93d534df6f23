import { Card, Heading, tokens } from '@wervio/ui'
import { styled } from 'styled-components'
import { StackLinks } from '../cv-stacks/stack-links.tsx'
import { useOpenStacks } from '../cv-stacks/use-open-stacks.ts'

const Head = styled.div`
  padding: ${tokens.space[5]};
  border-bottom: 1px solid ${tokens.line.base};
`

/** Unfinished stacks of CVs; nothing without one. The bell reports counts that couldn't be read. */
export const OpenStacks = () => {
  const { data: stacks = [] } = useOpenStacks()
  if (stacks.length === 0) return null
  return (
    <Card as="section" padding={0} aria-labelledby="open-stapels">
      <Head>
        <Heading level={2} size="card" id="open-stapels">
          Ga verder met je {stacks.length === 1 ? 'stapel' : 'stapels'}
        </Heading>
      </Head>
      <StackLinks stacks={stacks} />
    </Card>
  )
}
