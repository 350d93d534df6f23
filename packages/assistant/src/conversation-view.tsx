import { VisuallyHidden, Button, Stack, tokens } from '@wervio/ui'
import type { ChatSource } from '@wervio/contracts'
import { ArrowDown } from 'lucide-react'
import { useCallback, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { Composer } from './asking/composer.tsx'
import { Suggestions } from './asking/suggestions.tsx'
import type { AssistantProps } from './assistant-props.ts'
import type { AssistantState } from './conversation/use-assistant.ts'
import { announcementOf } from './reading/announcement.ts'
import { Bubble } from './reading/bubble.ts'
import { HistoryFailed, HistoryWaiting } from './reading/history-state.tsx'
import { MessageList } from './reading/message-list.tsx'
import { useFollow } from './reading/use-follow.ts'
import { suggestedQuestions } from './words/questions.ts'
import { aboutOf } from './words/welcome.ts'

const Frame = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
`
const Scroller = styled.div`
  flex: 1;
  min-height: 0;
  padding: ${tokens.space[4]};
  overflow-y: auto;
  overscroll-behavior: contain;
  &:focus-visible {
    outline-offset: -3px;
  }
`
const Newest = styled.div`
  position: relative;
  display: flex;
  justify-content: center;
  height: 0;
  button {
    position: absolute;
    bottom: ${tokens.space[2]};
    box-shadow: ${tokens.shadow.high};
  }
`

export type ConversationViewProps = {
  kind: AssistantProps['kind']
  suggestions: AssistantProps['suggestions']
  welcome: string
  state: AssistantState
  sourceHref: AssistantProps['sourceHref']
  /** Called before a source opens, so that a sheet can close. */
  onOpenSource: () => void
  /** Whether the field for a question gets the focus. */
  startsFocused: boolean
}

/**
 * One conversation: the welcome, the messages, suggestions while there are no messages, and the field for a question.
 */
export const ConversationView = ({
  kind,
  suggestions,
  welcome,
  state,
  sourceHref,
  onOpenSource,
  startsFocused,
}: ConversationViewProps) => {
  const { history, conversation, question, type, isNew } = state
  const { turns, busy, problem } = conversation
  const { scroller, content, isAway, onScroll, toNewest } = useFollow(turns.at(-1)?.id)
  const field = useRef<HTMLTextAreaElement>(null)
  // On a phone, focusing the field would open the keyboard over the answer.
  const goOn = () => (window.matchMedia('(pointer: coarse)').matches ? scroller : field).current?.focus()
  const retry = (id: string) => {
    conversation.askAgain(id)
    goOn()
  }
  // Messages are memoised, so the functions they get must stay the same.
  const latest = useRef({ sourceHref, onOpenSource, retry })
  useEffect(() => {
    latest.current = { sourceHref, onOpenSource, retry }
  })
  const hrefOf = useCallback(({ path, quote }: ChatSource) => latest.current.sourceHref?.(path, quote) ?? null, [])
  const openSource = useCallback(() => latest.current.onOpenSource(), [])
  const askAgain = useCallback((id: string) => latest.current.retry(id), [])

  useEffect(() => {
    if (startsFocused) field.current?.focus()
  }, [startsFocused])

  const send = () => {
    if (conversation.ask(question)) type('')
  }
  const suggest = (suggestion: string) => {
    if (conversation.ask(suggestion)) goOn()
  }
  return (
    <Frame>
      <Scroller ref={scroller} onScroll={onScroll} role="log" aria-live="off" aria-label="Gesprek" tabIndex={0}>
        <Stack ref={content} gap={3}>
          {history.failed && <HistoryFailed onRetry={turns.length === 0 ? history.reload : undefined} />}
          <Bubble>{welcome}</Bubble>
          {history.loading && <HistoryWaiting />}
          <MessageList
            storedMessages={history.messages}
            turns={turns}
            hrefOf={hrefOf}
            onOpenSource={openSource}
            onRetry={askAgain}
          />
          {isNew && !history.loading && (
            <>
              {suggestions && <Suggestions {...suggestions} onAsk={suggest} disabled={busy} />}
              <Suggestions
                about={suggestions && aboutOf(kind, null)}
                questions={suggestedQuestions[kind]}
                onAsk={suggest}
                disabled={busy}
              />
            </>
          )}
        </Stack>
      </Scroller>
      <Newest>
        {isAway && (
          <Button variant="secondary" size="small" icon={ArrowDown} onClick={toNewest}>
            Naar het nieuwste
          </Button>
        )}
      </Newest>
      <VisuallyHidden as="output">{announcementOf(turns.at(-1))}</VisuallyHidden>
      <Composer
        field={field}
        question={question}
        busy={busy}
        disabled={history.loading}
        problem={problem}
        onType={(text) => {
          conversation.dropProblem()
          type(text)
        }}
        onSend={send}
        onStop={() => {
          conversation.stop()
          goOn()
        }}
      />
    </Frame>
  )
}
