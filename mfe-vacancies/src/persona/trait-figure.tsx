import { Card, Heading, Skeleton, Text, tokens, VisuallyHidden } from '@wervio/ui'
import { lazy, Suspense } from 'react'
import { styled } from 'styled-components'
import { useRadarSize } from './radar-size.ts'
import { scoresInWords, type ShownTrait } from './trait-words.ts'

const Chart = lazy(() => import('./trait-radar.tsx').then(({ TraitRadar }) => ({ default: TraitRadar })))

const Space = styled.div`
  display: grid;
  place-items: center;
  margin-top: ${tokens.space[3]};
`
const Figure = styled.figure`
  margin: 0;
`
const Table = styled.table`
  width: 100%;
  margin-top: ${tokens.space[2]};
  border-collapse: collapse;
  font: ${tokens.font.small};
  th,
  td {
    padding: ${tokens.space[2]} 0;
    border-bottom: 1px solid ${tokens.line.base};
    text-align: left;
  }
  :is(th, td):last-child {
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
`
const AsTable = styled.details`
  @media print {
    display: none;
  }
  margin-top: ${tokens.space[3]};
  summary {
    padding-block: ${tokens.space[1]};
    cursor: pointer;
    color: ${tokens.accent.base};
    font: ${tokens.font.smallStrong};
  }
  ${tokens.breakpoint.touch} {
    summary {
      padding-block: ${tokens.space[3]};
    }
  }
`
const Summary = styled(Text)`
  margin-top: ${tokens.space[2]};
`

/** The five traits at a glance, with what they add up to and the same figures as a table. */
export const TraitFigure = ({ traits, summary }: { traits: readonly ShownTrait[]; summary: string }) => {
  // Its place has the height of the radar before that has loaded, so that nothing moves.
  const { height } = useRadarSize()
  return (
    <Card as="section" aria-label="Persoonlijkheid in één beeld">
      <Heading level={3}>Persoonlijkheid in één beeld</Heading>
      <Figure>
        <Space style={{ minHeight: height }}>
          <Suspense fallback={<Skeleton width="12rem" height="12rem" round />}>
            <Chart traits={traits} />
          </Suspense>
        </Space>
        <figcaption>
          <VisuallyHidden>Scores van 0 tot 10: {scoresInWords(traits)}.</VisuallyHidden>
          {summary && <Summary>{summary}</Summary>}
        </figcaption>
      </Figure>
      <AsTable>
        <summary>Bekijk als tabel</summary>
        <Table>
          <thead>
            <tr>
              <th scope="col">Kenmerk</th>
              <th scope="col">Score (0–10)</th>
            </tr>
          </thead>
          <tbody>
            {traits.map(({ trait, label, score }) => (
              <tr key={trait}>
                <th scope="row">{label}</th>
                <td>{score}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </AsTable>
    </Card>
  )
}
