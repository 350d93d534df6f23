import { Button, Cluster, PlacePopover, Stack, Text, tokens, VisuallyHidden } from '@wervio/ui'
import { useEffect, useId, useMemo, useRef, type RefObject } from 'react'
import { styled } from 'styled-components'
import { CategoryBadge, FindingQuote } from './finding-item.tsx'
import type { Direction } from './finding-order.ts'
import type { NumberedFinding } from './numbered-findings.ts'
import { StepButtons } from './step-buttons.tsx'
import { boxOf } from './text-places.ts'
import { RewriteButton } from './rewrite-button.tsx'
import { categoryLabels, shorten } from './texts.ts'

const Body = styled(Stack)`
  width: min(24rem, calc(100vw - ${tokens.space[8]}));
  padding: ${tokens.space[3]} ${tokens.space[4]} ${tokens.space[4]};
`

type Props = {
  finding: NumberedFinding | null
  root: HTMLElement
  /** Which finding of the text it is, from 1, and of how many. */
  number: number
  count: number
  /** Opened by key: the focus goes to its first button. */
  takesFocus: boolean
  onStep: (direction: Direction) => void
  onReplace?: (() => void) | undefined
  onIgnore: () => void
  onClose: (byEscape: boolean) => void
}

/** What is to be said of some words, at the place where they stand. */
export const FindingPopover = ({ finding, root, takesFocus, onClose, ...rest }: Props) => {
  const reasonId = useId()
  const first = useRef<HTMLButtonElement>(null)
  const id = finding?.id
  const place = useMemo(
    () => (id === undefined ? null : { getBoundingClientRect: () => boxOf(root, id), contextElement: root }),
    [id, root],
  )
  return (
    <PlacePopover
      place={place}
      label="Opmerking van de tekstcheck"
      describedBy={reasonId}
      owner={root}
      first={takesFocus ? first : null}
      onClose={onClose}
    >
      {finding && <Advice finding={finding} reasonId={reasonId} first={first} takesFocus={takesFocus} {...rest} />}
    </PlacePopover>
  )
}

type AdviceProps = Omit<Props, 'finding' | 'root' | 'onClose'> & {
  finding: NumberedFinding
  reasonId: string
  first: RefObject<HTMLButtonElement | null>
}

const Advice = ({ finding, reasonId, first, number, count, takesFocus, onStep, onReplace, onIgnore }: AdviceProps) => {
  const { category, quote, reason, rewrite, source } = finding
  const body = useRef<HTMLDivElement>(null)
  const openId = useRef(finding.id)
  // The button that had the focus may be gone with the finding it belonged to.
  useEffect(() => {
    if (openId.current === finding.id) return
    openId.current = finding.id
    if (takesFocus && !body.current?.contains(document.activeElement)) first.current?.focus()
  }, [finding.id, first, takesFocus])
  const canReplace = rewrite !== null && onReplace !== undefined
  const position = `${number} van ${count}`
  return (
    <Body gap={2} ref={body}>
      <VisuallyHidden as="output">{`Opmerking ${position}: ${categoryLabels[category]}, ‘${shorten(quote)}’`}</VisuallyHidden>
      <Cluster justify="space-between" gap={2}>
        <CategoryBadge category={category} />
        <StepButtons onStep={onStep} nextRef={canReplace ? null : first}>
          <Text size="small" tone="muted" aria-hidden>
            {position}
          </Text>
        </StepButtons>
      </Cluster>
      <div>
        <FindingQuote {...finding} />
      </div>
      <Stack gap={1} id={reasonId}>
        <Text>{reason}</Text>
        {rewrite && !canReplace && <Text tone="muted">Liever: ‘{shorten(rewrite)}’</Text>}
        <Text size="small" tone="muted">
          {source}
        </Text>
      </Stack>
      <Cluster gap={2}>
        {canReplace && (
          <RewriteButton variant="primary" quote={quote} rewrite={rewrite} onClick={onReplace} ref={first} />
        )}
        <Button variant="secondary" size="small" onClick={onIgnore}>
          Negeren
        </Button>
      </Cluster>
    </Body>
  )
}
