import { chat } from '@wervio/contracts'
import { useMay } from '@wervio/remote-kit'
import { useCurrentUser } from '@wervio/session'
import { Card, Cluster, Text, tokens } from '@wervio/ui'
import { useCallback, useDeferredValue, useState } from 'react'
import { styled } from 'styled-components'
import type { AssistantProps } from './assistant-props.ts'
import { conversationKey, useAssistant } from './conversation/use-assistant.ts'
import { Body } from './frame/body.tsx'
import { Panel } from './frame/panel.tsx'
import { StartOver } from './frame/start-over.tsx'
import { QuoteHighlight } from './reading/quote-highlight.ts'
import { aboutOf, candidateNameIn, welcomeOf } from './words/welcome.ts'

const TITLE = 'Assistent'

const Inline = styled(Card)`
  display: flex;
  flex-direction: column;
  height: min(36rem, 80dvh);
  overflow: hidden;
`
const InlineHead = styled(Cluster)`
  padding: ${tokens.space[2]} ${tokens.space[3]} ${tokens.space[2]} ${tokens.space[4]};
  border-bottom: 1px solid ${tokens.line.base};
`
const nothing = () => undefined

const OneAssistant = ({
  uid,
  kind,
  subject,
  context,
  suggestions,
  sourceHref,
  placement,
  ready: mayStart = true,
}: AssistantProps & { uid: string }) => {
  // Rendered after the page's own content, which it must not delay.
  const ready = useDeferredValue(mayStart, false)
  const [isShown, setIsShown] = useState(placement === 'inline')
  const onShown = useCallback(() => setIsShown(true), [])
  const state = useAssistant({ uid, kind, subject, context, readsHistory: isShown && ready })
  const name = kind === 'candidate' ? candidateNameIn(context()) : null
  const about = aboutOf(kind, name)
  const view = { kind, suggestions, state, sourceHref, ready, welcome: welcomeOf(kind, name) }
  const actions = (
    <StartOver about={about} disabled={!ready || state.history.loading || state.isNew} onConfirm={state.startOver} />
  )
  if (placement === 'inline')
    return (
      <Inline as="section" padding={0} aria-label={TITLE}>
        <InlineHead justify="space-between">
          <Text size="small" tone="muted">
            {about}
          </Text>
          {actions}
        </InlineHead>
        <Body {...view} startsFocused={false} onOpenSource={nothing} />
      </Inline>
    )
  return (
    <Panel title={TITLE} about={about} actions={actions} onShown={onShown}>
      {(content) => <Body {...view} {...content} />}
    </Panel>
  )
}

/**
 * The chat assistant that every domain embeds. It answers from `context` alone, with sources, and the service stores a
 * conversation for each recruiter and subject; so another subject or recruiter is another conversation. Renders nothing
 * without a session, and for a role that may not ask.
 */
export const Assistant = (props: AssistantProps) => {
  const user = useCurrentUser()
  const mayAsk = useMay(chat)
  return (
    user &&
    mayAsk && (
      <>
        <QuoteHighlight />
        <OneAssistant key={conversationKey(user.uid, props)} uid={user.uid} {...props} />
      </>
    )
  )
}
