import { Heading, plainList, Text, tokens } from '@wervio/ui'
import { styled } from 'styled-components'
import type { LawfulRemark } from './check-text.ts'

const Remarks = styled.section`
  margin-top: ${tokens.space[4]};
`
const List = styled.ul`
  ${plainList}
  display: grid;
  gap: ${tokens.space[3]};
  margin-top: ${tokens.space[2]};
`

/** Each remark once: a text that names a driving licence three times gets one. */
const distinctRemarks = (remarks: readonly LawfulRemark[]): LawfulRemark[] => [
  ...new Map(remarks.map((remark) => [`${remark.quote.toLowerCase()} ${remark.remark}`, remark])).values(),
]

/** Demands that may stand, with the law that says so. There is nothing to do about them, so they are not counted. */
export const LawfulRemarks = ({ remarks }: { remarks: readonly LawfulRemark[] }) => (
  <Remarks aria-labelledby="mag-gevraagd-worden">
    <Heading level={3} size="card" id="mag-gevraagd-worden">
      Mag gevraagd worden
    </Heading>
    <List>
      {distinctRemarks(remarks).map(({ start, quote, remark }) => (
        <li key={start}>
          <strong>‘{quote}’</strong>
          <Text size="small" tone="muted">
            {remark}
          </Text>
        </li>
      ))}
    </List>
  </Remarks>
)
