import { tokens } from '@wervio/ui'
import { styled } from 'styled-components'
import type { Hit } from './find-hits.ts'

const Mark = styled.mark<{ $current: boolean }>`
  border-radius: 3px;
  background: ${tokens.status.amber.soft};
  color: ${tokens.status.amber.base};
  outline: ${({ $current }) => ($current ? 2 : 0)}px solid ${tokens.status.amber.base};
`

type Props = { text: string; hits: readonly Hit[]; current: Hit | undefined }

/** Text with the places that a search found. */
export const MarkedText = ({ text, hits, current }: Props) => {
  const ends = [0, ...hits.map(({ end }) => end)]
  return (
    <>
      {hits.map((hit, index) => [
        text.slice(ends[index], hit.start),
        <Mark key={hit.start} $current={hit === current} aria-current={hit === current || undefined}>
          {text.slice(hit.start, hit.end)}
        </Mark>,
      ])}
      {text.slice(ends.at(-1))}
    </>
  )
}
