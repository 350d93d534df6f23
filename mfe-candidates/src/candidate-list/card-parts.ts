import { plainList, tokens } from '@wervio/ui'
import { styled } from 'styled-components'

export const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[3]};
  min-width: 0;
  min-height: 0;
  padding: ${tokens.space[4]} ${tokens.space[4]} ${tokens.space[3]};
  overflow: hidden;
`
export const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${tokens.space[3]};
  align-items: start;
`
export const Who = styled.div`
  min-width: 0;
`
/** Above the link that covers the card. */
export const AboveLink = styled.div`
  position: relative;
  z-index: 1;
  margin: -${tokens.space[1]} -${tokens.space[1]} 0 0;
`
export const Marks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
`
export const Facts = styled.ul`
  ${plainList}
  display: flex;
  gap: ${tokens.space[1]} ${tokens.space[4]};
  color: ${tokens.text.muted};
  li {
    display: flex;
    align-items: center;
    gap: ${tokens.space[2]};
    min-width: 0;
  }
  li:last-child:not(:first-child) {
    flex-shrink: 0;
  }
  svg {
    flex-shrink: 0;
  }
`
/** Buttons: each as wide as its words, and the rest divided. */
export const Foot = styled.footer`
  position: relative;
  z-index: 1;
  display: flex;
  gap: ${tokens.space[2]};
  padding: 0 ${tokens.space[4]} ${tokens.space[4]};
  > * {
    flex: 1 1 auto;
    white-space: nowrap;
    padding-inline: ${tokens.space[2]};
  }
`
