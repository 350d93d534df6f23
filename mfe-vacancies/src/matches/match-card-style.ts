import { chosenCard } from '@wervio/remote-kit'
import { Card, plainList, Tags, tokens } from '@wervio/ui'
import { styled } from 'styled-components'

export const CardList = styled.ul`
  ${plainList}
  display: grid;
  /* A card that isn't laid out keeps the width it had, which must not decide how wide the list is. */
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[3]};
  /* The browser lays out only the cards on the screen, also of two hundred. */
  > li {
    content-visibility: auto;
    contain-intrinsic-size: auto 13rem;
    overflow-clip-margin: 6px;
    border-radius: ${tokens.radius.card};
  }
`
export const CardFrame = styled(Card).attrs({ as: 'article', padding: 4 as const })`
  display: grid;
  gap: ${tokens.space[3]};
  ${chosenCard}
`
export const CardHead = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${tokens.space[3]};
  align-items: start;
  > :first-child {
    align-self: start;
  }
  ${tokens.breakpoint.phone} {
    grid-template-columns: auto minmax(0, 1fr);
    > :last-child {
      grid-column: 1 / -1;
    }
  }
`
export const Person = styled.div`
  display: grid;
  gap: 2px;
  min-width: 0;
  overflow-wrap: anywhere;
`
export const Skills = styled(Tags)`
  margin-top: ${tokens.space[1]};
`
export const CardFoot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[2]};
  padding-top: ${tokens.space[3]};
  border-top: 1px solid ${tokens.line.base};
`
/** How it ended; takes the room that the controls leave. */
export const Standing = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  flex: 1 1 14rem;
  gap: ${tokens.space[1]} ${tokens.space[2]};
  min-width: 0;
  overflow-wrap: anywhere;
`
export const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[2]};
  margin-left: auto;
  ${tokens.breakpoint.phone} {
    width: 100%;
    > a {
      flex: 1;
    }
  }
`
