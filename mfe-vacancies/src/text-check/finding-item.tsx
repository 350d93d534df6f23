import { Badge, Cluster, IconButton, Text, tokens } from '@wervio/ui'
import { EyeOff, TriangleAlert } from 'lucide-react'
import type { Ref } from 'react'
import { css, styled } from 'styled-components'
import { familyOf } from './finding-family.ts'
import { isExclusion, type Category, type Finding } from './finding.ts'
import { underline } from './place-style.ts'
import { RewriteButton } from './rewrite-button.tsx'
import { categoryLabels, shorten } from './texts.ts'

const Item = styled.li<{ $selected: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[2]};
  margin-inline: calc(-1 * ${tokens.space[3]});
  padding: ${tokens.space[3]};
  border-top: 1px solid ${tokens.line.base};
  ${({ $selected }) =>
    $selected &&
    css`
      border-radius: ${tokens.radius.control};
      background: ${tokens.surface.sunken};
    `}
`
const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${tokens.space[2]};
`
/** In line with the badge, without making its row higher. */
const Ignore = styled(IconButton)`
  margin-block: -0.3125rem;
  color: ${tokens.text.muted};
`
const Quote = styled.q<{ $category: Category }>`
  overflow-wrap: anywhere;
  font: ${tokens.font.strong};
  quotes: '‘' '’';
  ${({ $category }) => underline(familyOf($category))}
`
const Place = styled.button`
  text-align: start;
  ${tokens.breakpoint.touch} {
    min-height: ${tokens.control.touch};
  }
`
const Source = styled.details`
  color: ${tokens.text.muted};
  font: ${tokens.font.small};
  summary {
    padding-block: ${tokens.space[1]};
    cursor: pointer;
  }
  ${tokens.breakpoint.touch} {
    summary {
      min-height: ${tokens.control.touch};
      align-content: center;
    }
  }
`

export const CategoryBadge = ({ category }: { category: Category }) => (
  <Badge tone={isExclusion(category) ? 'signal' : 'neutral'} icon={isExclusion(category) ? TriangleAlert : undefined}>
    {categoryLabels[category]}
  </Badge>
)

/** The words a finding is about, underlined as they are in the text. */
export const FindingQuote = ({ category, quote }: Finding) => <Quote $category={category}>{shorten(quote)}</Quote>

type Props = {
  finding: Finding
  onReplace?: (() => void) | undefined
  onSelect?: (() => void) | undefined
  onIgnore?: (() => void) | undefined
  /** Called with true while the pointer or the focus is on it. */
  onPoint?: ((isOn: boolean) => void) | undefined
  /** Its place in the text is open. */
  isSelected?: boolean
  ref?: Ref<HTMLLIElement>
}

/** One finding: which words, why, what could stand there, and where that comes from. */
export const FindingItem = ({ finding, onReplace, onSelect, onIgnore, onPoint, isSelected = false, ref }: Props) => {
  const { category, quote, reason, rewrite, source } = finding
  const words = quote && <FindingQuote {...finding} />
  return (
    <Item
      ref={ref}
      $selected={isSelected}
      aria-current={isSelected || undefined}
      onPointerEnter={() => onPoint?.(true)}
      onPointerLeave={() => onPoint?.(false)}
      onFocus={() => onPoint?.(true)}
      onBlur={() => onPoint?.(false)}
    >
      <Head>
        <Cluster gap={2}>
          <CategoryBadge category={category} />
          {words &&
            (onSelect ? (
              <Place type="button" onClick={onSelect}>
                {words}
              </Place>
            ) : (
              words
            ))}
        </Cluster>
        {onIgnore && <Ignore label="Negeren" icon={EyeOff} onClick={onIgnore} />}
      </Head>
      <Text>{reason}</Text>
      {rewrite !== null && !onReplace && quote && <Text tone="muted">Liever: ‘{shorten(rewrite)}’</Text>}
      {rewrite !== null && onReplace && (
        <div>
          <RewriteButton quote={quote} rewrite={rewrite} onClick={onReplace} />
        </div>
      )}
      <Source>
        <summary>Waar komt dit vandaan?</summary>
        {source}
      </Source>
    </Item>
  )
}
