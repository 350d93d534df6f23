import type { Vacancy } from '@wervio/contracts'
import { plainList, Text, TextLink, tokens, VisuallyHidden } from '@wervio/ui'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { paths } from '../paths.ts'
import type { ShownTrait } from './trait-words.ts'
import { tabOfSentence } from './vacancy-text.ts'

const Fold = styled.details`
  margin-top: ${tokens.space[1]};
  summary {
    width: fit-content;
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
const List = styled.ul`
  ${plainList}
  display: grid;
  gap: ${tokens.space[3]};
  margin-top: ${tokens.space[2]};
  blockquote {
    padding-left: ${tokens.space[3]};
    border-left: 3px solid ${tokens.accent.base};
    overflow-wrap: anywhere;
  }
  a {
    ${tokens.breakpoint.touch} {
      display: inline-flex;
      align-items: center;
      min-height: ${tokens.control.touch};
    }
  }
`
const TAB_NAMES = { overzicht: 'Overzicht', publicatietekst: 'Publicatietekst' } as const

const SentenceLink = ({ sentence, vacancy }: { sentence: string; vacancy: Vacancy }) => {
  const tab = useMemo(() => tabOfSentence(sentence, vacancy), [sentence, vacancy])
  if (tab === null)
    return (
      <Text size="small" tone="muted">
        Deze zin staat niet meer in de vacature. Genereer de persona opnieuw.
      </Text>
    )
  return (
    <Text size="small" tone="muted">
      <TextLink to={{ search: `?${paths.details.tabParameter}=${tab}` }}>
        Bekijk in {TAB_NAMES[tab]}
        <VisuallyHidden>: {sentence}</VisuallyHidden>
      </TextLink>
    </Text>
  )
}

/** The sentences of the vacancy behind a score, each with what it says and where it stands. */
export const TraitEvidence = ({
  shownTrait: { label, evidence },
  vacancy,
}: {
  shownTrait: ShownTrait
  vacancy: Vacancy
}) => (
  <Fold>
    <summary>
      Waar rust dit op?<VisuallyHidden> {label}</VisuallyHidden>
    </summary>
    <List>
      {evidence.map(({ zin, uitleg }, index) => (
        <li key={index}>
          <blockquote>{zin}</blockquote>
          <Text size="small" tone="muted">
            {uitleg}
          </Text>
          <SentenceLink sentence={zin} vacancy={vacancy} />
        </li>
      ))}
    </List>
  </Fold>
)
