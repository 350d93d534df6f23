import { Card, Heading, Text, tokens, numberText } from '@wervio/ui'
import { useId, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { useWidth } from './use-width.ts'

export type ChartRow = { label: string; count: number }

const Picture = styled.div<{ $height: number }>`
  height: ${({ $height }) => $height}px;
  overflow: hidden;
  text {
    font: ${tokens.font.tiny};
    fill: ${tokens.text.muted};
  }
`
const Frame = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[3]};
`
const Figures = styled.details`
  margin-top: auto;
  summary {
    display: inline-flex;
    align-items: center;
    min-height: ${tokens.control.small};
    color: ${tokens.accent.base};
    font: ${tokens.font.smallStrong};
    cursor: pointer;
    border-radius: 6px;
  }
  ${tokens.breakpoint.touch} {
    summary {
      min-height: ${tokens.control.touch};
    }
  }
  table {
    width: 100%;
    border-collapse: collapse;
    font: ${tokens.font.small};
  }
  th,
  td {
    padding: ${tokens.space[1]} 0;
    border-top: 1px solid ${tokens.line.base};
    text-align: start;
    font-weight: 400;
    overflow-wrap: anywhere;
  }
  thead th {
    font-weight: 600;
    border-top: 0;
  }
  th + th,
  td {
    width: 6rem;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
`
type Props = {
  title: string
  /** What the picture shows, in a sentence. */
  text: string
  rows: readonly ChartRow[]
  /** Head of the first column of the table. */
  rowHeader: string
  /** Of the picture, in px. */
  height: number
  children: (width: number) => ReactNode
}

/** A chart with what it says in words and the figures behind it; the picture itself is for the eye only. */
export const ChartFrame = ({ title, text, rows, rowHeader, height, children }: Props) => {
  const [box, width] = useWidth<HTMLDivElement>()
  const id = useId()
  return (
    <Frame as="section" aria-labelledby={id}>
      <div>
        <Heading level={2} size="card" id={id}>
          {title}
        </Heading>
        <Text size="small" tone="muted">
          {text}
        </Text>
      </div>
      <Picture ref={box} $height={height} aria-hidden>
        {width !== null && rows.length > 0 && children(width)}
      </Picture>
      {rows.length > 0 && (
        <Figures>
          <summary>Cijfers als tabel</summary>
          <table aria-labelledby={id}>
            <thead>
              <tr>
                <th scope="col">{rowHeader}</th>
                <th scope="col">Kandidaten</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ label, count }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{numberText(count)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Figures>
      )}
    </Frame>
  )
}
