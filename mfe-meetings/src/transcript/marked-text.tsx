import { secondsText, tokens } from '@wervio/ui'
import { styled } from 'styled-components'
import type { Hit } from './find-hits.ts'
import type { UnsureWord } from './segment-view.ts'
import { textPieces, type TextPiece } from './text-pieces.ts'

const Mark = styled.mark<{ $current: boolean }>`
  border-radius: 3px;
  background: ${tokens.status.amber.soft};
  color: ${tokens.status.amber.base};
  outline: ${({ $current }) => ($current ? 2 : 0)}px solid ${tokens.status.amber.base};
`
const dotted = `text-decoration: underline dotted ${tokens.status.signal.base} 2px; text-underline-offset: 3px;`
const UnsureButton = styled.button`
  display: inline;
  padding: 0;
  font: inherit;
  color: inherit;
  ${dotted}
  &:hover {
    background: ${tokens.status.signal.soft};
  }
`
const UnsureText = styled.span`
  ${dotted}
`

type Props = {
  text: string
  hits: readonly Hit[]
  current: Hit | undefined
  unsureWords?: readonly UnsureWord[] | undefined
  /** Plays a word the engine wasn't sure of; without sound there is nothing to play. */
  onPlay?: ((moment: number) => void) | undefined
  isReachable?: boolean
}

/** Text with the places that a search found, and with the words that were hard to hear. */
export const MarkedText = ({ text, hits, current, unsureWords = NONE, onPlay, isReachable = true }: Props) => {
  const renderPiece = ({ start, text: words, hit }: TextPiece) =>
    hit ? (
      <Mark key={start} $current={hit === current} aria-current={hit === current || undefined}>
        {words}
      </Mark>
    ) : (
      words
    )
  const pieces = textPieces(text, hits, unsureWords)
  return (
    <>
      {pieces.map((piece, index) => {
        const { word } = piece
        if (!word) return renderPiece(piece)
        // The pieces of one word stand in one button.
        if (pieces[index - 1]?.word === word) return null
        const content = pieces.filter((other) => other.word === word).map(renderPiece)
        const title = `Onzeker verstaan, op ${secondsText(word.moment)}`
        return onPlay ? (
          <UnsureButton
            key={word.start}
            type="button"
            tabIndex={isReachable ? 0 : -1}
            title={`${title}. Klik om te luisteren`}
            aria-label={`${word.text}: onzeker verstaan, luister op ${secondsText(word.moment)}`}
            onClick={() => onPlay(word.moment)}
          >
            {content}
          </UnsureButton>
        ) : (
          <UnsureText key={word.start} title={title}>
            {content}
          </UnsureText>
        )
      })}
    </>
  )
}

const NONE: readonly UnsureWord[] = []
