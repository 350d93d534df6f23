import { lazy, Suspense } from 'react'
import { Skeleton, Stack, tokens } from '@wervio/ui'
import { styled } from 'styled-components'
import type { ConversationViewProps } from '../conversation-view.tsx'
import { ASSISTANT_MARK } from '../reading/find-quote.ts'

const View = lazy(async () => ({ default: (await import('../conversation-view.tsx')).ConversationView }))

const Mark = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
`
const Room = styled(Stack)`
  flex: 1;
  padding: ${tokens.space[4]};
`
const Waiting = () => (
  <Room>
    <Skeleton height="6rem" />
  </Room>
)

/**
 * The conversation, whose code loads when it is first shown; a skeleton until then and until it is ready for questions.
 */
export const Body = (props: ConversationViewProps & { ready: boolean }) => {
  const { ready, ...view } = props
  return (
    <Mark {...{ [ASSISTANT_MARK]: '' }}>
      {ready ? (
        <Suspense fallback={<Waiting />}>
          <View {...view} />
        </Suspense>
      ) : (
        <Waiting />
      )}
    </Mark>
  )
}
