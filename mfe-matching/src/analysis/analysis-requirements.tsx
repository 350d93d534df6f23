import type { MatchAnalysis, MatchEvidence } from '@wervio/contracts'
import { Badge, Cluster, Heading, plainList, Text, tokens, twoDecimalsText } from '@wervio/ui'
import { useState } from 'react'
import { styled } from 'styled-components'
import { plainQuote } from '../details/requirement-rows.ts'
import { stateLook, stateWord } from '../details/state-look.ts'
import { AnalysisSource } from './analysis-source.tsx'
import { CvPlaceDialog } from './cv-place-dialog.tsx'

const Requirements = styled.ul`
  ${plainList}
  > li {
    padding-block: ${tokens.space[2]};
    border-bottom: 1px solid ${tokens.line.base};
    overflow-wrap: anywhere;
  }
`
const Quotes = styled.ul`
  ${plainList}
  display: grid;
  gap: ${tokens.space[1]};
`
const OnScreen = styled(Text)`
  @media print {
    display: none;
  }
`
type Props = {
  analysis: MatchAnalysis
  /** The CV, while the page still has it. */
  file: File | null
}

/** Each requirement with its state, why, and every place that it rests on; a click opens the CV there. */
export const AnalysisRequirements = ({ analysis: { requirements = [], matches = [] }, file }: Props) => {
  const [place, setPlace] = useState<MatchEvidence | null>(null)
  if (matches.length === 0) return null
  return (
    <section aria-label="Eisen">
      <Heading level={2}>Eisen</Heading>
      {!file && (
        <OnScreen size="small" tone="muted">
          Kies het CV hierboven opnieuw om de plekken erin te openen; we hebben het niet bewaard.
        </OnScreen>
      )}
      <Requirements>
        {requirements.map(({ id, label, weight }, index) => {
          const match = matches[index]
          if (!match) return null
          const { icon, tone } = stateLook(match.state)
          return (
            <li key={id}>
              <Cluster justify="space-between" gap={2}>
                <Cluster gap={2}>
                  <Text as="span" strong>
                    {label}
                  </Text>
                  <Badge tone={tone} icon={icon}>
                    {stateWord(match.state)}
                  </Badge>
                </Cluster>
                <Text as="span" tabular>
                  {twoDecimalsText(match.points)}/{twoDecimalsText(weight)}
                </Text>
              </Cluster>
              {match.remark && <Text size="small">{match.remark}</Text>}
              {match.evidence.length > 0 && (
                <Quotes aria-label={`Plekken: ${label}`}>
                  {match.evidence.map((evidence) => (
                    <Cluster as="li" gap={2} key={`${evidence.path} ${evidence.quote}`}>
                      <Text as="span" size="small" tone="muted">
                        “{plainQuote(evidence)}”
                      </Text>
                      <AnalysisSource
                        evidence={evidence}
                        label={label}
                        onOpen={file ? () => setPlace(evidence) : null}
                      />
                    </Cluster>
                  ))}
                </Quotes>
              )}
            </li>
          )
        })}
      </Requirements>
      {file && place && <CvPlaceDialog file={file} quote={place.quote} onClose={() => setPlace(null)} />}
    </section>
  )
}
